import {
  type Answer,
  type Decision,
  type DiceSource,
  type GameEvent,
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
 * Answers decisions during a future. Every branch is a new run, so a policy must give the same answer in the same
 * match; for randomness it uses `random`, which repeats in every branch and continues from sample to sample. Without an
 * answer the future stops.
 */
export type Policy<State = unknown, Setup = unknown, View = unknown> = (
  match: Match<State, Setup, View>,
  decision: Decision,
  random: Random,
) => Answer | undefined

/**
 * Where a future stops: at the next savepoint, when everything the answer started is over; at anybody's next decision,
 * even of a new turn; at the decision after a number of others; at the end of the match; or when a test after an answer
 * holds.
 */
export type Until<State = unknown, Setup = unknown, View = unknown> =
  | 'savepoint'
  | 'decision'
  | number
  | 'end'
  | ((match: Match<State, Setup, View>) => boolean)

export interface ExploreOptions<State = unknown, Setup = unknown, View = unknown> {
  /** Default: 'savepoint'. */
  readonly until?: Until<State, Setup, View>
  /** Without one, every run stops at its first decision. */
  readonly policy?: Policy<State, Setup, View>
  /** Maximum number of leaves before the futures are sampled; default 20,000. */
  readonly leaves?: number
  /** Number of futures in a sample; default 5,000. */
  readonly samples?: number
  /**
   * Branches less likely than this are cut off and counted as missing; without a limit, exploding dice would never end.
   */
  readonly epsilon?: number
  /** Seed of the sample and of the policy's randomness. */
  readonly seed?: string
  /** Maximum number of decisions in a run, more is an error; default 10,000. */
  readonly decisions?: number
  /** For player-facing odds: assumes distances that may not be measured yet. */
  readonly assumeDistances?: boolean
  /** Plays postponed procedures at once: it shows more and takes longer. */
  readonly lookThroughPhase?: boolean
  /** Turn off to save time when the events of the futures are not needed. */
  readonly recording?: boolean
}

/** One future, or all futures with dice that read the same: its result and its probability. */
interface Leaf<T> {
  readonly result: T
  readonly mass: Mass
}

export interface Exploration<T> {
  /** Whether every branch was followed (except for the missing mass); otherwise the leaves are a sample. */
  readonly exact: boolean
  readonly leaves: readonly Leaf<T>[]
  readonly missing: Mass
}

/** Reads a future: the match at the stopping point, and the events since the answer. */
export type LeafReading<T, State, Setup, View> = (match: Match<State, Setup, View>, events: readonly GameEvent[]) => T

/** An answer that was expected to be legal was refused. */
export class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer'
  readonly refusal: Refusal

  constructor(seat: Seat, answer: Answer, refusal: Refusal) {
    const rules = refusal.rules.length ? ` [${refusal.rules.join(' ')}]` : ''
    super(`seat ${seat} may not answer ${JSON.stringify(answer)}: ${refusal.reason.id}${rules}`)
    this.refusal = refusal
  }
}

/** A roll with more outcomes takes longer to sort by its reading than a sample takes to draw. */
const OUTCOMES_LIMIT = 400_000

/** Maximum number of futures cut as too unlikely, per allowed leaf: with endless rolls all of them are. */
const MAX_CUT_PER_LEAF = 10

/**
 * Plays every future of an answer up to the stopping point, as far as the seat knows the match, and reads each. Past
 * the limit of leaves it reads a sample instead, which is the same for the same seed.
 */
export function explore<T, State, Setup, View>(
  ...question: Parameters<typeof exploreGradually<T, State, Setup, View>>
): Exploration<T> {
  return runToEnd(exploreGradually(...question))
}

/** Work that can be paused or abandoned after every future. */
export type GradualResult<T> = Generator<undefined, T, undefined>

/** Explores one future at a time; otherwise like `explore`. */
export function* exploreGradually<T, State, Setup, View>(
  match: Imaginable<State, Setup, View>,
  seat: Seat,
  answer: Answer,
  read: LeafReading<T, State, Setup, View>,
  options: ExploreOptions<State, Setup, View> = {},
): GradualResult<Exploration<T>> {
  const question = { match, seat, answer, read, options }
  const future = (dice: DiceSource, random: Random) => play(question, dice, random)
  return (yield* enumerate(future, options)) ?? (yield* sample(future, options))
}

/** Runs gradual work to its end. */
export function runToEnd<T>(work: GradualResult<T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

interface OddsQuestion<T, State, Setup, View> {
  readonly match: Imaginable<State, Setup, View>
  readonly seat: Seat
  readonly answer: Answer
  readonly read: LeafReading<T, State, Setup, View>
  readonly options: ExploreOptions<State, Setup, View>
}

type Future<T> = (dice: DiceSource, random: Random) => T

/** Visits every leaf, depth first; undefined if there are too many. */
function* enumerate<T>(
  future: Future<T>,
  { leaves: limit = 20_000, epsilon = 1e-12, seed = 'odds' }: Pick<ExploreOptions, 'leaves' | 'epsilon' | 'seed'>,
): GradualResult<Exploration<T> | undefined> {
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
    if (dice.halted === 'too-many-outcomes' || leaves.length + ahead.length > limit || cut > MAX_CUT_PER_LEAF * limit)
      return undefined
    yield
  }
  return { exact: true, leaves, missing }
}

function* sample<T>(
  future: Future<T>,
  { samples = 5_000, seed = 'odds' }: Pick<ExploreOptions, 'samples' | 'seed'>,
): GradualResult<Exploration<T>> {
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

/** Separate from the dice's random stream, or the policy would know them. */
function policyRandom(seed: string): Random {
  return Random.fromSeed(`${seed}/policy`)
}

/** Plays one future. Futures never go back, so no savepoints are kept. */
function play<T, State, Setup, View>(
  { match, seat, answer, read, options }: OddsQuestion<T, State, Setup, View>,
  dice: DiceSource,
  random: Random,
): T {
  const {
    until = 'savepoint',
    policy,
    decisions = 10_000,
    recording = true,
    assumeDistances = false,
    lookThroughPhase = false,
  } = options
  const stopAtSavepoint = until === 'savepoint'
  const future = match.imagine(seat, {
    dice,
    retention: 'first',
    recording,
    stopAtSavepoint,
    assumeDistances,
    lookThroughPhase,
  })
  const before = future.events.length
  giveAnswer(future, seat, answer)
  for (let answered = 0; policy && !isStoppingPoint(future, answered, until); answered++) {
    if (answered === decisions) throw new Error(`no stopping point within ${decisions} decisions`)
    const decision = future.pending[0] as Decision
    const given = policy(future, decision, random)
    if (given === undefined) break
    giveAnswer(future, decision.seat, given)
  }
  return read(future, future.events.slice(before))
}

/** Whether a future stops after this number of policy answers. */
function isStoppingPoint<State, Setup, View>(
  match: Match<State, Setup, View>,
  answered: number,
  until: Until<State, Setup, View>,
): boolean {
  if (match.outcome || match.pending.length === 0 || until === 'decision') return true
  if (until === 'savepoint' || until === 'end') return false
  return typeof until === 'number' ? answered >= until : until(match)
}

function giveAnswer(match: Match<unknown, unknown, unknown>, seat: Seat, answer: Answer): void {
  const answered = match.answer(seat, answer)
  if (!answered.ok) throw new RefusedAnswer(seat, answer, answered)
}
