import type { NoticeInfo } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { TestClub } from '../testing/test-club.ts'
import { DATABASES } from '../testing/test-database.ts'
import { NoticeSettings } from './notice-settings.ts'
import type { TurnNotice } from './notifier.ts'
import { TurnWatch } from './turn-watch.ts'

describe.runIf(DATABASES.includes('PostgreSQL'))('people who are asked for a while', () => {
  let club: TestClub
  let database: Database
  beforeAll(async () => {
    club = await TestClub.open('PostgreSQL')
    database = await openDatabase({ url: club.database.url! })
  })
  afterAll(async () => {
    await database.close()
    await club.close()
  })

  test('only those are told whom a match waits for, who want it, are away and were not told since', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war')
    const settings = new NoticeSettings(database.query)
    for (const { person } of seats) await settings.change(person!, { hours: 0 })
    const asked = seats.find(({ snapshot }) => snapshot!.decision)!.person!.id
    const told: TurnNotice[] = []
    let online: string | undefined
    const watch = new TurnWatch({
      query: database.query,
      isOnline: (person) => person === online,
      tell: async (notice) => void told.push(notice),
      reportFault: (_kind, error) => expect.fail(String(error)),
    })
    await watch.look(60)
    expect(told, 'not asked for an hour').toEqual([])
    online = asked
    await watch.look(0)
    expect(told, 'at the table').toEqual([])
    online = undefined
    await watch.look(0)
    expect(told).toEqual([{ code, person: asked }])
    await settings.claim(asked)
    await watch.look(0)
    expect(told, 'told already').toHaveLength(1)
    watch.stop()
  })

  test('a server without mail takes no address, and a wrong one is refused by name', async () => {
    const anna = await club.newPlayer('Anna')
    const change = (body: unknown) => anna.request<{ fault: unknown }>('POST', '/api/my/notices', body)
    expect((await change({ email: 'anna@example.org' })).status).toBe(409)
    expect(JSON.stringify((await change({ email: 'nonsense' })).data)).toContain('email')
    const { data } = await anna.request<NoticeInfo>('POST', '/api/my/notices', { hours: 6 })
    expect(data).toMatchObject({ sendsMail: false, hours: 6, pushes: [] })
    expect(data.pushKey.length).toBeGreaterThan(80)
  })
})
