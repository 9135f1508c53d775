import type { Json, Seat } from '@fray/kernel'
import { missileRange } from '../charts.ts'
import { missileOf } from '../combat/factors.ts'
import { enemyOf, gapOf, isEngaged, isLegion, type Present, present } from '../roster.ts'
import type { State } from '../state.ts'
import { movingSeat } from '../turn/sequence.ts'
import { mm } from '../units.ts'

/** A legion's behaviour in a movement step: it stays where it is, or goes at the enemy. */
type Stance = 'hold' | 'advance'

/** The stances of a seat's legions, by their ids. */
export type Plan = Readonly<Record<string, Stance>>

/** MI-SEQUENCE-03: names the movement step that a seat plans for, if it is its own. */
export function planSpan(state: State, seat: Seat): string | undefined {
  const { phase, turn, step } = state
  const isMoving = phase === 'step' && (step === 3 || step === 5 || step === 7)
  return isMoving && movingSeat(state) === seat ? `${turn} ${step}` : undefined
}

/** The plan without any search: shooters keep the enemy in range, all others advance. */
export function firstPlan(state: State, seat: Seat): Plan {
  return Object.fromEntries(freeLegions(state, seat).map((unit) => [unit.id, stanceOf(state, unit)]))
}

/** Gets the plans that differ from one in the stance of a single legion, and those in which all do the same. */
export function otherPlans(plan: Plan): readonly Plan[] {
  const flipped = Object.entries(plan).map(([id, stance]) => ({ ...plan, [id]: opposite(stance) }))
  const alike = (['hold', 'advance'] as const).map((stance) =>
    Object.fromEntries(Object.keys(plan).map((id) => [id, stance])),
  )
  return [...flipped, ...(flipped.length > 1 ? alike : [])]
}

/** Reads a plan that was written as data. */
export function readPlan(plan: Json | undefined): Plan | undefined {
  return plan as Plan | undefined
}

function opposite(stance: Stance): Stance {
  return stance === 'hold' ? 'advance' : 'hold'
}

/** MI-MOVE-01: the legions that may move of their own will. */
function freeLegions(state: State, seat: Seat): Present[] {
  return present(state, seat).filter(
    (unit) => isLegion(unit) && unit.fate === 'fighting' && !isEngaged(state, unit) && !unit.now.halted,
  )
}

export function stanceOf(state: State, unit: Present): Stance {
  return isShooter(unit) && missingToRange(state, unit) <= 0 ? 'hold' : 'advance'
}

export function isShooter(unit: Present): boolean {
  return rangeOf(unit) > 0
}

/** MI-RANGE-01: how far its missiles carry; 0 without any. */
function rangeOf(unit: Present): number {
  const missile = missileOf(unit)
  return missile ? mm(missileRange(missile.weapon)?.long ?? 0) : 0
}

/** How much nearer the nearest enemy legion must be for its missiles: zero or less if one is in range. */
export function missingToRange(state: State, unit: Present): number {
  const gaps = present(state, enemyOf(unit.seat))
    .filter((enemy) => isLegion(enemy) && enemy.fate === 'fighting')
    .map((enemy) => gapOf(unit, enemy))
  return Math.min(Number.POSITIVE_INFINITY, ...gaps) - IN_RANGE * rangeOf(unit)
}

/** The rear ranks stand further back, so a shooter comes nearer than its range. */
const IN_RANGE = 0.9
