import {
  type Answer,
  type Decision,
  type GameEvent,
  type Match,
  type Message,
  type Seat,
  visibleTo,
} from '@fray/kernel'
import {
  type ExploreOptions,
  exploreGradually,
  type GradualResult,
  type Imaginable,
  type Policy,
  runToEnd,
} from './explore.ts'
import type { Mass, Probability } from './mass.ts'
import { MassByKey } from './mass-by-key.ts'

/** One possible outcome: its main events, in order. */
interface ForecastOutcome {
  readonly probability: Probability
  readonly events: readonly GameEvent[]
}

/** Probability that an event happens at least once. */
interface EventChance {
  readonly probability: Probability
  readonly event: GameEvent
}

/** Probability that a future has a note. */
interface NoteChance {
  readonly probability: Probability
  readonly note: string
}

/** The events that follow a seat's answer, with probabilities. */
export interface Forecast {
  /** Whether every branch of every roll was followed; otherwise it is a sample, with the error in `error`. */
  readonly exact: boolean
  /** Number of futures played. */
  readonly leaves: number
  /** Most likely first. */
  readonly outcomes: readonly ForecastOutcome[]
  /** Most likely first. */
  readonly chances: readonly EventChance[]
  /** Mass of the branches too unlikely to follow: every probability may be higher by this much. */
  readonly missing: Probability
  /** Whether it assumes that distances which may not be measured yet are near enough. */
  readonly assumesDistances: boolean
  /** Actions that others, or the seat itself, could take on the way and are assumed not to. */
  readonly excluded: readonly Message[]
  /** Probabilities of the notes on futures; most likely first. */
  readonly noteChances: readonly NoteChance[]
  /** Half the width of the 95% interval of any probability in a sample. */
  readonly error?: number
}

interface ForecastOptions<State = unknown, Setup = unknown, View = unknown>
  extends Omit<ExploreOptions<State, Setup, View>, 'recording'> {
  /** Notes on a future beyond its events, from the state of the match then, such as who lost somebody. */
  notesOf?(future: Match<State, Setup, View>): Iterable<string>
  /** The seat's planned next answers, in order, as far as they are asked for. */
  readonly then?: readonly Answer[]
}

/**
 * Computes what happens, with which probability, if a seat gives an answer. It plays on the match as the seat knows it
 * and reports only what the seat would learn, so a forecast reveals no secrets and measures nothing. By default nobody
 * interrupts and default answers are given; a policy can change that.
 */
export function forecast<State, Setup, View>(
  ...question: Parameters<typeof forecastGradually<State, Setup, View>>
): Forecast {
  return runToEnd(forecastGradually(...question))
}

/** Forecasts one future at a time, for callers that must not block. */
export function* forecastGradually<State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  { then = [], ...options }: ForecastOptions<State, Setup, View> = {},
): GradualResult<Forecast> {
  let assumesDistances = false
  const excluded = new Map<string, Message>()
  const policy: Policy = (future, decision, random) => {
    const given = nextPlannedAnswer(future, decision, seat, then) ?? defaultPolicy(future, decision, random)
    const left = given === undefined ? undefined : decision.excludedFromOdds?.()
    if (left) excluded.set(JSON.stringify(left), left)
    return given
  }
  let tellsResults = false
  const eventsOf = (future: Match<State, Setup, View>, events: readonly GameEvent[]): LeafContents => {
    assumesDistances ||= future.assumesDistances
    const known = events.filter((event) => visibleTo(event, seat))
    const results = known.filter(({ isOutcome }) => isOutcome)
    tellsResults ||= results.length > 0
    const notes = [...(options.notesOf?.(future) ?? [])]
    return { told: (tellsResults ? results : known.filter(hasNoNumbers)).map(stripNumbers), notes }
  }
  const { exact, leaves, missing } = yield* exploreGradually(match, seat, answer, eventsOf, {
    policy,
    assumeDistances: true,
    ...options,
    recording: true,
  })
  const outcomes = new MassByKey<readonly ForecastEvent[]>()
  const futures = tellsResults ? leaves.map(keepResults) : withoutCertainEvents(leaves)
  for (const { told, mass } of futures) outcomes.add(told.map(({ key }) => key).join('\n'), told, mass)
  const noteChances = new MassByKey<string>()
  for (const { result, mass } of leaves) for (const note of new Set(result.notes)) noteChances.add(note, note, mass)
  const chances = new MassByKey<GameEvent>()
  for (const { thing, mass } of outcomes.all) {
    for (const [key, { event }] of new Map(thing.map((forecastEvent) => [forecastEvent.key, forecastEvent])))
      chances.add(key, event, mass)
  }
  return {
    exact,
    leaves: leaves.length,
    outcomes: outcomes.likeliestFirst.map(({ thing, mass }) => ({
      probability: mass.report(exact),
      events: thing.map(({ event }) => event),
    })),
    chances: chances.likeliestFirst.map(({ thing, mass }) => ({ probability: mass.report(exact), event: thing })),
    missing: missing.report(exact),
    assumesDistances,
    excluded: [...excluded.values()],
    noteChances: noteChances.likeliestFirst.map(({ thing, mass }) => ({
      probability: mass.report(exact),
      note: thing,
    })),
    ...(exact ? {} : { error: samplingError(leaves.length) }),
  }
}

/** Gets the first planned answer that the seat has not given yet, if it is allowed here. */
function nextPlannedAnswer(
  future: Parameters<Policy>[0],
  decision: Decision,
  seat: Seat,
  plan: readonly Answer[],
): Answer | undefined {
  if (plan.length === 0 || decision.seat !== seat || decision.interruption) return undefined
  let given = 0
  // The first answer is the one whose odds these are.
  for (const { seat: by, answer } of future.answers.slice(1))
    if (by === seat && JSON.stringify(answer) === JSON.stringify(plan[given])) given++
  const next = plan[given]
  return next !== undefined && !future.check(seat, next) ? next : undefined
}

/**
 * Passes interruptions, does nothing where possible, gives the default answer if the game has one, and stops at any
 * other decision.
 */
const defaultPolicy: Policy = (_match, { interruption, abstention, defaultAnswer }) =>
  interruption?.pass ?? abstention ?? defaultAnswer?.()

/** Gets the 95% half-width of the worst case, a probability of one half; for others it is wider than necessary. */
export function samplingError(samples: number): number {
  return 0.98 / Math.sqrt(samples)
}

interface ForecastEvent {
  readonly key: string
  readonly event: GameEvent
  readonly isOutcome: boolean
}

/**
 * Whether an event can stand for a result in futures without one, such as who wins a roll for the first move. Numbers
 * would make every future different.
 */
function hasNoNumbers({ dice, numbers }: GameEvent): boolean {
  return dice === undefined && numbers === undefined
}

/** The parts of a future that a forecast needs. */
interface LeafContents {
  readonly told: readonly ForecastEvent[]
  readonly notes: readonly string[]
}

type Leaf = { readonly result: LeafContents; readonly mass: Mass }

type Future = Pick<LeafContents, 'told'> & { readonly mass: Mass }

/** Futures read before the first result was found may have told other events; drops those. */
function keepResults({ result: { told }, mass }: Leaf): Future {
  return { told: told.filter(({ isOutcome }) => isOutcome), mass }
}

/** For futures without results: keeps the events that happen in some of them and not in others. */
function withoutCertainEvents(leaves: readonly Leaf[]): readonly Future[] {
  const happens = new Map<string, number>()
  for (const { result } of leaves)
    for (const key of new Set(result.told.map((forecastEvent) => forecastEvent.key)))
      happens.set(key, (happens.get(key) ?? 0) + 1)
  const differs = ({ key }: ForecastEvent) => happens.get(key) !== leaves.length
  return leaves.map(({ result, mass }) => ({ told: result.told.filter(differs), mass }))
}

/** Strips an event of dice and numbers, which differ between futures that are otherwise the same. */
function stripNumbers({ type, args, rules, seat, isOutcome = false }: GameEvent): ForecastEvent {
  const event = { type, args, rules, isOutcome: true, ...(seat === undefined ? {} : { seat }) }
  return { key: JSON.stringify([type, args, seat]), event, isOutcome }
}
