import { type Bot, createBot, sightOf } from '@fray/bots'
import { loadGame } from '@fray/games'
import { type Answer, beginMatch, type Match, type MatchRecord, type MatchTerms, type Seat } from '@fray/kernel'
import { forecastGradually, type Forecast as Odds } from '@fray/odds'
import { losersBetween, type TableView } from '@fray/tabletop'
import { adviceFor } from './advice.ts'
import type { Advice, BotKind, Forecast } from './protocol.ts'

/** A match as far as it has come: enough to play it again. */
export type PlayedLine = MatchTerms & Pick<MatchRecord, 'game' | 'answers'>

/** What a bot is asked. */
export interface BotQuestion {
  readonly kind: BotKind
  readonly seed: string
  readonly seat: Seat
  readonly record: PlayedLine
}

/** What somebody wants to know the odds of; the number of the wish is there to cancel it. */
interface OddsQuestion {
  readonly wish: number
  readonly record: PlayedLine
  readonly seat: Seat
  /** One after another. */
  readonly answers: readonly Answer[]
}

/** So long the thread works on odds before it listens, in milliseconds: nobody notices, and little is worked in vain. */
const SLICE_MS = 20

/** So long all futures are followed before a sample must do, in milliseconds; and so long the sample may take. */
const EXACT_MS = 1500

/** Futures of a sample: more tell nothing new, fewer tell nothing. */
const SAMPLES = { least: 60, most: 1000 } as const

/** People want to know what an answer leads to, even later in the turn. */
const FAR = { lookThroughPhase: true } as const

/** Only a sample: it gives up following all futures with the second. */
const SAMPLED = { ...FAR, leaves: 1 } as const

/** Where advice takes longer than this, the odds of the next best answer are not worked out too: it must be there in time. */
const COMPARED_MS = 1500

/** Thinks for bots and works out odds. It follows the match by its record, so that the thread that holds the match is free meanwhile. */
export class Thinker {
  #followed: { readonly seed: string; match: Match } | undefined
  readonly #bots = new Map<string, Bot>()
  /** The odds that somebody waits for. */
  readonly #wishes = new Set<number>()
  readonly #listen: () => Promise<void>
  readonly #slice: number

  /** `listen` lets what was said meanwhile be heard, after every `slice` milliseconds of work on odds. */
  constructor(listen: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)), slice = SLICE_MS) {
    this.#listen = listen
    this.#slice = slice
  }

  async choose({ kind, seed, seat, record }: BotQuestion): Promise<Answer | undefined> {
    const match = await this.#follow(record)
    const decision = match.decisionOf(seat)
    return decision && this.#bot(kind, seed).choose(sightOf(match, decision))
  }

  /** What comes of answers that the seat may give, with which probability; undefined if it was cancelled meanwhile. */
  async forecast({ wish, record, seat, answers }: OddsQuestion): Promise<Forecast | undefined> {
    // Of a copy: the match may be followed on before all is worked out.
    const match = (await this.#follow(record)).fork()
    this.#wishes.add(wish)
    try {
      return await this.#workOut(match, seat, answers, () => this.#wishes.has(wish))
    } finally {
      this.#wishes.delete(wish)
    }
  }

  /** Nobody waits for these odds any more. */
  cancel(wish: number): void {
    this.#wishes.delete(wish)
  }

  /** All futures if that does not take too long, otherwise a sample of them. */
  async #workOut(
    match: Match,
    seat: Seat,
    [answer, ...then]: readonly Answer[],
    wanted: () => boolean,
  ): Promise<Forecast | undefined> {
    if (answer === undefined) return undefined
    const noting = noteLosses(match, seat)
    const whole = await this.#carryOn(
      forecastGradually(match, seat, answer, { ...FAR, then, noting }),
      wanted,
      EXACT_MS,
    )
    if (typeof whole !== 'number') return whole
    // As many as were followed in that time: where one future takes long, a small sample that is there in time must do.
    const samples = Math.min(SAMPLES.most, Math.max(SAMPLES.least, whole))
    const sample = forecastGradually(match, seat, answer, { ...SAMPLED, then, samples, noting })
    const sampled = await this.#carryOn(sample, wanted, Number.POSITIVE_INFINITY)
    return typeof sampled === 'number' ? undefined : sampled
  }

  /** Listens now and then whether somebody still waits. If it takes too long: how many futures were followed. */
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

  /** What a veteran would answer for a seat, and what may come of it. */
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

  /** Plays on from where it followed the match last; from the start if that was elsewhere. */
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

/** Notes the seats that somebody is hurt or lost of, as far as a seat sees it. */
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
  if (!game) throw new Error(`there is no game "${record.game}"`)
  return beginMatch(game, record, { retention: 'last' }) as Match
}

/** Whether everything answered in the match is also in the record: nothing was taken back. */
function isBeginning({ answers }: Match, record: PlayedLine): boolean {
  return answers.every(({ seat, answer }, i) => {
    const given = record.answers[i]
    return given?.[0] === seat && JSON.stringify(given[1]) === JSON.stringify(answer)
  })
}
