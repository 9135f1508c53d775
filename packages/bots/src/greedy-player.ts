import { type Answer, type Decision, type Match, type MatchOptions, Random, type Seat } from '@fray/kernel'
import { expectation, type Policy } from '@fray/odds'
import { candidates } from './candidates.ts'
import type { Bot, Sight } from './player.ts'

interface GreedyOptions {
  /** What it is called; "greedy" unless told. */
  readonly name?: string
  /** Futures played for one decision, over all its candidates, which bounds the work; 120 unless told. */
  readonly futures?: number
  /**
   * Decisions answered on the way through all those futures, about so many; 1000 unless told. Where much is decided
   * before the horizon (the spells of a whole army, say) fewer futures are played. It counts what is done and looks at
   * no clock, so the same match is played on any machine.
   */
  readonly work?: number
  /** Suggestions of a place decision that are considered; 8 unless told. */
  readonly suggestions?: number
  /** So many of the best answers are looked at a second time, in as many futures as all together at first; none unless told. */
  readonly finalists?: number
  /** How far beyond its answer it looks: to the next savepoint (unless told), or so many decisions of anybody. */
  readonly horizon?: Horizon
  /** For what a player reads: distances that may not be measured yet are assumed, as odds do. */
  readonly supposing?: boolean
}

type Horizon = 'savepoint' | number

const SUGGESTIONS = 8

/** Dice that fall in more ways than these are sampled: to follow some of the ways and then give up is wasted. */
const EXACT = 20

/** It considers more places, and compares the best answers in many futures; it takes some three times as long. */
export const VETERAN: GreedyOptions = { name: 'veteran', futures: 240, work: 1500, suggestions: 12, finalists: 3 }

/**
 * Gives the answer after which the position is worth most in the mean. Futures run a little beyond the answer, because
 * most answers show their worth only then; their dice are all followed where they are few and sampled where not.
 */
export function greedyPlayer(seed: string, options: GreedyOptions = {}): Bot {
  const random = Random.seeded(seed)
  return {
    name: options.name ?? 'greedy',
    choose(sight) {
      const [only, ...others] = candidates(sight.decision, options.suggestions ?? SUGGESTIONS)
      if (others.length === 0) return only as Answer
      const weighed = weighAnswers(sight, `${seed}/${random.between(0, 0x7fffffff)}`, options)
      return random.pick(best(weighed)).answer
    },
  }
}

/** An answer, and what the position is worth after it in the mean. */
interface WeighedAnswer {
  readonly answer: Answer
  readonly worth: number
}

/**
 * What every answer worth considering comes to for the seat. The same dice and the same playing on for every one: luck
 * then does not decide between them.
 */
export function weighAnswers(sight: Sight, luck: string, options: GreedyOptions = {}): readonly WeighedAnswer[] {
  const { futures = 120, work = 1000, suggestions = SUGGESTIONS, finalists = 0 } = options
  const { horizon = 'savepoint', supposing = false } = options
  const answers = candidates(sight.decision, suggestions)
  const ahead = { horizon, luck, supposing }
  const affordable = Math.min(futures, Math.floor(work / decisionsAhead(sight, answers, ahead)))
  const share = shareOf(affordable, answers.length)
  const weighed = answers.map((answer) => ({ answer, worth: worthOf(sight, answer, { ...ahead, share }) }))
  if (finalists === 0 || answers.length < 2) return weighed
  const look = { ...ahead, share: shareOf(affordable, finalists), luck: `${luck}/final` }
  const final = new Set(weighed.toSorted((a, b) => b.worth - a.worth).slice(0, finalists))
  return weighed.map((each) => (final.has(each) ? weighedAgain(sight, each, share, look) : each))
}

function shareOf(futures: number, answers: number): number {
  return Math.max(1, Math.floor(futures / answers))
}

/** What an answer comes to in the futures of a first look and in those of a second one together. */
function weighedAgain(sight: Sight, { answer, worth }: WeighedAnswer, share: number, look: Look): WeighedAnswer {
  const again = worthOf(sight, answer, look)
  return { answer, worth: (worth * share + again * look.share) / (share + look.share) }
}

/** What means of the same numbers may differ by, according to how many were added up. */
const ROUNDING = 1e-9

/** Those worth most. Without the tolerance two that are equal could lead to each other for ever. */
function best(weighed: readonly WeighedAnswer[]): readonly WeighedAnswer[] {
  const highest = Math.max(...weighed.map(({ worth }) => worth))
  return weighed.filter(({ worth }) => worth > highest - ROUNDING)
}

/** How far one candidate is looked into. */
interface Look {
  /** Futures to spend on it. */
  readonly share: number
  readonly horizon: Horizon
  readonly luck: string
  readonly supposing: boolean
}

/** How many decisions one future takes, at least one: as many as a first look at the first and the last candidate takes. */
function decisionsAhead(sight: Sight, answers: readonly Answer[], look: Omit<Look, 'share'>): number {
  const { horizon, luck, supposing } = look
  let most = 1
  for (const answer of [answers[0], answers.at(-1)] as Answer[]) {
    let decisions = 0
    const policy: Policy = (_match, decision, random) => {
      decisions++
      return playOn(decision, random)
    }
    const first = { policy, supposing, leaves: 1, samples: 1, seed: `${luck}/ahead`, recording: false }
    expectation(imaginable(sight), sight.seat, answer, () => 0, { ...first, until: horizon })
    most = Math.max(most, decisions)
  }
  return most
}

function imaginable(sight: Sight) {
  return { imagine: (_: Seat, options: MatchOptions) => sight.imagine(options) }
}

/**
 * The mean worth of an answer over several ways of playing on, as many as its share of futures allows: one way has few
 * futures if few dice are thrown on it. Where nothing is decided on the way, one way is all there is.
 */
function worthOf(sight: Sight, answer: Answer, { share, horizon, luck, supposing }: Look): number {
  const worth = (future: Match) => appraise(future, sight.seat)
  let playedOn = false
  const policy: Policy = (_match, decision, random) => {
    playedOn = true
    return playOn(decision, random)
  }
  let sum = 0
  let ways = 0
  for (let left = share; left > 0; ways++) {
    const leaves = Math.min(left, EXACT)
    const way = { policy, supposing, leaves, samples: left, seed: `${luck}/${ways}`, recording: false }
    const all = { ...way, until: horizon }
    const { value, leaves: played } = expectation(imaginable(sight), sight.seat, answer, worth, all)
    sum += value
    left = playedOn ? left - played : 0
  }
  return sum / ways
}

/** What is decided counts fully, whatever the game's own appraisal says of the position. */
function appraise(match: Match, seat: Seat): number {
  if (!match.outcome) return match.game.appraise(match.state, seat, match.setup)
  const { winners } = match.outcome
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1 : -1
}

/** Plays on without much thought: as usual, or by the rules' best suggestion where there are any; anything for a pick. */
function playOn(decision: Decision, random: Random): Answer {
  const usual = decision.usual?.()
  if (usual !== undefined) return usual
  const suggested = decision.kind === 'pick' ? undefined : decision.suggest(1)[0]
  return suggested ?? random.pick(candidates(decision))
}
