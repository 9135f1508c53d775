import type { Decision, GameEvent, Json, Seat } from '@fray/kernel'
import { type Forecast, forecast, type Imaginable, type Probability } from '@fray/odds'
import type { TableView } from '@fray/tabletop'
import Fraction from 'fraction.js'
import { type Choice, choicesOf } from './choices.ts'
import type { AnyMatch, Teller } from './teller.ts'

/**
 * The odds of one answer: the chances of its main events, up to the next decision or to the end of what the answer
 * started, whichever comes first.
 */
export interface AnswerOdds {
  readonly seat: Seat
  /** In the notation of situations. */
  readonly answer: Json
  readonly words: string
  /** Otherwise the futures are a sample, and `error` is half the width of the 95% interval. */
  readonly exact: boolean
  readonly error?: number
  readonly chances: readonly EventOdds[]
  /** Probability that none of them happens. */
  readonly nothing: Probability
}

/** Probability that an event happens at least once. */
export interface EventOdds {
  readonly words: string
  readonly probability: Probability
}

type Future = Imaginable<unknown, unknown, TableView>

/** Maximum number of suggestions to examine for a place decision. */
const MAX_SUGGESTIONS = 12

/** Computes the outlook of every answer to the current decisions. */
export function oddsOfMatch(match: AnyMatch, teller: Teller, seed?: string): AnswerOdds[] {
  return match.pending.flatMap((decision) => oddsOfDecision(match, decision, teller, seed))
}

export function oddsOfDecision(match: AnyMatch, decision: Decision, teller: Teller, seed?: string): AnswerOdds[] {
  const choices = choicesOf(decision, teller, match.view(decision.seat))
  const kept = choices.filter(({ answer }, i) => typeof answer === 'string' || i < MAX_SUGGESTIONS)
  return kept.map((choice) => oddsOfChoice(match, decision.seat, choice, teller, seed))
}

export function oddsOfChoice(match: Future, seat: Seat, choice: Choice, teller: Teller, seed?: string): AnswerOdds {
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
function chancesOf({ outcomes }: Forecast, teller: Teller): EventOdds[] {
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
  const fractions = probabilities.map(({ fraction }) => fraction).filter((fraction) => fraction !== undefined)
  if (fractions.length < probabilities.length) return { value }
  const sum = fractions.reduce((all, fraction) => all.add(fraction), new Fraction(0))
  return { value: sum.valueOf(), fraction: sum.toFraction() }
}

export function oddsLines({ answer, words, chances, nothing, error }: AnswerOdds): string[] {
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
