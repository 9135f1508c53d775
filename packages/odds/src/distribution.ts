import type { Answer, Seat } from '@fray/kernel'
import { type Exploration, type ExploreOptions, explore, type Imaginable, type LeafReading } from './explore.ts'
import { samplingError } from './forecast.ts'
import type { Probability } from './mass.ts'
import { MassByKey, type WeightedValue } from './mass-by-key.ts'

/** The mean of a measured number. */
interface Mean {
  readonly value: number
  /** Half the width of its 95% interval, if the futures were sampled. */
  readonly error?: number
}

/** The distribution of a measured number or word over the futures of an answer. */
export interface Distribution<V extends string | number> {
  readonly exact: boolean
  readonly leaves: number
  /** Numbers in ascending order; words by probability, most likely first. */
  readonly values: readonly { readonly value: V; readonly probability: Probability }[]
  /** Present only if all measured values are numbers. */
  readonly mean?: Mean
  readonly missing: Probability
  /** Half the width of the 95% interval of any probability in a sample. */
  readonly error?: number
}

/** Computes the distribution of a measure after an answer, as far as the seat knows the match. */
export function distribution<V extends string | number, State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  measure: LeafReading<V, State, Setup, View>,
  options: ExploreOptions<State, Setup, View> = {},
): Distribution<V> {
  const found = explore(match, seat, answer, measure, options)
  const { exact, leaves, missing } = found
  const weighing = new MassByKey<V>()
  for (const { result, mass } of leaves) weighing.add(`${typeof result} ${result}`, result, mass)
  const numbers = areNumbers(found)
  const weighed = weighing.likeliestFirst
  return {
    exact,
    leaves: leaves.length,
    values: (numbers ? weighed.toSorted(compareValues) : weighed).map(({ thing, mass }) => ({
      value: thing,
      probability: mass.report(exact),
    })),
    ...(numbers ? { mean: meanOf(found) } : {}),
    missing: missing.report(exact),
    ...(exact ? {} : { error: samplingError(leaves.length) }),
  }
}

/** A mean and the number of futures it took. */
export interface Expectation extends Mean {
  readonly exact: boolean
  readonly leaves: number
}

/** Computes the mean of a measure over the futures of an answer. */
export function expectation<State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  measure: LeafReading<number, State, Setup, View>,
  options: ExploreOptions<State, Setup, View> = {},
): Expectation {
  const found = explore(match, seat, answer, measure, options)
  return { ...meanOf(found), exact: found.exact, leaves: found.leaves.length }
}

function areNumbers(found: Exploration<string | number>): found is Exploration<number> {
  return found.leaves.every(({ result }) => typeof result === 'number')
}

function compareValues(a: WeightedValue<string | number>, b: WeightedValue<string | number>): number {
  return Number(a.thing) - Number(b.thing)
}

/** Averages the futures that were followed; the missing ones are unknown. */
function meanOf({ exact, leaves }: Exploration<number>): Mean {
  const followed = sumOf(leaves, () => 1)
  const value = sumOf(leaves, (result) => result) / followed
  if (exact) return { value }
  const variance = sumOf(leaves, (result) => (result - value) ** 2) / followed
  return { value, error: 1.96 * Math.sqrt(variance / leaves.length) }
}

function sumOf(leaves: Exploration<number>['leaves'], of: (result: number) => number): number {
  return leaves.reduce((sum, { result, mass }) => sum + mass.value * of(result), 0)
}
