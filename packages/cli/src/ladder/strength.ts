import { type Interval, wilson } from '../wilson.ts'

/** An estimate of a bot's score: a rate from 0 to 1. */
export interface Strength {
  readonly score: number
  readonly interval: Interval
}

/** Standard score of a 95% interval. */
const Z = 1.959964

/**
 * Estimates a score from the scores of pairs. The two matches of a pair share their dice and are not independent, so the
 * interval is Wilson's for as many trials as the pairs are worth by their own spread.
 */
export function strengthOf(scores: readonly number[]): Strength {
  const score = meanOf(scores)
  const trials = scores.length / designEffect(scores)
  return { score, interval: wilson(score * trials, trials) }
}

/** Estimates a mean with a 95% interval from its spread over pairs. */
export function marginOf(margins: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = meanOf(margins)
  return { mean, error: Z * Math.sqrt(varianceOf(margins) / margins.length) }
}

/**
 * How much the scores of pairs vary, compared with single matches decided by a coin of the same bias: one half if the
 * matches of a pair are independent. An imagined pair of independent matches keeps a few equal pairs from proving much.
 */
function designEffect(scores: readonly number[]): number {
  const likely = (scores.length * meanOf(scores) + 1) / (scores.length + 2)
  const single = likely * (1 - likely)
  const spread = scores.reduce((sum, score) => sum + (score - likely) ** 2, single / 2)
  return Math.min(1, spread / scores.length / single)
}

/** Converts a score into a difference of Elo ratings; infinite for a score of 0 or 1. */
export function eloOf(score: number): number {
  return 400 * Math.log10(score / (1 - score))
}

/** A sequential test of two hypotheses about a score, both errors being 5%. */
export interface SequentialTest {
  readonly low: number
  readonly high: number
}

export interface SequentialResult {
  /** Logarithm of the likelihood ratio: how much better the higher hypothesis explains the pairs. */
  readonly ratio: number
  readonly accepted: 'low' | 'high' | 'neither'
}

const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)

/** Tests after each pair whether the score is rather `high` or `low`, taking the sum of the scores as normal. */
export function sequentialTest(scores: readonly number[], { low, high }: SequentialTest): SequentialResult {
  const mean = meanOf(scores)
  const variance = designEffect(scores) * Math.max(mean * (1 - mean), MIN_VARIANCE)
  const ratio = (scores.length * (high - low) * (2 * mean - low - high)) / (2 * variance)
  return { ratio, accepted: ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : 'neither' }
}

/** A series of nothing but victories still leaves this much doubt. */
const MIN_VARIANCE = 0.05

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0.5 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers)
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1)
}
