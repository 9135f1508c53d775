import {
  beginningOf,
  digest,
  type Game,
  Match,
  type MatchRecord,
  type Origin,
  Random,
  readRecord,
  replay,
  save,
} from '@fray/kernel'
import { auditDecisions, auditUndo, type Faults } from './audit.ts'
import { candidates } from './candidates.ts'

export interface FuzzOptions {
  /** The game must end within so many decisions; 2,000 unless told. */
  readonly decisions?: number
  /** One decision in so many is audited in full, which is slow; 10 unless told. */
  readonly auditOneIn?: number
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
 * accepted, every invented answer refused without effect, undo and fork faithful, the record replayed byte for byte,
 * an end within the limit. The same seed plays the same game.
 */
export function fuzz<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: Origin,
  seed: string,
  options: FuzzOptions = {},
): FuzzReport {
  const match = Match.start(game, beginningOf(game, origin), seed)
  const faults = playWatched(match, seed, options)
  const record = save(match, origin, seed)
  faults.push(...guarded('replay', () => replaysAlike(game, record)))
  return { faults, decisions: match.answers.length, record }
}

/** Random play up to the end or the first faults. */
function playWatched(match: Match, seed: string, { decisions = 2_000, auditOneIn = 10 }: FuzzOptions): Faults {
  const choosing = Random.seeded(`${seed}/fuzz`)
  const auditing = Random.seeded(`${seed}/audit`)
  let faults = [...match.game.faults(match.state, match.setup)]
  while (!match.outcome && faults.length === 0) {
    if (match.answers.length >= decisions) return [`no end within ${decisions} decisions`]
    const audited = auditing.between(1, auditOneIn) === 1
    faults = guarded('the rules', () => step(match, choosing, audited))
  }
  return faults
}

/** One answer of anybody who is asked. */
function step(match: Match, random: Random, audited: boolean): Faults {
  const before = audited ? digest(match) : ''
  const found = audited ? auditDecisions(match) : []
  if (found.length > 0) return found
  const decision = random.pick(match.pending)
  const answer = random.pick(candidates(decision))
  const answered = guarded(`${JSON.stringify(answer)} to "${decision.prompt.id}"`, () => {
    const result = match.answer(decision.seat, answer)
    return result.ok ? [] : [`"${decision.prompt.id}" refuses its own ${JSON.stringify(answer)}: ${result.reason.id}`]
  })
  const faults = [...answered, ...match.game.faults(match.state, match.setup)]
  return audited && faults.length === 0 ? auditUndo(match, before) : faults
}

/** The record, written to text and read again, must give the same record. */
function replaysAlike(game: Game, record: MatchRecord): Faults {
  const written = JSON.stringify(record)
  const match = replay(game, readRecord(JSON.parse(written)))
  return JSON.stringify(save(match, record.origin, record.seed)) === written ? [] : ['the record replays differently']
}

/** Rules that throw are at fault; the record then ends just before. */
function guarded(what: string, run: () => Faults): Faults {
  try {
    return run()
  } catch (error) {
    return [`${what} threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`]
  }
}
