import {
  type Answer,
  type Decision,
  type DiceSource,
  type Event,
  type Match,
  type MatchOptions,
  QuickDice,
  Random,
  type Refusal,
  type Seat,
} from '@fray/kernel'
import { BranchingDice, type Path, trunk } from './branching-dice.ts'
import { Mass } from './mass.ts'

/** What odds are computed on: anything that can imagine its future as far as a seat knows it, such as a match. */
export interface Imaginable<State, Setup, View> {
  imagine(seat: Seat, options: MatchOptions): Match<State, Setup, View>
}

/**
 * Answers decisions met on the way. Every branch is a new run, so a policy must answer alike in like matches; one
 * that wants chance takes it from `random`, which is the same in every branch and goes on from sample to sample. Where it
 * gives no answer the future stops.
 */
export type Policy<State = unknown, Setup = unknown, View = unknown> = (
  match: Match<State, Setup, View>,
  decision: Decision,
  random: Random,
) => Answer | undefined

/**
 * How far to look: to the next savepoint, where what the answer set going is over; to the next decision of anybody,
 * even of a new turn; to the decision after so many others; to the end of the match; or until a test made after each
 * answer holds.
 */
export type Until<State = unknown, Setup = unknown, View = unknown> =
  | 'savepoint'
  | 'decision'
  | number
  | 'end'
  | ((match: Match<State, Setup, View>) => boolean)

export interface ExploreOptions<State = unknown, Setup = unknown, View = unknown> {
  /** 'savepoint' unless told. */
  readonly until?: Until<State, Setup, View>
  /** Without one, every run stops at its first decision. */
  readonly policy?: Policy<State, Setup, View>
  /** With more leaves than this the futures are sampled; 20,000 unless told. */
  readonly leaves?: number
  /** How many futures a sample has; 5,000 unless told. */
  readonly samples?: number
  /** Branches less likely than this are cut off and counted as missing, or dice that explode would never end. */
  readonly epsilon?: number
  /** Seed of the sample and of the policy's chance. */
  readonly seed?: string
  /** A run with more decisions than this is an error; 10,000 unless told. */
  readonly decisions?: number
  /** For odds that a player reads: what must not be measured yet is supposed. */
  readonly supposing?: boolean
  /** What the rules put off is played at once: it tells more and takes longer. */
  readonly anticipating?: boolean
  /** Off when nobody reads the events of the futures: it is faster. */
  readonly recording?: boolean
}

/** One future, or all futures in which the dice read alike: what was read of it and how likely it is. */
interface Leaf<T> {
  readonly result: T
  readonly mass: Mass
}

export interface Exploration<T> {
  /** Whether every branch was followed (but for the missing mass); otherwise the leaves are a sample. */
  readonly exact: boolean
  readonly leaves: readonly Leaf<T>[]
  readonly missing: Mass
}

/** Reads a future: the match at the stopping point, and what happened since the answer. */
export type Reading<T, State, Setup, View> = (match: Match<State, Setup, View>, events: readonly Event[]) => T

/** A legal answer was expected, and this one was refused. */
export class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer'
  readonly refusal: Refusal

  constructor(seat: Seat, answer: Answer, refusal: Refusal) {
    const rules = refusal.rules.length ? ` [${refusal.rules.join(' ')}]` : ''
    super(`seat ${seat} may not answer ${JSON.stringify(answer)}: ${refusal.reason.id}${rules}`)
    this.refusal = refusal
  }
}

/** A roll with more outcomes than this takes longer to sort by its reading than a sample takes to draw. */
const OUTCOMES_LIMIT = 400_000

/** For each leaf that is allowed so many futures may be cut short as too unlikely: where dice fall without end all of them are. */
const CUT = 10

/**
 * Plays every future of an answer up to the stopping point, as far as the seat knows the match, and reads each.
 * Past the limit of leaves it reads a sample of futures instead, the same for the same seed.
 */
export function explore<T, State, Setup, View>(
  ...question: Parameters<typeof exploreGradually<T, State, Setup, View>>
): Exploration<T> {
  return finished(exploreGradually(...question))
}

/** Work that can be left at every future: whoever does it looks up between two steps, and need not go on. */
export type Gradually<T> = Generator<undefined, T, undefined>

/** The same, future by future. */
export function* exploreGradually<T, State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  read: Reading<T, State, Setup, View>,
  options: ExploreOptions<State, Setup, View> = {},
): Gradually<Exploration<T>> {
  const question = { match, seat, answer, read, options }
  const future = (dice: DiceSource, random: Random) => play(question, dice, random)
  return (yield* enumerate(future, options)) ?? (yield* sample(future, options))
}

/** Does it all at once. */
export function finished<T>(work: Gradually<T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

interface Question<T, State, Setup, View> {
  readonly match: Imaginable<State, Setup, View>
  readonly seat: Seat
  readonly answer: Answer
  readonly read: Reading<T, State, Setup, View>
  readonly options: ExploreOptions<State, Setup, View>
}

type Future<T> = (dice: DiceSource, random: Random) => T

/** Every leaf, depth first; nothing if there are too many. */
function* enumerate<T>(
  future: Future<T>,
  { leaves: limit = 20_000, epsilon = 1e-12, seed = 'odds' }: Pick<ExploreOptions, 'leaves' | 'epsilon' | 'seed'>,
): Gradually<Exploration<T> | undefined> {
  const leaves: Leaf<T>[] = []
  const ahead: Path[] = [trunk]
  const random = policyRandom(seed)
  let missing = Mass.none
  let cut = 0
  for (let path = ahead.pop(); path; path = ahead.pop()) {
    const dice = new BranchingDice(path, { epsilon, leaves: limit, outcomes: OUTCOMES_LIMIT })
    try {
      leaves.push({ result: future(dice, random.fork()), mass: dice.mass })
    } catch (error) {
      if (!dice.halted) throw error
      cut++
    }
    missing = missing.plus(dice.missing)
    for (const sibling of dice.siblings) ahead.push(sibling)
    if (dice.halted === 'too-many-outcomes' || leaves.length + ahead.length > limit || cut > CUT * limit)
      return undefined
    yield
  }
  return { exact: true, leaves, missing }
}

function* sample<T>(
  future: Future<T>,
  { samples = 5_000, seed = 'odds' }: Pick<ExploreOptions, 'samples' | 'seed'>,
): Gradually<Exploration<T>> {
  const dice = new QuickDice(seed)
  const random = policyRandom(seed)
  const mass = Mass.whole.share(1n, BigInt(samples))
  const leaves: Leaf<T>[] = []
  for (let i = 0; i < samples; i++) {
    leaves.push({ result: future(dice, random), mass })
    yield
  }
  return { exact: false, leaves, missing: Mass.none }
}

/** Not the stream the dice come from, or the policy would know them. */
function policyRandom(seed: string): Random {
  return Random.seeded(`${seed}/policy`)
}

/** Plays one future. Nothing goes back in it, so it needs no savepoints. */
function play<T, State, Setup, View>(
  { match, seat, answer, read, options }: Question<T, State, Setup, View>,
  dice: DiceSource,
  random: Random,
): T {
  const {
    until = 'savepoint',
    policy,
    decisions = 10_000,
    recording = true,
    supposing = false,
    anticipating = false,
  } = options
  const stopAtSavepoint = until === 'savepoint'
  const future = match.imagine(seat, { dice, retention: 'first', recording, stopAtSavepoint, supposing, anticipating })
  const before = future.events.length
  give(future, seat, answer)
  for (let answered = 0; policy && !stops(future, answered, until); answered++) {
    if (answered === decisions) throw new Error(`no stopping point within ${decisions} decisions`)
    const decision = future.pending[0] as Decision
    const given = policy(future, decision, random)
    if (given === undefined) break
    give(future, decision.seat, given)
  }
  return read(future, future.events.slice(before))
}

/** Whether a future goes no further, after its policy has given so many answers. */
function stops<State, Setup, View>(
  match: Match<State, Setup, View>,
  answered: number,
  until: Until<State, Setup, View>,
): boolean {
  if (match.outcome || match.pending.length === 0 || until === 'decision') return true
  if (until === 'savepoint' || until === 'end') return false
  return typeof until === 'number' ? answered >= until : until(match)
}

function give(match: Match<unknown, unknown, unknown>, seat: Seat, answer: Answer): void {
  const answered = match.answer(seat, answer)
  if (!answered.ok) throw new RefusedAnswer(seat, answer, answered)
}
