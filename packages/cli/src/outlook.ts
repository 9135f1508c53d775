import type { Decision, GameEvent, Json, Seat } from '@fray/kernel'
import { type Forecast, forecast, type Imaginable, type Probability } from '@fray/odds'
import type { TableView } from '@fray/tabletop'
import Fraction from 'fraction.js'
import { type Choice, choicesOf } from './choices.ts'
import type { AnyMatch, Teller } from './telling.ts'

/**
 * The odds of one answer: the chances of its main events, up to the next decision or to the end of what the answer
 * started, whichever comes first.
 */
export interface Outlook {
  readonly seat: Seat
  /** In the notation of situations. */
  readonly answer: Json
  readonly words: string
  /** Otherwise the futures are a sample, and `error` is half the width of the 95% interval. */
  readonly exact: boolean
  readonly error?: number
  readonly chances: readonly Chance[]
  /** Probability that none of them happens. */
  readonly nothing: Probability
}

/** Probability that an event happens at least once. */
export interface Chance {
  readonly words: string
  readonly probability: Probability
}

type Future = Imaginable<unknown, unknown, TableView>

/** Maximum number of suggestions to examine for a place decision. */
const SUGGESTIONS = 12

/** Computes the outlook of every answer to the current decisions. */
export function outlooks(match: AnyMatch, teller: Teller, seed?: string): Outlook[] {
  return match.pending.flatMap((decision) => outlooksOf(match, decision, teller, seed))
}

export function outlooksOf(match: AnyMatch, decision: Decision, teller: Teller, seed?: string): Outlook[] {
  const choices = choicesOf(decision, teller, match.view(decision.seat))
  const kept = choices.filter(({ answer }, i) => typeof answer === 'string' || i < SUGGESTIONS)
  return kept.map((choice) => outlook(match, decision.seat, choice, teller, seed))
}

export function outlook(match: Future, seat: Seat, choice: Choice, teller: Teller, seed?: string): Outlook {
  // The referee's user may know everything, including distances.
  const found = forecast(match, seat, choice.answer, {
    assumeDistances: false,
    ...(seed === undefined ? {} : { seed }),
  })
  return {
    seat,
    answer: choice.written,
    words: choice.words,
    exact: found.exact,
    ...(found.error === undefined ? {} : { error: found.error }),
    chances: chancesOf(found, teller),
    nothing: total(found.outcomes.filter(({ events }) => events.length === 0).map(({ probability }) => probability)),
  }
}

/**
 * Merges events that read the same because their phrase leaves out the difference, such as the action on which a fight
 * ends.
 */
function chancesOf({ outcomes }: Forecast, teller: Teller): Chance[] {
  const byWords = new Map<string, Probability[]>()
  for (const { events, probability } of outcomes) {
    for (const words of new Set(events.map((event) => sentence(event, teller)))) {
      byWords.set(words, [...(byWords.get(words) ?? []), probability])
    }
  }
  return [...byWords]
    .map(([words, probabilities]) => ({ words, probability: total(probabilities) }))
    .toSorted((a, b) => b.probability.value - a.probability.value)
}

function sentence({ type, args }: GameEvent, teller: Teller): string {
  return teller.say({ id: type, args })
}

function total(probabilities: readonly Probability[]): Probability {
  const value = probabilities.reduce((sum, probability) => sum + probability.value, 0)
  const fractions = probabilities.map(({ fraction }) => fraction).filter((each) => each !== undefined)
  if (fractions.length < probabilities.length) return { value }
  const sum = fractions.reduce((all, each) => all.add(each), new Fraction(0))
  return { value: sum.valueOf(), fraction: sum.toFraction() }
}

export function outlookLines({ answer, words, chances, nothing, error }: Outlook): string[] {
  const margin = error === undefined ? '' : ` (a sample: ± ${percent(error)})`
  const head = `${JSON.stringify(answer)}  ${words}${margin}`
  if (chances.length === 0) return [head, '    no immediate result']
  const rest = nothing.value > 0 ? [{ words: 'none of these', probability: nothing }] : []
  return [head, ...[...chances, ...rest].map((chance) => `    ${odds(chance.probability)}  ${chance.words}`)]
}

function odds({ value, fraction }: Probability): string {
  return `${percent(value).padStart(7)}${fraction === undefined ? '' : ` = ${fraction}`}`
}

function percent(value: number): string {
  return `${(100 * value).toFixed(2)}%`
}
