import { candidates } from '@fray/bots'
import type { Cancellation } from '@fray/host'
import { type Answer, type Match, type MatchTerms, Random, type Seat, termsOf } from '@fray/kernel'
import type { Advice, BotKind, Forecast } from './screen-data.ts'
import type { TableMatch } from './table-match.ts'
import type { BotQuestion, PlayedLine, Thinker } from './thinker.ts'
import { retryInNewThread, ThreadEndedError } from './thread-end.ts'

/** Time limit: after it the bot answers without thinking, and odds remain unknown. */
const TIMEOUT_MS = 6000

/** A bot at a seat: it gets the match as its seat knows it, and the terms of the match. */
export type Bot = (match: TableMatch, seat: Seat, terms: MatchTerms) => Answer | Promise<Answer>

/** A thinker in another thread. */
export interface RemoteThinker {
  choose(question: BotQuestion): Promise<Answer | undefined>
  forecast(question: Parameters<Thinker['forecast']>[0]): Promise<Forecast | undefined>
  cancel(wish: number): unknown
  advise(record: PlayedLine, seat: Seat): Promise<Advice | undefined>
}

/** A thread that thinks. */
export interface ThinkerThread {
  readonly thinker: RemoteThinker
  /** Rejects with a `ThreadEndedError` when the thread breaks or ends. */
  readonly ended: Promise<never>
  end(): void
}

/** Lets bots think and computes odds in a thread of its own, so that the match answers persons meanwhile. */
export class ThinkingThread {
  readonly #open: () => ThinkerThread
  #thread: ThinkerThread | undefined
  #wishes = 0

  constructor(open: () => ThinkerThread) {
    this.#open = open
  }

  /** Gets the bot for a seat, which sees what its seat sees and nothing more. */
  bot(kind: BotKind, seed: string): Bot {
    const random = Random.fromSeed(seed)
    return async (match, seat, terms) => {
      const record = lineOf(match, terms)
      const question = { kind, seed, seat, record }
      const answer = await this.#within(TIMEOUT_MS, (thinker): Promise<Answer | undefined> => thinker.choose(question))
      return answer ?? answerWithoutThinking(match as Match, seat, random)
    }
  }

  /** Computes what may come of answers given in a row; undefined if that takes too long or is cancelled. */
  forecast(
    match: TableMatch,
    terms: MatchTerms,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined> {
    const wish = ++this.#wishes
    const question = { wish, record: lineOf(match, terms), seat, answers }
    cancellation.whenCancelled(() => void this.#thread?.thinker.cancel(wish))
    return this.#within(TIMEOUT_MS, (thinker) => thinker.forecast(question))
  }

  /** Gets what a good player would answer; undefined if that takes too long. */
  advise(match: TableMatch, terms: MatchTerms, seat: Seat): Promise<Advice | undefined> {
    return this.#within(TIMEOUT_MS, (thinker) => thinker.advise(lineOf(match, terms), seat))
  }

  get #ready(): ThinkerThread {
    this.#thread ??= this.#openThread()
    return this.#thread
  }

  #openThread(): ThinkerThread {
    const thread = this.#open()
    thread.ended.catch(() => this.#giveUp(thread))
    return thread
  }

  /** Another request may have given this thread up already and opened a new one. */
  #giveUp(thread: ThinkerThread): void {
    if (this.#thread !== thread) return
    thread.end()
    this.#thread = undefined
  }

  /**
   * Gets a result in time. A thread that takes too long is given up; one that has ended is reopened once, and if it
   * ends again the result is undefined.
   */
  #within<T>(time: number, think: (thinker: RemoteThinker) => Promise<T>): Promise<T | undefined> {
    return retryInNewThread(() => this.#tryWithin(time, think)).catch((error: unknown) => {
      if (error instanceof ThreadEndedError) return undefined
      throw error
    })
  }

  async #tryWithin<T>(time: number, think: (thinker: RemoteThinker) => Promise<T>): Promise<T | undefined> {
    const thread = this.#ready
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.#giveUp(thread)
        resolve(undefined)
      }, time)
    })
    try {
      return await Promise.race([think(thread.thinker), late, thread.ended])
    } finally {
      clearTimeout(timer)
    }
  }
}

function lineOf({ game, answers }: TableMatch, terms: MatchTerms): PlayedLine {
  const given = answers.map(({ seat, answer }) => [seat, answer] as const)
  return { game: game.id, ...termsOf(terms), answers: given }
}

/** Gets the rules' best suggestion if there is one, and any option for a pick. */
function answerWithoutThinking(match: Match, seat: Seat, random: Random): Answer {
  const decision = match.decisionOf(seat)
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`)
  const suggested = decision.kind === 'pick' ? undefined : decision.suggest(1)[0]
  return suggested ?? random.pick(candidates(decision))
}
