import {
  type Answer,
  beginningOf,
  type Decision,
  type Game,
  Match,
  type MatchRecord,
  type Origin,
  optionsOf,
  Random,
  readRecord,
  replay,
  save,
} from '@fray/kernel'
import { type Auditor, auditMatch, auditUndo, guarded, standingOf } from './audit.ts'
import { candidates } from './candidates.ts'
import type { Faults } from './faults.ts'
import { GameReader } from './game-reader.ts'
import { strayed } from './invented-answers.ts'
import { isRare, takes } from './option-by-chance.ts'

/** One place in so many is sought beside those that are suggested. */
const STRAY_ONE_IN = 3

interface FuzzOptions {
  /** The game must end within so many decisions; 2,000 unless told. */
  readonly decisions?: number
  /** One decision in so many is audited in full, which is slow; 10 unless told. */
  readonly auditOneIn?: number
  /** Reads everything that is said; one that knows the rules by name, or that goes on counting from game to game. */
  readonly reader?: GameReader
}

export interface FuzzReport {
  /** Everything found wrong at the first decision where anything was; empty if the whole game was sound. */
  readonly faults: readonly string[]
  readonly decisions: number
  /** The match up to the faults. */
  readonly record: MatchRecord
}

/**
 * Plays a random game and checks on the way that the rules keep their promises: no impossible state, every offer
 * accepted, every invented answer refused without effect, undo and fork faithful, no seat knowing what it may not, no
 * difference to it between positions that differ in secret,
 * everything said in words, numbers explained, the match saved and loaded, the record replayed byte for byte, an end
 * within the limit. The same seed plays the same game.
 */
export function fuzz<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: Origin,
  seed: string,
  options: FuzzOptions = {},
): FuzzReport {
  const match = Match.start(game, beginningOf(game, origin), seed)
  const reader = options.reader ?? new GameReader(game)
  const auditor = { reader, random: Random.seeded(`${seed}/audit`), origin, seed }
  const faults = playWatched(match, auditor, options)
  const record = save(match, { origin, seed })
  faults.push(...guarded('replay', () => replaysAlike(game, record)))
  return { faults, decisions: match.answers.length, record }
}

/** Random play up to the end or the first faults. */
function playWatched(match: Match, auditor: Auditor, { decisions = 2_000, auditOneIn = 10 }: FuzzOptions): Faults {
  const choosing = Random.seeded(`${auditor.seed}/fuzz`)
  let faults = happened(match, auditor.reader, 0)
  while (!match.outcome && faults.length === 0) {
    if (match.answers.length >= decisions) return [`no end within ${decisions} decisions`]
    const audited = auditor.random.between(1, auditOneIn) === 1
    faults = guarded('the rules', () => step(match, choosing, auditor, audited))
  }
  return faults.length > 0 || !match.outcome ? faults : ended(match, auditor.reader)
}

/** One answer of anybody who is asked. */
function step(match: Match, choosing: Random, auditor: Auditor, audited: boolean): Faults {
  const before = audited ? standingOf(match) : ''
  const found = audited ? auditMatch(match, auditor) : []
  if (found.length > 0) return found
  const decision = choosing.pick(match.pending)
  const answer = choose(match, decision, choosing)
  auditor.reader.choice(decision, answer)
  const told = match.events.length
  const answered = guarded(`${JSON.stringify(answer)} to "${decision.prompt.id}"`, () => {
    const result = match.answer(decision.seat, answer)
    return result.ok ? [] : [`"${decision.prompt.id}" refuses its own ${JSON.stringify(answer)}: ${result.reason.id}`]
  })
  const faults = [...answered, ...happened(match, auditor.reader, told)]
  return audited && faults.length === 0 ? auditUndo(match, before) : faults
}

/** Whoever may pass often does, lest all that can be spent is spent at the first chance and later ones never come. */
const PASS = 'pass'
const PASS_ONE_IN = 2

/** Anything that is offered; of places and arrangements also some that nobody suggests. */
function choose(match: Match, decision: Decision, random: Random): Answer {
  const offered = candidates(decision)
  if (offered.includes(PASS) && random.between(1, PASS_ONE_IN) === 1) return PASS
  const answer = candidateOf(decision, offered, random)
  if (typeof answer === 'string' || random.between(1, STRAY_ONE_IN) > 1) return answer
  const stray = strayed(decision, answer, random)
  return match.check(decision.seat, stray) ? answer : stray
}

/** Any of them; those with a low random weight only now and then. */
function candidateOf(decision: Decision, offered: readonly Answer[], random: Random): Answer {
  const rare = optionsOf(decision).filter(isRare)
  const answer = random.pick(offered)
  const option = rare.find(({ key }) => key === answer)
  if (!option || takes(option, random)) return answer
  const others = offered.filter((each) => !rare.some(({ key }) => key === each))
  return others.length > 0 ? random.pick(others) : answer
}

/** What is wrong with the state, and with what happened from the given event on. */
function happened({ game, state, setup, events }: Match, reader: GameReader, from: number): Faults {
  const since = events.slice(from)
  return [...game.faults(state, setup, since), ...since.flatMap((event) => reader.event(event))]
}

/** What is wrong with the end of a match. */
function ended({ outcome, seats, pending }: Match, reader: GameReader): Faults {
  const { winners, reason, rules, scores } = outcome!
  const faults = reader.data({ reason, rules }, 'the outcome')
  if (winners.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)) faults.push('a winner has no seat')
  if (new Set(winners).size < winners.length) faults.push('a seat wins twice')
  if (scores && scores.length !== seats) faults.push(`${scores.length} scores for ${seats} seats`)
  if (pending.length > 0) faults.push('the match is over, and something is to be decided')
  return faults
}

/** The record, written to text and read again, must give the same record. */
function replaysAlike(game: Game, record: MatchRecord): Faults {
  const written = JSON.stringify(record)
  const match = replay(game, readRecord(JSON.parse(written)))
  return JSON.stringify(save(match, record)) === written ? [] : ['the record replays differently']
}
