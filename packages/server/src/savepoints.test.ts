import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@fray/games'
import { digest, type MatchRecord, termsOf } from '@fray/kernel'
import type { FinishedMatch } from '@fray/protocol'
import type { ReplayStep } from '@fray/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { MatchStore } from './matches/match-store.ts'
import { SavepointStore } from './matches/savepoint-store.ts'
import { loadMatch } from './rooms/load-match.ts'
import type { RoomData } from './rooms/room-messages.ts'
import { entriesOf, readKept, storeRunning } from './testing/stored-match.ts'
import { playOn, TestClub, watchAll } from './testing/test-club.ts'
import { until } from './testing/test-player.ts'

let dataFolder: string
let club: TestClub | undefined
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fray-savepoints-'))
})
afterEach(async () => {
  await club?.close()
  club = undefined
  await rm(dataFolder, { recursive: true })
})

/** Works on the database of a server that is not running. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder: dataFolder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function readRoom({ query }: Database, code: string): Promise<RoomData> {
  const { match, seats } = (await new MatchStore(query).findByCode(code))!
  return {
    id: match.id,
    game: match.game,
    version: match.version,
    terms: match.terms!,
    savepoint: await new SavepointStore(query).load(match.id),
    bots: seats.map(({ bot }) => bot),
    reactions: [],
    prepared: match.prepared,
    entriesBefore: match.rules_since,
    entries: await new MatchStore(query).entriesFrom(match.id, match.rules_since),
    isOver: false,
  }
}

describe('savepoints in the database', () => {
  test('a match that is loaded goes on from the last one, as if all its answers had been repeated', async () => {
    club = await TestClub.open('PGlite', 1, { dataFolder })
    const { code, seats } = await club.sitDown('missum')
    await playOn(code, seats, 40)
    for (const player of seats) player.leave()
    await club.stopServer(0)
    await withDatabase(async (database) => {
      const data = await readRoom(database, code)
      const game = (await loadGame('missum'))!
      const fail = (message: string) => expect.unreachable(message)
      const loaded = loadMatch(game, data, fail)
      expect(loaded.resumedAt).toBeGreaterThan(20)
      const repeated = loadMatch(game, { ...data, savepoint: undefined }, fail)
      expect(repeated.resumedAt).toBe(0)
      expect(digest(loaded.match)).toBe(digest(repeated.match))
      expect(loaded.match.answers).toEqual(repeated.match.answers)
    })
  })

  test('after a restart both look back on everything and play on, and the finished record can be verified', async () => {
    club = await TestClub.open('PGlite', 1, { dataFolder })
    const { code, seats } = await club.sitDown('missum')
    await playOn(code, seats, 30)
    await until(() => seats[0].snapshot!.events.length === seats[1].snapshot!.events.length, 'both have seen the last')
    const before = { events: seats[0].snapshot!.events, steps: await seats[0].call(code, 'steps', []) }
    const first = await seats[0].call(code, 'position', [1])
    await club.restart(0, seats)
    expect(seats[0].snapshot!.events).toEqual(before.events)
    expect(await seats[0].call(code, 'steps', [])).toEqual(before.steps)
    expect((before.steps as ReplayStep[]).length).toBeGreaterThan(20)
    expect(await seats[0].call(code, 'position', [1])).toEqual(first)
    await playOn(code, seats, 4)
  })

  test('a savepoint that is not a position of the game is refused and reported, and the answers are repeated', async () => {
    club = await TestClub.open('PGlite', 1, { dataFolder })
    const { code, seats } = await club.sitDown('spheres-of-war')
    await playOn(code, seats, 30)
    await until(() => seats[0].snapshot!.events.length === seats[1].snapshot!.events.length, 'both have seen the last')
    const { events } = seats[0].snapshot!
    await club.stopServer(0)
    await withDatabase(({ query }) => query.updateTable('savepoints').set({ state: '{"nonsense":true}' }).execute())
    await withDatabase(async (database) => {
      const reported: string[] = []
      const data = await readRoom(database, code)
      const game = (await loadGame('spheres-of-war'))!
      expect(loadMatch(game, data, (message) => reported.push(message)).resumedAt).toBe(0)
      expect(reported[0]).toContain('nonsense')
    })
    const { address } = await club.addServer()
    for (const player of seats) player.moveTo(address)
    await until(() => seats[0].snapshot !== undefined, 'the table is back')
    expect(seats[0].snapshot!.events).toEqual(events)
  })

  test.each([
    ['missum', 'missum-version-3'],
    ['confrontation', 'confrontation-version-12-combat'],
  ])('a match of %s that runs while its rules are replaced goes on from its last savepoint', async (id, name) => {
    const record = readKept(`${id}/earlier/${name}`)
    club = await TestClub.open('PGlite', 1, { dataFolder })
    const seats = [await club.newPlayer('First'), await club.newPlayer('Second')] as const
    await club.stopServer(0)
    const code = await withDatabase((database) => {
      const { game, version, savepoint, events = [] } = record
      const { answers, events: count, state } = savepoint!
      const kinds = record.answers.slice(0, answers).map(() => 'open' as const)
      return storeRunning(database, {
        game,
        version,
        terms: { ...termsOf(record), salt: record.salt ?? '' },
        people: seats.map(({ person }) => person!.id),
        entries: entriesOf(record),
        savepoint: { state, dice: 0, barrier: answers, kinds, events: events.slice(0, count) },
      })
    })
    const { address } = await club.addServer()
    for (const player of seats) player.moveTo(address)
    await watchAll(code, seats)
    const { version } = (await loadGame(id))!
    const continued = seats[0].snapshot!.events.find(({ type }) => type === 'continued')
    expect(continued).toMatchObject({ args: { from: record.version, to: version } })
    await playOn(code, seats, 5)
    await club.restart(0, seats)
    await playOn(code, seats, 2)
    await seats[0].act(code, 'resign')
    const { data } = await seats[0].request<FinishedMatch>('GET', `/api/matches/${code}/record`)
    const finished = data.record as MatchRecord
    expect(finished).toMatchObject({ version, continuations: [{ version: record.version, answers: record.answers }] })
    expect(finished.answers.length).toBeGreaterThanOrEqual(7)
  })
})
