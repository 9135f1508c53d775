import {
  type Answer,
  clone,
  type Decision,
  type Disguises,
  describeDecision,
  type Game,
  Match,
  perspectiveOf,
  type Random,
  type Seat,
  type StartingPosition,
} from '@fray/kernel'
import { candidates } from './candidates.ts'
import type { Faults } from './faults.ts'
import { judgementBytes, knowledgeOf } from './knowledge.ts'

/** Two matches that differ only in what one seat may not know, played alike until a secret comes to light. */
interface TwinReport {
  readonly faults: Faults
  /** The number of times they were compared. */
  readonly compared: number
}

/** Computes anything else of a match for a seat, as bytes. */
type Judge = (match: Match, seat: Seat) => string

/** Maximum number of answers given to twins. */
const MAX_ANSWERS = 30

/** Slow comparisons run at one in this many moments. */
const SLOW_ONE_IN = 15

/**
 * Plays on from a position and from the same position in disguise, and compares at every moment all that the seat and
 * an onlooker get of the two: view, events, decision, whom play waits for, counts, undo, imagined futures, and what
 * `judge` makes of it. Formalities are held, so that the two go on step by step.
 */
export function playTwins(
  game: Game,
  { setup, state }: StartingPosition<unknown, unknown>,
  seat: Seat,
  random: Random,
  judge?: Judge,
): TwinReport {
  const {
    view: { disguises },
  } = game
  if (!disguises) return { faults: [], compared: 0 }
  const disguised = clone(state)
  disguises.disguise(disguised, seat, random, setup)
  const seed = String(random.between(0, 0x7fffffff))
  const start = (from: unknown) => Match.start(game, { setup, state: from }, seed, { holdFormalities: true })
  const pair: TwinPair = { one: start(state), two: start(disguised), seat, random, judge }
  for (let compared = 0; compared < MAX_ANSWERS; compared++) {
    if (hasRevealed(pair, disguises)) return { faults: [], compared }
    const faults = twinFaults(pair)
    if (faults.length > 0 || pair.one.outcome || !playOnBoth(pair)) return { faults, compared: compared + 1 }
  }
  return { faults: [], compared: MAX_ANSWERS }
}

/** Checks twins that start from the end of the current activation, or whatever lies between two savepoints. */
export function auditTwins(match: Match, random: Random): Faults {
  const next = match.fork({ stopAtSavepoint: true })
  while (next.pending.length > 0) {
    const decision = random.pick(next.pending)
    next.answer(decision.seat, random.pick(candidates(decision)))
  }
  if (next.outcome) return []
  const seat = random.between(0, match.seats - 1)
  return [...playTwins(match.game, { setup: match.setup, state: next.state }, seat, random).faults]
}

interface TwinPair {
  readonly one: Match
  readonly two: Match
  readonly seat: Seat
  readonly random: Random
  readonly judge: Judge | undefined
}

function hasRevealed({ one, two, seat }: TwinPair, { reveals }: Disguises<unknown>): boolean {
  return [one, two].some(({ events }) => events.some((event) => reveals(event, seat)))
}

function twinFaults({ one, two, seat, random, judge }: TwinPair): Faults {
  const faults: Faults = []
  const compare = (what: string, look: (match: Match) => string) => {
    const [a, b] = [look(one), look(two)]
    if (a !== b) faults.push(`${what}, which reveals a secret: ${firstDifference(a, b)}`)
  }
  compare(`seat ${seat} sees a difference`, (match) => perspectiveBytes(match, seat))
  compare('an onlooker sees a difference', (match) => perspectiveBytes(match, undefined))
  if (faults.length > 0) return faults
  if (judge) compare(`seat ${seat} is judged differently`, (match) => judge(match, seat))
  if (random.between(1, SLOW_ONE_IN) > 1) return faults
  const moves = [1, 2, 3].map(() => random.between(0, 999))
  compare(`seat ${seat} imagines a different future`, (match) => knowledgeOf(match, seat, moves))
  if (random.between(1, SLOW_ONE_IN) === 1) {
    compare(`odds or a bot of seat ${seat} judge differently`, (match) => judgementBytes(match, seat))
  }
  return faults
}

/** Gets all that a seat gets without looking ahead, as bytes. */
function perspectiveBytes(match: Match, seat: Seat | undefined): string {
  const { decision, ...rest } = perspectiveOf(match, seat)
  return JSON.stringify({ ...rest, decision: decision ? [describeDecision(decision), candidates(decision)] : null })
}

/** Shows where two texts begin to differ. */
function firstDifference(first: string, second: string): string {
  let at = 0
  while (first[at] === second[at]) at++
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `…${near(first)}… and …${near(second)}…`
}

/** The seat undoes one in this many of its answers. */
const UNDO_ONE_IN = 8

/** Makes the same happen in both matches; false if that is impossible. */
function playOnBoth(pair: TwinPair): boolean {
  const { one, two, seat, random } = pair
  if (one.undoableFor(seat) > 0 && random.between(1, UNDO_ONE_IN) === 1) return one.undo(seat).ok && two.undo(seat).ok
  // The other seats choose first in secret parts, since their number of steps may differ between the matches.
  if ([one, two].some(({ pending }) => pending.some((decision) => decision.seat !== seat))) return answerForOthers(pair)
  const own = one.decisionOf(seat)
  return own ? answerBoth(pair, seat, random.pick(candidates(own))) : false
}

/** Makes another seat answer alike in both. A seat that is secretly asked in one match only declines if it can. */
function answerForOthers(pair: TwinPair): boolean {
  const { one, two, seat, random } = pair
  const asked = [one, two].flatMap(({ pending }) => pending.filter((decision) => decision.seat !== seat))
  const { seat: other } = random.pick(asked)
  const [a, b] = [one.decisionOf(other), two.decisionOf(other)]
  if (a && b && isSameQuestion(a, b)) {
    const common = commonAnswers(a, b)
    return common.length > 0 && answerBoth(pair, other, random.pick(common))
  }
  const [match, decision] = a ? [one, a] : [two, b!]
  const answer = candidates(decision).find((candidate) => DECLINING_KEYS.includes(candidate))
  return answer !== undefined && match.answer(other, answer).ok
}

/**
 * Whether two decisions are the same question. Their options may differ, and a formality equals any other question that
 * may be passed.
 */
function isSameQuestion(decision: Decision, two: Decision): boolean {
  if (decision.interruption && two.interruption) return true
  const describeQuestion = ({ kind, prompt, figure }: Decision) => JSON.stringify([kind, prompt, figure ?? null])
  return describeQuestion(decision) === describeQuestion(two)
}

/** Keys of options that decline all others. */
const DECLINING_KEYS: readonly Answer[] = ['pass', 'done', 'none']

function commonAnswers(decision: Decision, two: Decision): Answer[] {
  const offered = new Set(candidates(two).map((answer) => JSON.stringify(answer)))
  return candidates(decision).filter((answer) => offered.has(JSON.stringify(answer)))
}

function answerBoth({ one, two }: TwinPair, seat: Seat, answer: Answer): boolean {
  return one.answer(seat, answer).ok && two.answer(seat, answer).ok
}
