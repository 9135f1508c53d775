import { addEfforts, type Effort, NO_EFFORT } from '@fray/bots'
import type { SimulatedMatch } from '../simulated-match.ts'

/** Two matches with the same dice, the second with exchanged seats, as the first of two bots sees them. */
export interface Pair {
  /** A win counts 1, a draw one half: the mean of the two matches. */
  readonly score: number
  readonly won: number
  readonly lost: number
  /** The mean lead, as a share of all points. */
  readonly margin: number
  /** How many of the two matches the first seat won, with either bot in it. */
  readonly wonBySeat: readonly [number, number]
  readonly efforts: readonly [Effort, Effort]
}

/** Puts the two matches of a pair together; the second is the mirrored one. */
export function pairOf(matches: readonly [SimulatedMatch, SimulatedMatch]): Pair {
  const won = count(matches, (match) => wins(match, 0))
  const lost = count(matches, (match) => wins(match, 1))
  const [match, mirror] = matches
  const seatWins = (bot: 0 | 1) => Number(wins(match, bot)) + Number(wins(mirror, bot === 0 ? 1 : 0))
  return {
    score: (won + (2 - won - lost) / 2) / 2,
    won,
    lost,
    margin: (match.margin + mirror.margin) / 2,
    wonBySeat: [seatWins(0), seatWins(1)],
    efforts: [effortOf(matches, 0), effortOf(matches, 1)],
  }
}

/** Whether a bot has won alone: a victory that both share is a draw. */
function wins({ winners }: SimulatedMatch, bot: number): boolean {
  return winners.length === 1 && winners[0] === bot
}

function count<T>(things: readonly T[], holds: (thing: T) => boolean): number {
  return things.filter(holds).length
}

function effortOf(matches: readonly SimulatedMatch[], bot: number): Effort {
  return matches.reduce((sum, { efforts }) => addEfforts(sum, efforts[bot] ?? NO_EFFORT), NO_EFFORT)
}
