import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { type Ability, define } from '../../ability.ts'
import type { Action } from '../../activation/activity.ts'
import { gainFaith, isFaithful } from '../../divination/faith.ts'
import { gapBetween, isFree } from '../../ground/bodies.ts'
import { type Gem, isMagician, masteredBy } from '../../incantation/mana.ts'
import { gainGems } from '../../incantation/reserve.ts'
import { limits, registerCounterKind } from '../../limits.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { allWith, someWith, xOf } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { ability, ruleOf } from '../builders.ts'
import { isDying } from '../resilience/resilience.ts'

const servedAs = registerCounterKind('served')

/** CF-ABIL-27, -62: the maximum distance of a friend in cm, and the STR of the giver's Damage roll per point. */
const REACH = 10 * CENTIMETRE
const STRENGTH = 5

/** A fighter that suffers damage so that a friend gains points of some kind. */
interface SelfSacrifice<Kind> {
  readonly ability: string
  readonly icon: string
  /** Whether it works for this friend. */
  serves(friend: Fighter): boolean
  /** The kinds of points this friend can receive. */
  kinds(friend: Fighter): readonly Kind[]
  optionOf(gift: Gift<Kind>): Pick<DecisionOption, 'key' | 'text'>
  gain(play: Play, friend: Fighter, points: number, kind: Kind): void
}

interface Gift<Kind> {
  readonly giver: Fighter
  readonly points: number
  readonly kind: Kind
}

/** Each giver gives once per round, and each friend receives from one giver. */
const givenLimit = (id: string) => ({ id, per: 'round' }) as const
const receivedLimit = (id: string) => ({ id: servedAs(id), per: 'round' }) as const

/** Lists the fighters that can give to a friend now, and how much. */
function giversFor(play: PlayState, id: string, friend: Fighter): (readonly [giver: Fighter, most: number])[] {
  return standing(play).flatMap((fighter) => {
    if (fighter === friend || fighter.seat !== friend.seat || isDying(fighter) || !reaches(play, fighter, friend))
      return []
    const own = allWith(play, fighter, 'actionsForFriends').find(([{ id: found }]) => found === id)
    if (!own || limits.isSpent(play.state, fighter.uses, givenLimit(id))) return []
    return [[fighter, xOf(fighter, id, own[1])] as const]
  })
}

/** CF-ABIL-27, -62: whether the giver is near enough; CF-REV-ACHERON-34: some friends reach further. */
function reaches(play: PlayState, giver: Fighter, friend: Fighter): boolean {
  if (gapBetween(giver, friend) <= REACH) return true
  return someWith(play, friend, 'reachesGiver', (ability, effect) => ability.reachesGiver(play, giver, friend, effect))
}

function actionFor<Kind>(sacrifice: SelfSacrifice<Kind>): Action {
  const { ability: id, icon, serves } = sacrifice
  const rule = ruleOf(id)
  return {
    id,
    icon,
    rules: [rule],
    concerns: (play, { fighter }) =>
      serves(fighter) &&
      !limits.isSpent(play.state, fighter.uses, receivedLimit(id)) &&
      giversFor(play, id, fighter).length > 0,
    bar: (play, { fighter }) => (isFree(play, fighter) ? undefined : { reason: 'barred.contact', rules: [rule] }),
    *perform(play, { fighter }): Procedure {
      const gift = yield* chooseGift(play, fighter, sacrifice)
      limits.spend(play.state, gift.giver.uses, givenLimit(id))
      limits.spend(play.state, fighter.uses, receivedLimit(id))
      yield* give(play, fighter, gift, sacrifice)
    },
  }
}

function* chooseGift<Kind>(play: Play, friend: Fighter, sacrifice: SelfSacrifice<Kind>): Procedure<Gift<Kind>> {
  const gifts = giversFor(play, sacrifice.ability, friend).flatMap(([giver, most]) =>
    Array.from({ length: most }, (_, i) => i + 1).flatMap((points) =>
      sacrifice.kinds(friend).map((kind): Gift<Kind> => ({ giver, points, kind })),
    ),
  )
  return yield* play.pick<Gift<Kind>>({
    seat: friend.seat,
    figure: friend.id,
    prompt: text('ask.self-sacrifice', { fighter: { figure: friend.id } }),
    rules: [ruleOf(sacrifice.ability)],
    options: gifts.map((gift) => ({ ...sacrifice.optionOf(gift), figure: gift.giver.id, value: gift })),
  })
}

/** CF-ABIL-27, -62: the points are gained whatever the Damage roll does; one more if the giver dies. */
function* give<Kind>(
  play: Play,
  friend: Fighter,
  { giver, points, kind }: Gift<Kind>,
  { ability: id, gain }: SelfSacrifice<Kind>,
): Procedure {
  const rule = ruleOf(id)
  const args = { fighter: { figure: giver.id }, friend: { figure: friend.id } }
  play.log('self-sacrifice', args, [rule], { seat: giver.seat })
  gain(play, friend, points, kind)
  const strength = STRENGTH * points
  yield* rollDamage(play, { victim: giver, by: null, kind: 'effect', strength, resistance: 0, rules: [rule] })
  if (giver.status === 'eliminated') gain(play, friend, 1, kind)
}

function selfSacrifice<Kind>(sacrifice: SelfSacrifice<Kind>): Ability {
  return ability(sacrifice.ability, { actionsForFriends: [actionFor(sacrifice)] })
}

/** CF-ABIL-27: gems of an Element that a magician masters. */
const devotion = selfSacrifice<Gem>({
  ability: 'devotion',
  icon: 'gems',
  serves: isMagician,
  kinds: masteredBy,
  optionOf: ({ giver, points, kind }) => ({
    key: `${giver.id}:${points}:${kind}`,
    text: text('option.devotion-gift', {
      fighter: { figure: giver.id },
      gems: points,
      element: { text: text(`element.${kind}`) },
      strength: STRENGTH * points,
    }),
  }),
  gain: (play, friend, gems, gem) => gainGems(play, friend, gem, gems, ['CF-ABIL-27', 'CF-MANA-11']),
})

/** CF-ABIL-62: temporary faith for a faithful. */
const martyr = selfSacrifice<null>({
  ability: 'martyr',
  icon: 'prayer',
  serves: isFaithful,
  kinds: () => [null],
  optionOf: ({ giver, points }) => ({
    key: `${giver.id}:${points}`,
    text: text('option.martyr-gift', { fighter: { figure: giver.id }, points, strength: STRENGTH * points }),
  }),
  gain: (play, friend, points) => gainFaith(play, friend, points, 'CF-ABIL-62'),
})

define(devotion, martyr)
