import type { Match, MatchOptions } from '@fray/kernel'
import type { Bot, PlayerSight } from './player.ts'

/** The work of a bot: what it decided and what it imagined for that. Only `ms` differs from machine to machine. */
export interface Effort {
  readonly decisions: number
  /** Futures that it played. */
  readonly futures: number
  /** Answers given in those futures. */
  readonly answers: number
  readonly ms: number
}

export const NO_EFFORT: Effort = { decisions: 0, futures: 0, answers: 0, ms: 0 }

export function addEfforts(first: Effort, second: Effort): Effort {
  return {
    decisions: first.decisions + second.decisions,
    futures: first.futures + second.futures,
    answers: first.answers + second.answers,
    ms: first.ms + second.ms,
  }
}

export interface MeasuredBot extends Bot {
  /** The work of all its decisions so far. */
  readonly effort: Effort
}

/** Wraps a bot so that its work is counted; its answers are the same. The clock tells milliseconds. */
export function measuredBot(bot: Bot, clock: () => number): MeasuredBot {
  let effort = NO_EFFORT
  return {
    name: bot.name,
    get effort() {
      return effort
    },
    choose(sight) {
      const counted = new CountingSight(sight)
      const begun = clock()
      const answer = bot.choose(counted)
      const { futures, answers } = counted
      effort = addEfforts(effort, { decisions: 1, futures, answers, ms: clock() - begun })
      return answer
    },
  }
}

class CountingSight implements PlayerSight {
  readonly #sight: PlayerSight
  #latest: Match | undefined
  #answers = 0
  futures = 0

  constructor(sight: PlayerSight) {
    this.#sight = sight
  }

  /** Bots play one future after another, so only the latest may still grow. */
  get answers(): number {
    return this.#answers + (this.#latest?.answers.length ?? 0)
  }

  get seat() {
    return this.#sight.seat
  }

  get decision() {
    return this.#sight.decision
  }

  get game() {
    return this.#sight.game
  }

  get view() {
    return this.#sight.view
  }

  imagine(options?: MatchOptions): Match {
    this.#answers = this.answers
    this.#latest = this.#sight.imagine(options)
    this.futures++
    return this.#latest
  }
}
