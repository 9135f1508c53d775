import { addEfforts, type Effort, NO_EFFORT } from '@fray/bots'
import type { Interval } from '../wilson.ts'
import type { Pair } from './pair.ts'
import { eloOf, marginOf, type SequentialResult, type SequentialTest, sequentialTest, strengthOf } from './strength.ts'

/** How one bot stands against another after a number of pairs. */
export interface Standing {
  readonly bots: readonly [string, string]
  readonly pairs: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** Wins and half of the draws of the first bot, as a rate with its 95% interval. */
  readonly score: number
  readonly interval: Interval
  /** The mean lead of the first bot, as a share of all points. */
  readonly margin: { readonly mean: number; readonly error: number }
  /** The difference of ratings; null where one has won everything. */
  readonly elo: { readonly low: number | null; readonly middle: number | null; readonly high: number | null }
  readonly wonBySeat: readonly [number, number]
  readonly test?: SequentialResult
  readonly efforts: readonly [EffortPerDecision, EffortPerDecision]
}

/** The mean work of a decision. */
interface EffortPerDecision {
  readonly decisions: number
  readonly futures: number
  readonly answers: number
  readonly ms: number
}

export function standingOf(
  bots: readonly [string, string],
  pairs: readonly Pair[],
  test: SequentialTest | undefined,
): Standing {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  const won = sum((pair) => pair.won)
  const lost = sum((pair) => pair.lost)
  const scores = pairs.map(({ score }) => score)
  const { score, interval } = strengthOf(scores)
  return {
    bots,
    pairs: pairs.length,
    won,
    lost,
    drawn: 2 * pairs.length - won - lost,
    score,
    interval,
    margin: marginOf(pairs.map(({ margin }) => margin)),
    elo: { low: finiteElo(interval.low), middle: finiteElo(score), high: finiteElo(interval.high) },
    wonBySeat: [sum(({ wonBySeat }) => wonBySeat[0]), sum(({ wonBySeat }) => wonBySeat[1])],
    ...(test ? { test: sequentialTest(scores, test) } : {}),
    efforts: [effortOf(pairs, 0), effortOf(pairs, 1)],
  }
}

function finiteElo(score: number): number | null {
  const elo = eloOf(score)
  return Number.isFinite(elo) ? Math.round(elo) : null
}

function effortOf(pairs: readonly Pair[], bot: 0 | 1): EffortPerDecision {
  const all = pairs.reduce<Effort>((sum, { efforts }) => addEfforts(sum, efforts[bot]), NO_EFFORT)
  const decisions = Math.max(1, all.decisions)
  return {
    decisions: all.decisions,
    futures: all.futures / decisions,
    answers: all.answers / decisions,
    ms: all.ms / decisions,
  }
}

/** Describes a standing in lines of text. */
export function standingLines({ bots, pairs, won, lost, drawn, score, interval, ...rest }: Standing): string[] {
  const { margin, elo, wonBySeat, test, efforts } = rest
  const [first, second] = bots
  return [
    `${first} against ${second}: ${pairs} pairs, won ${won}, lost ${lost}, drawn ${drawn}`,
    `  score ${percent(score)} (95%: ${percent(interval.low)} to ${percent(interval.high)}), Elo ${withSign(elo.middle)} (${withSign(elo.low)} to ${withSign(elo.high)})`,
    `  margin ${signedPercent(margin.mean)} ± ${percent(margin.error)}; seats won ${wonBySeat.join(' and ')}`,
    ...(test ? [`  test: ${describeTest(test)}`] : []),
    ...efforts.map((effort, bot) => `  ${bots[bot]}: ${describeEffort(effort)}`),
  ]
}

function describeTest({ ratio, accepted }: SequentialResult): string {
  const verdict = accepted === 'neither' ? 'undecided' : `the ${accepted}er score is accepted`
  return `${verdict} (log likelihood ratio ${ratio.toFixed(2)})`
}

function describeEffort({ decisions, futures, answers, ms }: EffortPerDecision): string {
  return `${decisions} decisions, each with ${futures.toFixed(1)} futures of ${answers.toFixed(0)} answers in all, ${ms.toFixed(2)} ms`
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`
}

function signedPercent(rate: number): string {
  return `${rate < 0 ? '' : '+'}${percent(rate)}`
}

function withSign(number: number | null): string {
  return number === null ? 'unknown' : `${number < 0 ? '' : '+'}${number}`
}
