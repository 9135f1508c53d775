import { candidates } from '@fray/bots'
import type { Cancellation } from '@fray/host'
import { type Answer, type Match, Random, type Seat, termsOf } from '@fray/kernel'
import * as Comlink from 'comlink'
import type { Advice, BotKind, Forecast } from './protocol.ts'
import type { Bot, TableMatch, Terms } from './terms.ts'
import type { Line, Thinker } from './thinker.ts'

/** Longer than this nobody waits: a bot must answer without thinking, and odds remain unknown. */
const TIMEOUT_MS = 6000

/** Bots think and odds are worked out in a thread of their own, so that the match answers persons meanwhile. */
export class ThinkingThread {
  readonly #open: () => Worker
  #worker: Worker | undefined
  #thinker: Comlink.Remote<Thinker> | undefined
  #wishes = 0

  constructor(open: () => Worker) {
    this.#open = open
  }

  /** The bot that sits at a seat. It is given what its seat sees and nothing more. */
  bot(kind: BotKind, seed: string): Bot {
    const random = Random.seeded(seed)
    return async (match, seat, terms) => {
      const record = lineOf(match, terms)
      const thought: Promise<Answer | undefined> = this.#ready.choose({ kind, seed, seat, record })
      const answer = await this.#within(TIMEOUT_MS, thought)
      return answer ?? hasty(match as Match, seat, random)
    }
  }

  /** What comes of answers, one after another, with which probability; undefined if that takes too long to find out, or nobody waits for it. */
  forecast(
    match: TableMatch,
    terms: Terms,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined> {
    const wish = ++this.#wishes
    const thinker = this.#ready
    cancellation.whenCancelled(() => void thinker.cancel(wish))
    return this.#within(TIMEOUT_MS, thinker.forecast({ wish, record: lineOf(match, terms), seat, answers }))
  }

  /** What a good player would answer; undefined if that takes too long to find out. */
  advise(match: TableMatch, terms: Terms, seat: Seat): Promise<Advice | undefined> {
    return this.#within(TIMEOUT_MS, this.#ready.advise(lineOf(match, terms), seat))
  }

  get #ready(): Comlink.Remote<Thinker> {
    this.#worker ??= this.#open()
    this.#thinker ??= Comlink.wrap<Thinker>(this.#worker)
    return this.#thinker
  }

  /** What is thought in time; a thread that takes longer is given up. */
  async #within<T>(time: number, thought: Promise<T>): Promise<T | undefined> {
    const worker = this.#worker
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        // Another thought may have given this thread up already, and opened a new one.
        if (worker === this.#worker) {
          this.#worker?.terminate()
          this.#worker = this.#thinker = undefined
        }
        resolve(undefined)
      }, time)
    })
    const thoughtInTime = await Promise.race([thought, late])
    clearTimeout(timer)
    return thoughtInTime
  }
}

function lineOf({ game, answers }: TableMatch, terms: Terms): Line {
  const given = answers.map(({ seat, answer }) => [seat, answer] as const)
  return { game: game.id, ...termsOf(terms), answers: given }
}

/** The rules' best suggestion where there are any, anything for a pick. */
function hasty(match: Match, seat: Seat, random: Random): Answer {
  const decision = match.decisionOf(seat)
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`)
  const suggested = decision.kind === 'pick' ? undefined : decision.suggest(1)[0]
  return suggested ?? random.pick(candidates(decision))
}
