import { type Procedure, text } from '@fray/kernel'
import { addOwnEffect, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import type { Characteristic } from '../../armies/cards/profile.ts'
import { isFaithful, spendFaith } from '../../divination/faith.ts'
import { gapBetween } from '../../ground/bodies.ts'
import { type Gem, gemsIn, isMagician, kindsIn, spendGems } from '../../incantation/mana.ts'
import { limits, registerCounter } from '../../limits.ts'
import { perceives } from '../../mystic/perception.ts'
import { mayAimPower, passesSpotting } from '../../mystic/spotting.ts'
import { pickFighter } from '../../pick-fighter.ts'
import { type Fighter, type Play, type PlayState, standing } from '../../state.ts'
import { CENTIMETRE } from '../../units.ts'
import { freeAction, innate } from '../builders.ts'

const ANATHEMA = 'anathema-of-merin'
/** CF-REV-GRIFFIN-22: reach in cm. */
const REACH = 20
const SPOKEN = { id: ANATHEMA, per: 'round' } as const
const BLESSED = { id: registerCounter('anathema-point'), per: 'round' } as const
const RAISED: readonly Characteristic[] = ['ini', 'att', 'str', 'def', 'res']

/** CF-REV-GRIFFIN-22: once a round; the victim loses a gem or a point of faith, and a friend wins a point. */
const anathema = innate(ANATHEMA, {
  actions: [
    freeAction(ANATHEMA, {
      icon: 'prayer',
      rules: ['CF-REV-GRIFFIN-22'],
      isOpen: (play, bearer) => {
        return !limits.isSpent(play.state, bearer.uses, SPOKEN) && victimsOf(play, bearer).length > 0
      },
      use: speak,
    }),
  ],
})

/** CF-REV-GRIFFIN-22: near and in sight; the exorcist is both. */
function reaches(play: PlayState, bearer: Fighter, other: Fighter): boolean {
  if (other === bearer) return true
  const isNear = gapBetween(bearer, other) <= REACH * CENTIMETRE
  return isNear && perceives(play, bearer, other) && mayAimPower(play, bearer, other)
}

function victimsOf(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => {
    return fighter !== bearer && (isMagician(fighter) || isFaithful(fighter)) && reaches(play, bearer, fighter)
  })
}

function* speak(play: Play, bearer: Fighter): Procedure {
  const victim = yield* pickFighter(play, bearer.seat, victimsOf(play, bearer), 'ask.anathema', ['CF-REV-GRIFFIN-22'])
  if (!(yield* passesSpotting(play, bearer, victim, 'power'))) return
  limits.spend(play.state, bearer.uses, SPOKEN)
  yield* drain(play, bearer, victim)
  yield* bless(play, bearer)
}

/** CF-REV-GRIFFIN-22: the exorcist's player chooses between two reserves; an empty one loses nothing. */
function* drain(play: Play, bearer: Fighter, victim: Fighter): Procedure {
  const reserves = [
    ...(isMagician(victim) ? (['gem'] as const) : []),
    ...(isFaithful(victim) ? (['faith'] as const) : []),
  ]
  const lost = yield* play.pick<'gem' | 'faith'>({
    seat: bearer.seat,
    figure: victim.id,
    prompt: text('ask.anathema-reserve', { victim: { figure: victim.id } }),
    rules: ['CF-REV-GRIFFIN-22'],
    options: reserves.map((reserve) => ({ key: reserve, text: text(`option.anathema-${reserve}`), value: reserve })),
  })
  const args = { fighter: { figure: bearer.id }, victim: { figure: victim.id } }
  play.log(`anathema.${lost}`, args, ['CF-REV-GRIFFIN-22'], { seat: bearer.seat, isOutcome: true })
  if (lost === 'faith') return spendFaith(victim, Math.min(1, victim.faith))
  if (gemsIn(victim.gems) > 0) spendGems(victim, { [yield* gemLost(play, victim)]: 1 })
}

function* gemLost(play: Play, victim: Fighter): Procedure<Gem> {
  return yield* play.pick<Gem>({
    seat: victim.seat,
    figure: victim.id,
    prompt: text('ask.anathema-gem', { victim: { figure: victim.id } }),
    rules: ['CF-REV-GRIFFIN-22'],
    options: kindsIn(victim.gems).map((gem) => ({ key: gem, text: text(`element.${gem}`), value: gem })),
  })
}

/** CF-REV-GRIFFIN-22: for the exorcist or a friend, each once a round; the point cannot be saved. */
function* bless(play: Play, bearer: Fighter): Procedure {
  const friends = standing(play).filter((fighter) => {
    const open = fighter.seat === bearer.seat && !limits.isSpent(play.state, fighter.uses, BLESSED)
    return open && reaches(play, bearer, fighter)
  })
  if (friends.length === 0) return
  const [friend, which] = yield* play.pick<readonly [Fighter, Characteristic]>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.anathema-point', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-GRIFFIN-22'],
    options: friends.flatMap((fighter) =>
      RAISED.map((raised) => {
        const words = { fighter: { figure: fighter.id }, characteristic: { text: text(`characteristic.${raised}`) } }
        const group = {
          text: text('group.fighter', words),
          label: text('label.anathema-point', words),
        }
        return {
          key: `${fighter.id}:${raised}`,
          text: text('option.anathema-point', words),
          figure: fighter.id,
          group,
          value: [fighter, raised] as const,
        }
      }),
    ),
  })
  limits.spend(play.state, friend.uses, BLESSED)
  addOwnEffect(play, friend, `anathema-${which}`, ANATHEMA, 'round')
  const args = { fighter: { figure: friend.id }, characteristic: { text: text(`characteristic.${which}`) } }
  play.log('anathema.point', args, ['CF-REV-GRIFFIN-22'], { seat: bearer.seat })
}

const points = RAISED.map((raised) =>
  lasting(`anathema-${raised}`, ANATHEMA, {
    characteristic: ({ which, tally }) => {
      if (which === raised) tally.add(1, termOf(ANATHEMA), 'CF-REV-GRIFFIN-22')
    },
  }),
)

define(anathema, ...points)
