import {
  type Answer,
  createRecord,
  type Decision,
  type Game,
  Match,
  type MatchOrigin,
  type MatchRecord,
  optionsOf,
  Random,
  readRecord,
  replay,
  startingPosition,
} from '@fray/kernel'
import { type Auditor, auditMatch, auditUndo, matchStanding, reportExceptions } from './audit.ts'
import { candidates } from './candidates.ts'
import type { Faults } from './faults.ts'
import { GameReader } from './game-reader.ts'
import { varyProposal } from './invented-answers.ts'
import { isRare, isTaken } from './random-option.ts'

/** One in this many places is a variation of a suggestion. */
const VARIATION_ONE_IN = 3

interface FuzzOptions {
  /** The number of decisions within which the game must end (default: 2,000). */
  readonly decisions?: number
  /** One in this many decisions is audited in full, which is slow (default: 10). */
  readonly auditOneIn?: number
  /** Checks every message; pass one that knows the reference, or one that counts over several games. */
  readonly reader?: GameReader
}

export interface FuzzReport {
  /** The faults of the first decision that had any; empty if the whole game was sound. */
  readonly faults: readonly string[]
  readonly decisions: number
  /** The match up to the faults. */
  readonly record: MatchRecord
}

/**
 * Plays a random game and checks that the rules keep their promises: no impossible state, every option accepted, every
 * invented answer refused without effect, undo and fork faithful, no seat knowing its unknowns or noticing a disguise,
 * a phrase for every message, numbers explained, the match saved and loaded, the record replayed byte for byte, an end
 * within the limit. The same seed plays the same game.
 */
export function fuzz<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: MatchOrigin,
  seed: string,
  options: FuzzOptions = {},
): FuzzReport {
  const match = Match.start(game, startingPosition(game, origin), seed)
  const reader = options.reader ?? new GameReader(game)
  const auditor = { reader, random: Random.fromSeed(`${seed}/audit`), origin, seed }
  const faults = playAudited(match, auditor, options)
  const record = createRecord(match, { origin, seed })
  faults.push(...reportExceptions('replay', () => replayFaults(game, record)))
  return { faults, decisions: match.answers.length, record }
}

/** Plays at random up to the end or the first faults. */
function playAudited(match: Match, auditor: Auditor, { decisions = 2_000, auditOneIn = 10 }: FuzzOptions): Faults {
  const choosing = Random.fromSeed(`${auditor.seed}/fuzz`)
  let faults = eventFaults(match, auditor.reader, 0)
  while (!match.outcome && faults.length === 0) {
    if (match.answers.length >= decisions) return [`no end within ${decisions} decisions`]
    const audited = auditor.random.between(1, auditOneIn) === 1
    faults = reportExceptions('the rules', () => playOneAnswer(match, choosing, auditor, audited))
  }
  return faults.length > 0 || !match.outcome ? faults : outcomeFaults(match, auditor.reader)
}

/** Gives one answer for a random seat that is asked. */
function playOneAnswer(match: Match, choosing: Random, auditor: Auditor, audited: boolean): Faults {
  const before = audited ? matchStanding(match) : ''
  const found = audited ? auditMatch(match, auditor) : []
  if (found.length > 0) return found
  const decision = choosing.pick(match.pending)
  const answer = chooseAnswer(match, decision, choosing)
  auditor.reader.choice(decision, answer)
  const told = match.events.length
  const answered = reportExceptions(`${JSON.stringify(answer)} to "${decision.prompt.id}"`, () => {
    const result = match.answer(decision.seat, answer)
    return result.ok ? [] : [`"${decision.prompt.id}" refuses its own ${JSON.stringify(answer)}: ${result.reason.id}`]
  })
  const faults = [...answered, ...eventFaults(match, auditor.reader, told)]
  return audited && faults.length === 0 ? auditUndo(match, before) : faults
}

/**
 * A seat that may pass often does. Otherwise every resource is spent at the first chance, and later chances stay
 * untested.
 */
const PASS = 'pass'
const PASS_ONE_IN = 2

/** Chooses a random candidate, or a variation of a suggested place or arrangement. */
function chooseAnswer(match: Match, decision: Decision, random: Random): Answer {
  const offered = candidates(decision)
  if (offered.includes(PASS) && random.between(1, PASS_ONE_IN) === 1) return PASS
  const answer = pickCandidate(decision, offered, random)
  if (typeof answer === 'string' || random.between(1, VARIATION_ONE_IN) > 1) return answer
  const stray = varyProposal(decision, answer, random)
  return match.check(decision.seat, stray) ? answer : stray
}

/** Chooses a random candidate; those with a low random weight only rarely. */
function pickCandidate(decision: Decision, offered: readonly Answer[], random: Random): Answer {
  const rare = optionsOf(decision).filter(isRare)
  const answer = random.pick(offered)
  const option = rare.find(({ key }) => key === answer)
  if (!option || isTaken(option, random)) return answer
  const others = offered.filter((offer) => !rare.some(({ key }) => key === offer))
  return others.length > 0 ? random.pick(others) : answer
}

/** Finds faults of the state and of the events from an index on. */
function eventFaults({ game, state, setup, events }: Match, reader: GameReader, from: number): Faults {
  const since = events.slice(from)
  return [...game.rules.faults(state, setup, since), ...since.flatMap((event) => reader.event(event))]
}

/** Finds faults of the outcome. */
function outcomeFaults({ outcome, seats, pending }: Match, reader: GameReader): Faults {
  const { winners, reason, rules, scores } = outcome!
  const faults = reader.data({ reason, rules }, 'the outcome')
  if (winners.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)) faults.push('a winner has no seat')
  if (new Set(winners).size < winners.length) faults.push('a seat wins twice')
  if (scores && scores.length !== seats) faults.push(`${scores.length} scores for ${seats} seats`)
  if (pending.length > 0) faults.push('the match is over but waits for a decision')
  return faults
}

/** Checks that the record replays to the same record after a round trip through text. */
function replayFaults(game: Game, record: MatchRecord): Faults {
  const written = JSON.stringify(record)
  const match = replay(game, readRecord(JSON.parse(written)))
  return JSON.stringify(createRecord(match, record)) === written ? [] : ['the record replays differently']
}
