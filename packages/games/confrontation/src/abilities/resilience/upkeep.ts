import { type DecisionOption, type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { mayRollAgain } from '../../dice/throw-hand.ts'
import { inContact } from '../../ground/bodies.ts'
import { limits, registerCounter } from '../../limits.ts'
import { fighterOption } from '../../pick-fighter.ts'
import {
  type Effect,
  type Fighter,
  isInPlay,
  type Play,
  type PlayState,
  profileOf,
  standing,
  type WoundLevel,
} from '../../state.ts'
import { allWith, someWith, xOf } from '../../traits.ts'
import { inflict } from '../../wounds/health.ts'
import { ability, rollDie } from '../builders.ts'
import { isDying } from './resilience.ts'

const CURED = { id: registerCounter('cured'), per: 'round' } as const

/**
 * CF-ABIL-24: the bearer or a friend in contact may be healed by one degree, once per round for each healer and
 * patient.
 */
const cure = ability('cure', {
  lowestCounts: true,
  maintenance: {
    step: 'active',
    isIdle: (play, bearer) => patientsOf(play, bearer).length === 0,
    *perform(play, bearer, effect) {
      const patient = yield* choosePatient(play, bearer)
      if (!patient) return
      const face = yield* rollDie(play, bearer, 'CF-ABIL-24', 'roll.cure')
      if (face < xOf(bearer, 'cure', effect)) return
      limits.spend(play.state, patient.uses, CURED)
      heal(play, patient, 'CF-ABIL-24')
    },
  },
})

function* choosePatient(play: Play, bearer: Fighter): Procedure<Fighter | null> {
  const patients = patientsOf(play, bearer)
  if (patients.length === 0) return null
  const none: DecisionOption<Fighter | null> = { key: 'none', text: text('option.cure.none'), value: null }
  return yield* play.pick<Fighter | null>({
    seat: bearer.seat,
    figure: bearer.id,
    prompt: text('ask.cure', { fighter: { figure: bearer.id } }),
    rules: ['CF-ABIL-24'],
    options: [...patients.map((patient) => fighterOption(patient)), none],
  })
}

function patientsOf(play: PlayState, bearer: Fighter): Fighter[] {
  return standing(play).filter((fighter) => mayBeCured(play, bearer, fighter))
}

function mayBeCured(play: PlayState, bearer: Fighter, patient: Fighter): boolean {
  if (patient.seat !== bearer.seat || patient.wounds === 0 || isBeyondHealing(play, patient)) return false
  if (profileOf(patient).machine?.structurePoints) return false
  const near = patient === bearer || inContact(bearer, patient)
  return near && !limits.isSpent(play.state, patient.uses, CURED)
}

/** CF-ABIL-24, CF-VIRTUE-08: whether a fighter is beyond healing: already dead and fighting on, or barred from it. */
export function isBeyondHealing(play: PlayState, patient: Fighter): boolean {
  return isDying(patient) || someWith(play, patient, 'cannotHeal')
}

/** CF-ABIL-19: removes the counter of an extra level first, then lowers the Wound by one degree. */
export function heal(play: Play, patient: Fighter, rule: string): void {
  if (isBeyondHealing(play, patient)) return
  if (patient.extraWounds > 0) patient.extraWounds--
  else patient.wounds = Math.max(0, patient.wounds - 1) as WoundLevel
  logHealing(play, patient, rule)
}

/** Logs that a fighter is better, and which Wounds it still has. */
export function logHealing(play: Play, { id, seat, wounds }: Fighter, rule: string): void {
  const level = { text: text(`wound-level.${wounds}`) }
  play.log('healed', { fighter: { figure: id }, level }, [rule], { seat, isOutcome: true })
}

/** CF-ABIL-32: in each maintenance phase the bearer may lose a degree, twice at most; it never regenerates. */
const ephemeral = ability('ephemeral', {
  lowestCounts: true,
  suspends: ['regeneration'],
  maintenance: {
    step: 'adverse',
    *perform(play, bearer, effect) {
      for (let roll = 0; roll < 2 && isInPlay(bearer); roll++) {
        const face = yield* rollDie(play, bearer, 'CF-ABIL-32', 'roll.ephemeral')
        if (face < xOf(bearer, 'ephemeral', effect)) return
        yield* inflict(play, bearer, 'light', { by: null, rules: ['CF-ABIL-32'] })
      }
    },
  },
})

/** CF-ABIL-82: in each maintenance phase the bearer's Wounds may heal, twice at most; the dead do not heal. */
const regeneration = ability('regeneration', {
  lowestCounts: true,
  maintenance: {
    step: 'passive',
    alone: true,
    isIdle: (play, bearer) => bearer.wounds === 0 || isBeyondHealing(play, bearer),
    *perform(play, bearer, effect) {
      for (let roll = 0; roll < 2; roll++) {
        if (bearer.wounds === 0 || isBeyondHealing(play, bearer)) return
        const helped = roll === 0 ? helpFor(play, bearer) : 0
        if (!(yield* regenerates(play, bearer, leastFace(play, bearer, effect) - helped))) return
        heal(play, bearer, 'CF-ABIL-82')
      }
    },
  },
})

/** CF-ABIL-82, CF-REV-TIRNABOR-15: the better of the printed value and those of effects. */
function leastFace(play: Play, bearer: Fighter, effect: Effect | null): number {
  const own = xOf(bearer, 'regeneration', effect)
  const given = allWith(play, bearer, 'regeneratesOn').map(([thing, laid]) => thing.regeneratesOn(bearer, laid))
  return Math.min(...given, ...(own > 0 || given.length === 0 ? [own] : []))
}

function* regenerates(play: Play, bearer: Fighter, least: number): Procedure<boolean> {
  for (;;) {
    const face = yield* rollDie(play, bearer, 'CF-ABIL-82', 'roll.regeneration')
    if (face >= least) return true
    if (!(yield* isRetried(play, bearer))) return false
  }
}

/** CF-REV-MIDNOR-22: whether an object repeats a failed Regeneration roll. */
function* isRetried(play: Play, bearer: Fighter): Procedure<boolean> {
  if (!mayRollAgain(play, bearer)) return false
  for (const [object, effect] of allWith(play, bearer, 'retriesRegeneration')) {
    if (yield* object.retriesRegeneration(play, bearer, effect)) return true
  }
  return false
}

/** CF-PACK-18: the best bonus among friends nearby. */
function helpFor(play: Play, patient: Fighter): number {
  const friends = standing(play).filter(({ seat }) => seat === patient.seat)
  const helps = friends.flatMap((friend) =>
    allWith(play, friend, 'helpsRegeneration').map(([object, effect]) =>
      object.helpsRegeneration(play, patient, friend, effect),
    ),
  )
  return Math.max(0, ...helps)
}

define(cure, ephemeral, regeneration)
