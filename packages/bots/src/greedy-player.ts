import { type Answer, type Decision, type Match, type MatchOptions, Random, type Seat } from '@fray/kernel'
import { expectation, type Policy } from '@fray/odds'
import { candidates } from './candidates.ts'
import type { Bot, PlayerSight } from './player.ts'

export interface GreedyOptions {
  /** Name of the bot (default: greedy). */
  readonly name?: string
  /** Futures played per decision, over all its candidates, which limits the work (default: 120). */
  readonly futures?: number
  /**
   * Approximate number of decisions answered in all those futures (default: 1000). Where much is decided before the
   * horizon (the spells of a whole army, say), fewer futures are played. It counts steps instead of time, so the same
   * match is played on any machine.
   */
  readonly work?: number
  /** How many suggestions of a place decision are considered (default: 8). */
  readonly suggestions?: number
  /** How many of the best answers get a second look, with as many futures as the first look in all (default: none). */
  readonly finalists?: number
  /** How far it looks beyond its answer: to the next savepoint (default), or a number of decisions of any seat. */
  readonly horizon?: Horizon
  /** For results that players see: assume distances that may not be measured yet, as odds do. */
  readonly assumeDistances?: boolean
}

type Horizon = 'savepoint' | number

const SUGGESTIONS = 8

/** Dice with more outcomes than this are sampled. Following only some of the exact branches would waste them. */
const MAX_EXACT_OUTCOMES = 20

/** Considers more places and compares the best answers in many futures; takes about three times as long. */
export const VETERAN: GreedyOptions = { name: 'veteran', futures: 240, work: 1500, suggestions: 12, finalists: 3 }

/**
 * Gives the answer with the best expected position. The anchors of the ladder play by this, so it stays as it is. Futures run somewhat beyond the answer, because most answers show
 * their worth only then; their dice are explored exactly where outcomes are few and sampled otherwise.
 */
export function greedyPlayer(seed: string, options: GreedyOptions = {}): Bot {
  const random = Random.fromSeed(seed)
  return {
    name: options.name ?? 'greedy',
    choose(sight) {
      const [only, ...others] = candidates(sight.decision, options.suggestions ?? SUGGESTIONS)
      if (others.length === 0) return only as Answer
      const weighed = weighAnswers(sight, `${seed}/${random.between(0, 0x7fffffff)}`, options)
      return random.pick(bestAnswers(weighed)).answer
    },
  }
}

/** An answer and the expected worth of the position after it. */
interface WeighedAnswer {
  readonly answer: Answer
  readonly worth: number
}

/**
 * Weighs every candidate answer for the seat. All of them use the same dice and the same choices in the futures, so
 * that luck does not decide between them.
 */
export function weighAnswers(sight: PlayerSight, luck: string, options: GreedyOptions = {}): readonly WeighedAnswer[] {
  const { futures = 120, work = 1000, suggestions = SUGGESTIONS, finalists = 0 } = options
  const { horizon = 'savepoint', assumeDistances = false } = options
  const answers = candidates(sight.decision, suggestions)
  const ahead = { horizon, luck, assumeDistances }
  const affordable = Math.min(futures, Math.floor(work / countDecisionsAhead(sight, answers, ahead)))
  const share = shareOf(affordable, answers.length)
  const weighed = answers.map((answer) => ({ answer, worth: expectedWorth(sight, answer, { ...ahead, share }) }))
  if (finalists === 0 || answers.length < 2) return weighed
  const look = { ...ahead, share: shareOf(affordable, finalists), luck: `${luck}/final` }
  const final = new Set(weighed.toSorted((a, b) => b.worth - a.worth).slice(0, finalists))
  return weighed.map((candidate) => (final.has(candidate) ? weighAgain(sight, candidate, share, look) : candidate))
}

function shareOf(futures: number, answers: number): number {
  return Math.max(1, Math.floor(futures / answers))
}

/** Combines the first look at an answer with a second one. */
function weighAgain(
  sight: PlayerSight,
  { answer, worth }: WeighedAnswer,
  share: number,
  look: Exploration,
): WeighedAnswer {
  const again = expectedWorth(sight, answer, look)
  return { answer, worth: (worth * share + again * look.share) / (share + look.share) }
}

/** Tolerance for averages of the same numbers, added in different groups. */
const TOLERANCE = 1e-9

/** Keeps the best answers. Without the tolerance two equal answers could lead to each other forever. */
function bestAnswers(weighed: readonly WeighedAnswer[]): readonly WeighedAnswer[] {
  const highest = Math.max(...weighed.map(({ worth }) => worth))
  return weighed.filter(({ worth }) => worth > highest - TOLERANCE)
}

/** How deeply one candidate is explored. */
interface Exploration {
  /** Futures to spend on it. */
  readonly share: number
  readonly horizon: Horizon
  readonly luck: string
  readonly assumeDistances: boolean
}

/**
 * Estimates how many decisions one future takes (at least one), from a first look at the first and the last candidate.
 */
function countDecisionsAhead(sight: PlayerSight, answers: readonly Answer[], look: Omit<Exploration, 'share'>): number {
  const { horizon, luck, assumeDistances } = look
  let most = 1
  for (const answer of [answers[0], answers.at(-1)] as Answer[]) {
    let decisions = 0
    const policy: Policy = (_match, decision, random) => {
      decisions++
      return playOn(decision, random, assumeDistances)
    }
    const first = { policy, assumeDistances, leaves: 1, samples: 1, seed: `${luck}/ahead`, recording: false }
    expectation(asImaginable(sight), sight.seat, answer, () => 0, { ...first, until: horizon })
    most = Math.max(most, decisions)
  }
  return most
}

function asImaginable(sight: PlayerSight) {
  return { imagine: (_: Seat, options: MatchOptions) => sight.imagine(options) }
}

/**
 * Averages the worth of an answer over several playouts, as many as its share of futures allows: a playout with few
 * dice has few futures. Without decisions before the horizon a single playout is enough.
 */
function expectedWorth(
  sight: PlayerSight,
  answer: Answer,
  { share, horizon, luck, assumeDistances }: Exploration,
): number {
  const seen = assumeDistances ? sight.imagine({ recording: false }).state : undefined
  const worth = (future: Match) => appraise(future, sight.seat, seen)
  let playedOn = false
  const policy: Policy = (_match, decision, random) => {
    playedOn = true
    return playOn(decision, random, assumeDistances)
  }
  let sum = 0
  let ways = 0
  for (let left = share; left > 0; ways++) {
    const leaves = Math.min(left, MAX_EXACT_OUTCOMES)
    const way = { policy, assumeDistances, leaves, samples: left, seed: `${luck}/${ways}`, recording: false }
    const all = { ...way, until: horizon }
    const { value, leaves: played } = expectation(asImaginable(sight), sight.seat, answer, worth, all)
    sum += value
    left = playedOn ? left - played : 0
  }
  return sum / ways
}

/** Gets the worth of a position. A decided match counts fully, whatever the game's own appraisal says. */
function appraise(match: Match, seat: Seat, seen: unknown): number {
  if (!match.outcome) return match.game.bots.appraise(match.state, seat, match.setup, seen)
  const { winners } = match.outcome
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1 : -1
}

/**
 * Plays on without much thought: the default answer, the best suggestion, or a random option. With assumed distances it
 * lets pass what odds leave out, because being asked may already measure.
 */
function playOn(decision: Decision, random: Random, assumeDistances: boolean): Answer {
  if (assumeDistances && decision.excludedFromOdds && decision.abstention !== undefined) return decision.abstention
  const usual = decision.defaultAnswer?.()
  if (usual !== undefined) return usual
  const suggested = decision.kind === 'pick' ? undefined : decision.suggest(1)[0]
  return suggested ?? random.pick(candidates(decision))
}
