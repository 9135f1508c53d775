import { type Bot, createBot, sightOf } from '@fray/bots'
import { loadGame } from '@fray/games'
import { type Answer, beginMatch, type Match, type MatchRecord, type MatchTerms, type Seat } from '@fray/kernel'
import { forecastGradually, type Forecast as Odds } from '@fray/odds'
import { losersBetween, type TableView } from '@fray/tabletop'
import { adviceFor } from './advice.ts'
import type { Advice, BotKind, Forecast } from './screen-data.ts'

/** A match so far: enough to replay it. */
export type PlayedLine = MatchTerms & Pick<MatchRecord, 'game' | 'answers'>

/** A question to a bot. */
export interface BotQuestion {
  readonly kind: BotKind
  readonly seed: string
  readonly seat: Seat
  readonly record: PlayedLine
}

/** A request for odds; its number is used to cancel it. */
interface OddsQuestion {
  readonly wish: number
  readonly record: PlayedLine
  readonly seat: Seat
  /** In order. */
  readonly answers: readonly Answer[]
}

/**
 * How long the thread works on odds before it checks for messages, in milliseconds: unnoticeable, and little work is
 * wasted.
 */
const SLICE_MS = 20

/** How long all futures are explored before a sample must do, and how long the sample may take, in milliseconds. */
const EXACT_MS = 1500

/** Sample sizes: more adds nothing, fewer says nothing. */
const SAMPLES = { least: 60, most: 1000 } as const

/** People want to know the consequences of an answer, even later in the turn. */
const FAR = { lookThroughPhase: true } as const

/** Sampling only: gives up the exact odds at the second future. */
const SAMPLED = { ...FAR, leaves: 1 } as const

/** If advice takes longer than this, the odds of the next best answer are skipped so that it is in time. */
const COMPARED_MS = 1500

/**
 * Thinks for bots and computes odds. It follows the match by its record, so that the thread that holds the match stays
 * free.
 */
export class Thinker {
  #followed: { readonly seed: string; match: Match } | undefined
  readonly #bots = new Map<string, Bot>()
  /** The requests that are still wanted. */
  readonly #wishes = new Set<number>()
  readonly #listen: () => Promise<void>
  readonly #slice: number

  /** `listen` lets pending messages in after every `slice` milliseconds of work on odds. */
  constructor(listen: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)), slice = SLICE_MS) {
    this.#listen = listen
    this.#slice = slice
  }

  async choose({ kind, seed, seat, record }: BotQuestion): Promise<Answer | undefined> {
    const match = await this.#follow(record)
    const decision = match.decisionOf(seat)
    return decision && this.#bot(kind, seed).choose(sightOf(match, decision))
  }

  /** Computes what may come of a seat's answers; undefined if it was cancelled. */
  async forecast({ wish, record, seat, answers }: OddsQuestion): Promise<Forecast | undefined> {
    // Uses a copy, since the match may move on before all is computed.
    const match = (await this.#follow(record)).fork()
    this.#wishes.add(wish)
    try {
      return await this.#workOut(match, seat, answers, () => this.#wishes.has(wish))
    } finally {
      this.#wishes.delete(wish)
    }
  }

  /** These odds are no longer needed. */
  cancel(wish: number): void {
    this.#wishes.delete(wish)
  }

  /** Explores all futures if that is fast enough, otherwise a sample. */
  async #workOut(
    match: Match,
    seat: Seat,
    [answer, ...then]: readonly Answer[],
    wanted: () => boolean,
  ): Promise<Forecast | undefined> {
    if (answer === undefined) return undefined
    const noting = noteLosses(match, seat)
    const whole = await this.#carryOn(
      forecastGradually(match, seat, answer, { ...FAR, then, notesOf: noting }),
      wanted,
      EXACT_MS,
    )
    if (typeof whole !== 'number') return whole
    // Samples as many as were explored in that time: if one future is slow, a small sample in time must do.
    const samples = Math.min(SAMPLES.most, Math.max(SAMPLES.least, whole))
    const sample = forecastGradually(match, seat, answer, { ...SAMPLED, then, samples, notesOf: noting })
    const sampled = await this.#carryOn(sample, wanted, Number.POSITIVE_INFINITY)
    return typeof sampled === 'number' ? undefined : sampled
  }

  /**
   * Works in slices and checks whether the odds are still wanted. If it takes too long, returns the number of explored
   * futures.
   */
  async #carryOn(
    work: ReturnType<typeof forecastGradually>,
    wanted: () => boolean,
    limit: number,
  ): Promise<Forecast | number | undefined> {
    const begun = performance.now()
    let [listened, followed] = [begun, 0]
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return plainForecast(step.value)
      const now = performance.now()
      followed++
      if (now - begun > limit) return followed
      if (now - listened < this.#slice) continue
      await this.#listen()
      if (!wanted()) return undefined
      listened = performance.now()
    }
  }

  /** Gets what a veteran would answer for a seat, and what may come of it. */
  async advise(record: PlayedLine, seat: Seat): Promise<Advice | undefined> {
    const begun = performance.now()
    const match = await this.#follow(record)
    const advice = adviceFor(match, seat)
    if (!advice) return undefined
    const forecast = await this.#workOut(match.fork(), seat, [advice.answer], () => true)
    const isQuick = performance.now() - begun < COMPARED_MS
    const { next } = advice
    const otherwise = isQuick && next ? await this.#workOut(match.fork(), seat, [next.answer], () => true) : undefined
    return { ...advice, forecast: forecast!, otherwise }
  }

  /** Continues from the last followed position, or from the start if the record differs. */
  async #follow(record: PlayedLine): Promise<Match> {
    const known = this.#followed
    const goesOn = known?.seed === record.seed && isBeginning(known.match, record)
    const match = goesOn ? known.match : await begin(record)
    for (const [seat, answer] of record.answers.slice(match.answers.length)) match.answer(seat, answer)
    this.#followed = { seed: record.seed, match }
    return match
  }

  #bot(kind: BotKind, seed: string): Bot {
    const known = this.#bots.get(seed)
    if (known) return known
    const bot = createBot(kind, seed)
    this.#bots.set(seed, bot)
    return bot
  }
}

/** Notes the seats whose figures are hurt or lost, as far as a seat sees it. */
function noteLosses(match: Match, seat: Seat): (future: Match) => Iterable<string> {
  const before = match.view(seat) as TableView
  return (future) => [...losersBetween(before, future.view(seat) as TableView)].map(String)
}

function plainForecast({ exact, error = 0, assumesDistances, excluded, chances, noteChances }: Odds): Forecast {
  return {
    exact,
    error,
    supposes: assumesDistances,
    leftOut: excluded,
    chances: chances.map(({ event, probability }) => {
      return { event, probability: probability.value, fraction: probability.fraction }
    }),
    losses: noteChances.map(({ note, probability }) => ({ seat: Number(note), probability: probability.value })),
  }
}

async function begin(record: PlayedLine): Promise<Match> {
  const game = await loadGame(record.game)
  if (!game) throw new Error(`unknown game "${record.game}"`)
  return beginMatch(game, record, { retention: 'last' }) as Match
}

/** Whether the record starts with all answers of the match, so that nothing was undone. */
function isBeginning({ answers }: Match, record: PlayedLine): boolean {
  return answers.every(({ seat, answer }, i) => {
    const given = record.answers[i]
    return given?.[0] === seat && JSON.stringify(given[1]) === JSON.stringify(answer)
  })
}
