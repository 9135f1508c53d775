import type { GameEvent, Seat } from '@fray/kernel'
import { explore } from '@fray/odds'
import { type HistoryStep, leadsOverMean, type ReportedMatch, strengthsOf } from './history.ts'
import { matchBeforeAnswer } from './match-before-answer.ts'

/** The dice a seat rolled, beside their average. */
export interface Luck {
  readonly seat: Seat
  readonly dice: number
  /** Sum of all faces. */
  readonly thrown: number
  /** Average sum of fair dice. */
  readonly expected: number
  /** Gain over the average, as a share of all strength on the table: high faces are not always good. */
  readonly worth: number
  /** The same gain in standard deviations; 0 without dice. */
  readonly deviation: number
}

/** Samples for one roll at most, and roughly for all rolls of a match together. */
const FUTURES = 24
const ALL_FUTURES = 2400

/** Measures each seat's luck: the result of each roll against the average of its possible results. */
export function luckOf(
  match: ReportedMatch,
  steps: readonly HistoryStep[],
  done: (share: number) => void = () => {},
): readonly Luck[] {
  const luck = Array.from({ length: match.seats }, (_, seat) => facesOf(steps, seat))
  const rolls = steps.filter(({ at, events }) => at > 0 && throwersIn(events).length > 0)
  const futures = Math.max(8, Math.min(FUTURES, Math.floor(ALL_FUTURES / Math.max(1, rolls.length))))
  for (const [i, step] of rolls.entries()) {
    const throwers = throwersIn(step.events)
    for (const { seat, worth, variance } of swingsOf(match, step, throwers, futures)) {
      luck[seat]!.worth += worth / throwers.length
      luck[seat]!.variance += variance / throwers.length ** 2
    }
    done((i + 1) / rolls.length)
  }
  return luck.map(({ variance, ...each }) => {
    return { ...each, deviation: variance === 0 ? 0 : each.worth / Math.sqrt(variance) }
  })
}

function throwersIn(events: readonly GameEvent[]): readonly Seat[] {
  return [...new Set(events.flatMap(({ dice = [] }) => dice.map(({ seat }) => seat)))]
}

function facesOf(steps: readonly HistoryStep[], seat: Seat) {
  const pools = steps.flatMap(({ events }) => events.flatMap(({ dice = [] }) => dice)).filter((p) => p.seat === seat)
  return {
    seat,
    dice: pools.reduce((sum, { values }) => sum + values.length, 0),
    thrown: pools.reduce((sum, { values }) => sum + values.reduce((all, value) => all + value, 0), 0),
    expected: pools.reduce((sum, { values, sides }) => sum + (values.length * (sides + 1)) / 2, 0),
    worth: 0,
    variance: 0,
  }
}

interface LuckSwing {
  readonly seat: Seat
  readonly worth: number
  readonly variance: number
}

/** Gets how much better than average a roll turned out for those who made it. */
function swingsOf(
  match: ReportedMatch,
  step: HistoryStep,
  throwers: readonly Seat[],
  futures: number,
): readonly LuckSwing[] {
  const { seat: asked, answer } = match.answers[step.at - 1]!
  const options = { until: 'decision', leaves: futures, samples: futures, recording: false } as const
  const { leaves } = explore(
    matchBeforeAnswer(match, step.at),
    asked,
    answer,
    (after) => leadsOverMean(strengthsOf(after)),
    options,
  )
  const all = leaves.reduce((sum, { mass }) => sum + mass.value, 0)
  return throwers.map((seat) => {
    const mean = leaves.reduce((sum, { result, mass }) => sum + mass.value * result[seat]!, 0) / all
    const variance = leaves.reduce((sum, { result, mass }) => sum + mass.value * (result[seat]! - mean) ** 2, 0) / all
    return { seat, worth: leadsOverMean(step.strengths)[seat]! - mean, variance }
  })
}
