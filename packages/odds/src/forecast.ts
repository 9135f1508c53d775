import { type Answer, type Decision, type Event, type Match, type Seat, type Text, visibleTo } from '@fray/kernel'
import {
  type ExploreOptions,
  exploreGradually,
  finished,
  type Gradually,
  type Imaginable,
  type Policy,
} from './explore.ts'
import type { Mass, Probability } from './mass.ts'
import { Weighing } from './weighing.ts'

/** One way things may turn out: the telling events, in order. */
interface ForecastOutcome {
  readonly probability: Probability
  readonly events: readonly Event[]
}

/** How likely it is that an event happens at least once. */
interface EventChance {
  readonly probability: Probability
  readonly event: Event
}

/** How likely it is that a future is noted for something. */
interface NoteChance {
  readonly probability: Probability
  readonly note: string
}

/** What happens, with which probability, if a seat gives an answer. */
export interface Forecast {
  /** Whether every branch of every roll was followed; otherwise it is a sample and `error` says how good. */
  readonly exact: boolean
  /** How many futures were played. */
  readonly leaves: number
  /** The likeliest first. */
  readonly outcomes: readonly ForecastOutcome[]
  /** The likeliest first. */
  readonly chances: readonly EventChance[]
  /** What was not followed because it is too unlikely: every probability may be higher by this much. */
  readonly missing: Probability
  /** Whether it goes by distances that must not be measured yet, as if they were near enough. */
  readonly supposes: boolean
  /** What others, or the seat itself, might do on the way and are not taken to. */
  readonly leftOut: readonly Text[]
  /** How likely each thing is that was noted of the futures; the likeliest first. */
  readonly noted: readonly NoteChance[]
  /** Half the width of the 95% interval about any probability of a sample. */
  readonly error?: number
}

interface ForecastOptions<State = unknown, Setup = unknown, View = unknown>
  extends Omit<ExploreOptions<State, Setup, View>, 'recording'> {
  /** What is noted of a future besides its events, by how the match stands then: who has lost somebody, say. */
  noting?(future: Match<State, Setup, View>): Iterable<string>
  /** What the seat answers next, one after another, as far as it is asked that. */
  readonly then?: readonly Answer[]
}

/**
 * If this seat answers this, what happens with which probability? It is played on the match as the seat knows it and
 * tells only what the seat would learn, so a forecast gives no secret away, and measures nothing. Nobody interrupts in it, and where the game says
 * what is mostly answered it goes on with that, unless a policy says otherwise.
 */
export function forecast<State, Setup, View>(
  ...question: Parameters<typeof forecastGradually<State, Setup, View>>
): Forecast {
  return finished(forecastGradually(...question))
}

/** The same, future by future: for those who may not wait for it to the end. */
export function* forecastGradually<State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  { then = [], ...options }: ForecastOptions<State, Setup, View> = {},
): Gradually<Forecast> {
  let supposes = false
  const leftOut = new Map<string, Text>()
  const policy: Policy = (future, decision, random) => {
    const given = planned(future, decision, seat, then) ?? usually(future, decision, random)
    const left = given === undefined ? undefined : decision.leftOut?.()
    if (left) leftOut.set(JSON.stringify(left), left)
    return given
  }
  let tellsResults = false
  const told = (future: Match<State, Setup, View>, events: readonly Event[]): Read => {
    supposes ||= future.supposes
    const known = events.filter((event) => visibleTo(event, seat))
    const results = known.filter(({ isOutcome }) => isOutcome)
    tellsResults ||= results.length > 0
    const notes = [...(options.noting?.(future) ?? [])]
    return { told: (tellsResults ? results : known.filter(isPlain)).map(tell), notes }
  }
  const { exact, leaves, missing } = yield* exploreGradually(match, seat, answer, told, {
    policy,
    supposing: true,
    ...options,
    recording: true,
  })
  const outcomes = new Weighing<readonly Told[]>()
  const futures = tellsResults ? leaves.map(onlyResults) : withoutTheCertain(leaves)
  for (const { told, mass } of futures) outcomes.add(told.map(({ key }) => key).join('\n'), told, mass)
  const noted = new Weighing<string>()
  for (const { result, mass } of leaves) for (const note of new Set(result.notes)) noted.add(note, note, mass)
  const chances = new Weighing<Event>()
  for (const { thing, mass } of outcomes.all) {
    for (const [key, { event }] of new Map(thing.map((each) => [each.key, each]))) chances.add(key, event, mass)
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
    supposes,
    leftOut: [...leftOut.values()],
    noted: noted.likeliestFirst.map(({ thing, mass }) => ({ probability: mass.report(exact), note: thing })),
    ...(exact ? {} : { error: samplingError(leaves.length) }),
  }
}

/** What the seat has in mind to answer here: the first thing of its plan that it has not answered yet, if it may. */
function planned(
  future: Parameters<Policy>[0],
  decision: Decision,
  seat: Seat,
  plan: readonly Answer[],
): Answer | undefined {
  if (plan.length === 0 || decision.seat !== seat || decision.interruption) return undefined
  let given = 0
  // The first of all is the answer whose odds these are.
  for (const { seat: by, answer } of future.answers.slice(1))
    if (by === seat && JSON.stringify(answer) === JSON.stringify(plan[given])) given++
  const next = plan[given]
  return next !== undefined && !future.check(seat, next) ? next : undefined
}

/** Lets every interruption pass, does nothing where one may, answers as is usual where a game says how, and stops at whatever else must be decided. */
const usually: Policy = (_match, { interruption, abstention, usual }) => interruption?.pass ?? abstention ?? usual?.()

/** The 95% half-width for the hardest case, a probability of one half; for others it is wider than need be. */
export function samplingError(samples: number): number {
  return 0.98 / Math.sqrt(samples)
}

interface Told {
  readonly key: string
  readonly event: Event
  readonly isOutcome: boolean
}

/** Where no future has a result, what differs between them is one: who wins a roll for the first move. Numbers would make each future another. */
function isPlain({ dice, numbers }: Event): boolean {
  return dice === undefined && numbers === undefined
}

/** What is read of a future. */
interface Read {
  readonly told: readonly Told[]
  readonly notes: readonly string[]
}

type Leaf = { readonly result: Read; readonly mass: Mass }

type Future = Pick<Read, 'told'> & { readonly mass: Mass }

/** Futures that were read before any had a result tell what is none. */
function onlyResults({ result: { told }, mass }: Leaf): Future {
  return { told: told.filter(({ isOutcome }) => isOutcome), mass }
}

/** Of futures without results: what happens in some of them and not in others. */
function withoutTheCertain(leaves: readonly Leaf[]): readonly Future[] {
  const happens = new Map<string, number>()
  for (const { result } of leaves)
    for (const key of new Set(result.told.map((each) => each.key))) happens.set(key, (happens.get(key) ?? 0) + 1)
  const differs = ({ key }: Told) => happens.get(key) !== leaves.length
  return leaves.map(({ result, mass }) => ({ told: result.told.filter(differs), mass }))
}

/** An event without the dice and numbers that led to it, which differ between futures that tell the same. */
function tell({ type, args, rules, seat, isOutcome = false }: Event): Told {
  const event = { type, args, rules, isOutcome: true, ...(seat === undefined ? {} : { seat }) }
  return { key: JSON.stringify([type, args, seat]), event, isOutcome }
}
