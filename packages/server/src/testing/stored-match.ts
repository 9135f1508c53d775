import { readdirSync, readFileSync } from 'node:fs'
import { type Checkpoint, type Json, type MatchRecord, type MatchTerms, readJson, readRecord } from '@fray/kernel'
import type { Database } from '../database/database.ts'
import type { Entry } from '../matches/entry.ts'
import { MatchStore } from '../matches/match-store.ts'
import { SavepointStore } from '../matches/savepoint-store.ts'
import { beginRound } from '../matches/seed-rounds.ts'

interface RunningMatch {
  readonly game: string
  readonly version: string
  readonly terms: MatchTerms
  readonly people: readonly string[]
  readonly entries: readonly Entry[]
  readonly savepoint: Checkpoint
}

const games = new URL('../../../games/', import.meta.url)

/** Reads a record that a game's tests keep, such as `missum/earlier/missum-version-3`. */
export function readKept(path: string): MatchRecord {
  return readRecord(readJson(path, readFileSync(new URL(`${path}.json`, games), 'utf8')))
}

/** Reads the first golden record of a game. */
export function readGolden(id: string): MatchRecord {
  const [folder] = readdirSync(games).filter((name) => id.startsWith(name))
  return readKept(`${folder}/golden/${id}-1`)
}

/** Stores a running match as a server would have left it. Returns its code. */
export async function storeRunning({ query }: Database, match: RunningMatch): Promise<string> {
  const { game, version, terms, people, entries, savepoint } = match
  const store = new MatchStore(query)
  const { agreement, secrets } = beginRound(people.length, [])
  const code = (await store.create({
    game,
    version,
    visibility: 'link',
    creator: people[0]!,
    setup: 'setup' in terms.origin ? terms.origin.setup : {},
    prepared: false,
    forces: 'given',
    time: undefined,
    rated: false,
    standing: { headline: undefined, awaited: [] },
    secrets,
    agreement,
    seats: people.map((person) => ({ person })),
  }))!
  await store.update(code, () => ({ status: 'running', terms }))
  const { id } = (await store.findByCode(code))!.match
  await store.append(id, 0, entries, { headline: undefined, awaited: [] })
  await new SavepointStore(query).add(id, undefined, savepoint)
  return code
}

/** Gets the answers of a record as entries. */
export function entriesOf({ answers }: MatchRecord): readonly Entry[] {
  return answers.map(([seat, data], index) => ({ kind: 'answer', seat, data: data as Json, callId: `call ${index}` }))
}
