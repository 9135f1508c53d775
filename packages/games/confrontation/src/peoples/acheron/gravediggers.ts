import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { wholePoint } from '@fray/tabletop'
import { addOwnEffect, effectOn, immediately, lasting, removeEffect } from '../../abilities/builders.ts'
import { isDying } from '../../abilities/resilience/resilience.ts'
import { define } from '../../ability.ts'
import { profileNamed } from '../../armies/cards/profiles.ts'
import { isInAura } from '../../divination/aura.ts'
import { miracle } from '../../divination/miracle.ts'
import { effectSourceOf } from '../../divination/miracles/builders.ts'
import { limits } from '../../limits.ts'
import { fitsAt } from '../../movement/move-plan.ts'
import { enchant, enchantment, enchantmentOf } from '../../mystic/enchantment.ts'
import { fighterOption } from '../../pick-fighter.ts'
import { newFighter } from '../../preparation/beginning.ts'
import {
  type Fighter,
  fighter,
  isStanding,
  type Play,
  type PlayState,
  profileOf,
  type Stance,
  standing,
} from '../../state.ts'
import { maySummon, summon } from '../../summoning/summoning.ts'
import { has, someWith } from '../../traits.ts'
import { CENTIMETRE } from '../../units.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { innate, isOfArmy } from '../builders.ts'

/** CF-REV-ACHERON-01: of Acheron, with both abilities on its card. */
export function isZombie(who: Fighter): boolean {
  const prints = (id: string) => profileOf(who).traits.some(({ ability }) => ability === id)
  return isOfArmy(who, 'acheron') && prints('living-dead') && prints('regeneration')
}

const MASTERS = 'zombie-masters'
const MASTERED = { id: MASTERS, per: 'round' } as const

/** CF-REV-ACHERON-19: adds a die to a call; the zombie suffers if the call fails. */
const zombieMasters = innate(MASTERS, {
  *bondDice(play, bearer) {
    const zombies = standing(play).filter((fighter) => {
      return fighter.seat === bearer.seat && isZombie(fighter) && isInAura(play, bearer, fighter)
    })
    if (zombies.length === 0 || limits.isSpent(play.state, bearer.uses, MASTERED)) return 0
    const zombie = yield* chooseZombie(play, bearer, zombies)
    if (!zombie) return 0
    limits.spend(play.state, bearer.uses, MASTERED)
    addOwnEffect(play, bearer, 'zombie-bond', MASTERS, 'round', zombie.id)
    return 1
  },
  *callFailed(play, { fervour }, bearer) {
    const bond = removeEffect(bearer, 'zombie-bond')
    if (!bond) return
    const victim = fighter(play, bond.x!)
    if (!isStanding(victim)) return
    const common = { victim, by: null, kind: 'effect', strength: fervour } as const
    yield* rollDamage(play, { ...common, unavoidable: true, rules: ['CF-REV-ACHERON-19'] })
  },
  afterCall: (_play, _calling, bearer) => immediately(() => void removeEffect(bearer, 'zombie-bond')),
})

/** The number is the zombie bound to a call. */
const bond = lasting('zombie-bond', MASTERS, {})

function* chooseZombie(play: Play, bearer: Fighter, zombies: readonly Fighter[]): Procedure<Fighter | null> {
  const none: DecisionOption<Fighter | null> = {
    key: 'none',
    text: text('option.zombie-none'),
    icon: 'hand',
    value: null,
  }
  return yield* play.pick<Fighter | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.zombie', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-ACHERON-19'],
    options: [...zombies.map((zomby) => fighterOption(zomby)), none],
  })
}

const CHAIN = 'chain-of-the-grave'
/** CF-REV-ACHERON-20: the profiles that may rise, and the abilities whose bearers raise nothing. */
const RAISED = ['acheron-zombie-warrior', 'acheron-zombie-of-acheron', 'acheron-zombie-in-armour']
const SOULLESS = ['living-dead', 'construct']

/** CF-REV-ACHERON-20: waits for a death in the gravedigger's aura of faith and raises a zombie from it. */
miracle(CHAIN, {
  mayTarget: (_play, { effects }) => !effects.some(({ object }) => object === enchantmentOf(CHAIN)),
  effect: (play, calling) => immediately(() => void enchant(play, effectSourceOf(calling), calling.faithful)),
})
/** The number is the victim whose death has been logged and whose place is about to be free. */
const GRAVE = enchantmentOf(CHAIN, 'grave')
enchantment(CHAIN, { lasts: 'game' }, 'grave')
enchantment(CHAIN, {
  lasts: 'game',
  shownAs: 'graveyard',
  *onDeathOf(play, victim, bearer) {
    if (victim === bearer || isDying(victim) || effectOn(bearer, GRAVE) || !isInAura(play, bearer, victim)) return
    if (SOULLESS.some((id) => has(play, victim, id))) return
    if (someWith(play, victim, 'survives')) return yield* raise(play, bearer, victim)
    // CF-WOUND-13: the place is free once the victim has been removed.
    addOwnEffect(play, bearer, GRAVE, CHAIN, 'round', victim.id)
  },
  *onEliminationOf(play, victim, bearer) {
    if (effectOn(bearer, GRAVE)?.x !== victim.id) return
    removeEffect(bearer, GRAVE)
    yield* raise(play, bearer, victim)
  },
})

function* raise(play: Play, bearer: Fighter, victim: Fighter): Procedure {
  const open = RAISED.flatMap((who) => {
    const at = nearestSpot(play, bearer, victim, who)
    return at && maySummon(play, { summoner: bearer, who, within: 0, cause: CHAIN, rule: 'CF-REV-ACHERON-20', at })
      ? [{ who, at }]
      : []
  })
  if (open.length === 0) return
  const { who, at } = yield* chooseRaised(play, bearer, open)
  removeEffect(bearer, enchantmentOf(CHAIN))
  yield* summon(play, { summoner: bearer, who, within: 0, cause: CHAIN, rule: 'CF-REV-ACHERON-20', at })
}

interface Raising {
  readonly who: string
  readonly at: Stance
}

function* chooseRaised(play: Play, bearer: Fighter, open: readonly Raising[]): Procedure<Raising> {
  return yield* play.pick<Raising>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.raised', { fighter: { figure: bearer.id } }),
    rules: ['CF-REV-ACHERON-20'],
    options: open.map((raising) => ({
      key: raising.who,
      text: text('trait', { name: profileNamed(raising.who)!.name }),
      value: raising,
    })),
  })
}

/** Directions in which a place is sought, as parts of a distance, and the distance added at each step. */
const ROUND = [0, 0.38, 0.71, 0.92, 1]
const STEP = 0.5 * CENTIMETRE
const FURTHEST = 15 * CENTIMETRE

/**
 * CF-REV-ACHERON-20: the place nearest to the victim's, in the aura, with room and without enemies; the victim's own
 * place if it is free.
 */
function nearestSpot(play: PlayState, bearer: Fighter, victim: Fighter, who: string): Stance | null {
  const profile = profileNamed(who)!
  const member = { profile, extras: [], spells: [], miracles: [], ap: profile.ap }
  const zombie = newFighter(play.state.fighters.length, bearer.seat, bearer.card, member)
  for (let off = 0; off <= FURTHEST; off += STEP) {
    for (const at of placesAt(victim, bearer, off)) {
      const placedZombie: Fighter = { ...zombie, at, status: 'standing' }
      if (isInAura(play, bearer, placedZombie) && fitsAt(play, placedZombie, at, 0)) return at
    }
  }
  return null
}

function placesAt({ at: { x, y } }: Fighter, { at: { facing } }: Fighter, off: number): Stance[] {
  if (off === 0) return [{ x, y, facing }]
  return ROUND.flatMap((dx, i) => {
    const dy = ROUND[ROUND.length - 1 - i]!
    return [1, -1].flatMap((h) => [1, -1].map((v) => ({ ...wholePoint(x + h * dx * off, y + v * dy * off), facing })))
  })
}

define(zombieMasters, bond)
