import { type Dice, type Message, type Procedure, type RollReader, type Seat, text } from '@fray/kernel'
import type { Play } from './state.ts'

/** SW-DICE-01: the sphere is the sixth face. */
export const SPHERE = 6

export type Comparison = 'first' | 'second' | 'tie'

/** SW-DICE-05 to -07: compares the dice of both sides from high to low. */
export function compare(first: readonly number[], second: readonly number[]): Comparison {
  const pairs = Math.min(first.length, second.length)
  for (let i = 0; i < pairs; i++) {
    if (first[i]! !== second[i]!) return first[i]! > second[i]! ? 'first' : 'second'
  }
  if ((first[pairs] ?? 0) > 1) return 'first'
  if ((second[pairs] ?? 0) > 1) return 'second'
  return 'tie'
}

/** Counts spheres; more than three count as three (SW-CRIT-01). */
export function spheresIn(dice: readonly number[]): number {
  let count = 0
  for (const die of dice) if (die === SPHERE) count++
  return Math.min(count, 3)
}

/** SW-DICE-11: a 1 always fails, so the target is at least 2. */
export function targetOf(difficulty: number): number {
  return Math.max(2, difficulty)
}

interface TargetResult {
  readonly successes: number
  /** Natural spheres, 0 to 3. */
  readonly spheres: number
}

/** A counted target-number roll that may still be changed by effects used after it. */
export interface CountedRoll {
  readonly count: number
  readonly difficulty: number
  successes: number
}

/**
 * SW-DICE-09, -10: each die at or above the difficulty is a success; against 7 or more every sphere must be confirmed by
 * a further die. With `criticals` two or more spheres need no confirming (SW-CRIT-11).
 */
export function* targetRoll(
  play: Play,
  purpose: Message,
  rules: readonly string[],
  seat: Seat,
  count: number,
  difficulty: number,
  criticals = false,
): Procedure<TargetResult> {
  const target = targetOf(difficulty)
  if (count <= 0) return { successes: 0, spheres: 0 }
  const read = yield* play.roll(purpose, rules, [{ seat, count, sides: SPHERE }], targetReader(target))
  if (target <= SPHERE) return { successes: read.successes, spheres: read.spheres }
  if (criticals && read.spheres >= 2) return { successes: read.allSpheres, spheres: read.spheres }
  const successes = yield* confirm(play, seat, read.allSpheres, target - 5)
  return { successes, spheres: read.spheres }
}

/** SW-DICE-10: rolls one more die for each sphere, at the difficulty less 5, and again beyond that. */
export function* confirm(play: Play, seat: Seat, count: number, difficulty: number): Procedure<number> {
  if (count === 0) return 0
  const { successes } = yield* targetRoll(
    play,
    text('roll.confirm', { difficulty }),
    ['SW-DICE-10'],
    seat,
    count,
    difficulty,
  )
  return successes
}

interface TargetReading extends TargetResult {
  readonly allSpheres: number
}

const targetReaders = new Map<number, RollReader<TargetReading>>()

function targetReader(target: number): RollReader<TargetReading> {
  let reader = targetReaders.get(target)
  if (!reader) {
    reader = { id: `target-${target}`, read: (dice) => readTarget(dice, target) }
    targetReaders.set(target, reader)
  }
  return reader
}

function readTarget([dice = []]: Dice, target: number): TargetReading {
  let successes = 0
  let allSpheres = 0
  for (const die of dice) {
    if (die >= target) successes++
    if (die === SPHERE) allSpheres++
  }
  return { successes, allSpheres, spheres: Math.min(allSpheres, 3) }
}

const opposedReader: RollReader<Comparison> = {
  id: 'opposed',
  read: ([first = [], second = []]) => compare(first, second),
}

/**
 * SW-DICE-05, -08: both sides roll at the same time, at least one die each (SW-DICE-21). The caller handles full ties
 * (SW-DICE-06).
 */
export function* opposedRoll(
  play: Play,
  purpose: Message,
  rules: readonly string[],
  first: { readonly seat: Seat; readonly count: number },
  second: { readonly seat: Seat; readonly count: number },
): Procedure<{ readonly winner: Comparison }> {
  const pools = [first, second].map(({ seat, count }) => ({ seat, count: Math.max(1, count), sides: SPHERE }))
  return { winner: yield* play.roll(purpose, rules, pools, opposedReader) }
}

/** SW-DICE-22: adds up some dice, a sphere counting 6. */
export function sumRoll(
  play: Play,
  purpose: Message,
  rules: readonly string[],
  seat: Seat,
  count: number,
): Procedure<number> {
  return play.roll(purpose, rules, [{ seat, count, sides: SPHERE }], sumReader)
}

const sumReader: RollReader<number> = { id: 'sum', read: ([dice = []]) => dice.reduce((sum, die) => sum + die, 0) }

/** SW-DICE-22: rolls a D3, which is a die halved, rounded up. */
export function* d3Roll(play: Play, purpose: Message, rules: readonly string[], seat: Seat): Procedure<number> {
  return yield* play.roll(purpose, rules, [{ seat, count: 1, sides: SPHERE }], d3Reader)
}

const d3Reader: RollReader<number> = { id: 'd3', read: ([dice = []]) => Math.ceil((dice[0] ?? 1) / 2) }
