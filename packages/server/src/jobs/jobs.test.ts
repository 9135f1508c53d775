import type { MatchInfo } from '@fray/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { Metrics } from '../metrics.ts'
import { OnlinePlay, type OnlineServices } from '../online-play.ts'
import { openRoomThread } from '../rooms/worker-threads.ts'
import { playOn, setupOf, TestClub } from '../testing/test-club.ts'
import { DATABASES, startDatabase } from '../testing/test-database.ts'
import { until } from '../testing/test-player.ts'
import { Jobs } from './jobs.ts'

const GAME = 'spheres-of-war'
const DAY = 24 * 60 * 60 * 1000

test.each(DATABASES)('jobs are carried out by one of several processes, on %s', async (kind) => {
  const started = await startDatabase(kind)
  const database = await openDatabase(started.url ? { url: started.url } : { folder: undefined })
  let runs = 0
  const sweep = { name: 'count', cron: '0 0 1 1 *', run: async () => void runs++ }
  const reportFault = (_: string, error: unknown) => expect.unreachable(String(error))
  const jobs = [1, 2].map(() => new Jobs({ database, sweeps: [sweep], pollingSeconds: 0.5, reportFault }))
  await jobs[0]!.start()
  await until(() => runs === 1, 'the job has run')
  await jobs[1]!.start()
  await until(() => runs === 2, 'a job that was added later has run')
  for (const process of jobs) await process.stop()
  await database.close()
  await started.stop()
})

describe('what is done about matches without anybody asking for it', () => {
  let club: TestClub
  let online: OnlinePlay
  let services: OnlineServices
  let now = Date.now()
  beforeAll(async () => {
    club = await TestClub.open('PostgreSQL')
    online = new OnlinePlay({
      databaseUrl: club.database.url,
      logger: pino({ level: 'fatal' }),
      threads: 1,
      openThread: openRoomThread,
      metrics: new Metrics(),
      now: () => now,
    })
    services = await online.open()
  })
  afterAll(async () => {
    await online.close()
    await club.close()
  })

  const sweep = (name: string) => services.sweeps.find((candidate) => candidate.name === name)!.run()

  test('a match by turns ends when the days of a seat are over, not before', async () => {
    now = Date.now()
    const { code, seats } = await club.sitDown(GAME, { time: { kind: 'turns', days: 2, vacation: 1 } })
    await playOn(code, seats, 2)
    await until(() => seats.some(({ snapshot }) => snapshot!.decision), 'a seat is asked')
    const late = seats.findIndex(({ snapshot }) => snapshot!.decision)
    now = Date.now() + 2.5 * DAY
    await sweep('end-late-matches')
    const info = async () => (await seats[0].request<MatchInfo>('GET', `/api/matches/${code}`)).data
    expect(await info(), 'the day of vacation is left').toMatchObject({ status: 'running' })
    now = Date.now() + 3.5 * DAY
    await sweep('end-late-matches')
    expect(await info()).toMatchObject({ status: 'over', end: { kind: 'time', seat: late, winners: [1 - late] } })
  })

  test('a bot that was asked when its process ended plays on in another one', async () => {
    const person = await club.newPlayer('Person')
    const code = await person.createAgainstBot(GAME)
    const { match } = (await services.store.findByCode(code))!
    expect(match.standing!.awaited, 'nobody has looked at it yet').toEqual([])
    now = Date.now() + DAY
    await sweep('play-bots')
    const isPersonAsked = async () => {
      const { match: after } = (await services.store.findByCode(code))!
      return after.standing!.awaited.includes(0)
    }
    while (!(await isPersonAsked())) await new Promise((resolve) => setTimeout(resolve, 20))
  })

  test('a match that nobody joins for a month is cancelled', async () => {
    const person = await club.newPlayer('Person')
    const setup = await setupOf(GAME)
    const order = { game: GAME, setup, seats: ['me', 'open'], visibility: 'lobby' } as const
    const code = await person.create({ ...order, seats: [...order.seats] })
    const status = async () => (await person.request<MatchInfo>('GET', `/api/matches/${code}`)).data.status
    now = Date.now() + 29 * DAY
    await sweep('clean-up')
    expect(await status()).toBe('open')
    now = Date.now() + 31 * DAY
    await sweep('clean-up')
    expect(await status()).toBe('cancelled')
  })
})
