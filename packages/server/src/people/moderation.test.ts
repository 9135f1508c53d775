import type { MuteList, Profile, ServerFault } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Admin, AdminError } from '../admin/admin.ts'
import { newAccount, PASSWORD } from '../testing/test-accounts.ts'
import { setupOf, TestClub } from '../testing/test-club.ts'
import { DATABASES } from '../testing/test-database.ts'
import { type TestPlayer, until } from '../testing/test-player.ts'

const GAME = 'spheres-of-war'
const hasRead = (player: TestPlayer, words: string) =>
  player.frames.some((frame) => frame.kind === 'chat' && JSON.stringify(frame.lines).includes(words))

describe.each(DATABASES)('mutes and reports, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(kind)
  })
  afterAll(() => club.close())

  test('messages of a muted person are hidden in every match, and come back afterwards', async () => {
    const { code, seats } = await club.sitDown(GAME)
    const [anna, ben] = seats
    await ben.say(code, 'before the mute')
    await until(() => hasRead(anna, 'before the mute'), 'it is read')
    const muted = await anna.request<MuteList>('POST', `/api/my/mutes/${ben.person!.id}`, {})
    expect(muted.data).toEqual({ people: [ben.person] })
    anna.frames.length = 0
    await ben.say(code, 'after the mute')
    await anna.say(code, 'my own words')
    await until(() => hasRead(anna, 'my own words') && hasRead(ben, 'after the mute'), 'the chat goes on')
    expect(hasRead(anna, 'the mute')).toBe(false)
    await anna.request('DELETE', `/api/my/mutes/${ben.person!.id}`)
    await anna.say(code, 'again')
    await until(() => hasRead(anna, 'after the mute'), 'the messages are back')
  })

  test('nobody mutes themselves or somebody unknown', async () => {
    const anna = await club.newPlayer('Anna')
    expect((await anna.request('POST', `/api/my/mutes/${anna.person!.id}`, {})).status).toBe(409)
    expect((await anna.request('POST', '/api/my/mutes/nobody', {})).status).toBe(404)
  })

  test('a report names a message that exists, and a reason', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await seats[1].say(code, 'something bad')
    await until(() => hasRead(seats[0], 'something bad'), 'it is read')
    const report = async (body: unknown) => (await seats[0].request('POST', `/api/matches/${code}/report`, body)).status
    expect(await report({ line: 0, reason: 'insult' })).toBe(200)
    expect(await report({ line: 0, reason: 'insult' }), 'a second report is the same').toBe(200)
    expect(await report({ line: 7, reason: 'insult' })).toBe(404)
    expect(await report({ line: 0, reason: 'nonsense' })).toBe(400)
  })
})

describe.runIf(DATABASES.includes('PostgreSQL'))('operators, beside a running server', () => {
  let club: TestClub
  let admin: Admin
  beforeAll(async () => {
    club = await TestClub.open('PostgreSQL')
    admin = await Admin.open({ url: club.database.url! })
  })
  afterAll(async () => {
    await admin.close()
    await club.close()
  })

  const order = async () => ({
    game: GAME,
    setup: await setupOf(GAME),
    seats: ['me', 'open'],
    visibility: 'link',
    commitment: 'a'.repeat(64),
  })
  const create = async (player: TestPlayer) =>
    (await player.request<{ fault?: ServerFault }>('POST', '/api/matches', await order())).data.fault?.code

  test('a banned person cannot create, join or write, until the ban ends', async () => {
    const anna = await newAccount(club, 'anna')
    const { code, seats } = await club.sitDown(GAME)
    const [, ben] = seats
    const open = await seats[0].create({ ...(await order()), seats: ['me', 'open'], visibility: 'link' })
    for (const user of ['ANNA', ben.person!.id]) await admin.ban(user, 'a test')
    expect(await create(anna)).toBe('banned')
    const join = await anna.request<{ fault: ServerFault }>('POST', `/api/matches/${open}/join`, {
      commitment: 'a'.repeat(64),
    })
    expect(join.data.fault.code).toBe('banned')
    await expect(ben.say(code, 'I am banned')).rejects.toThrow('banned')
    expect((await admin.listUsers('banned', 10)).map(({ name }) => name).toSorted()).toEqual(['Second', 'anna'])
    await admin.unban('anna')
    expect(await create(anna)).toBeUndefined()
  })

  test('operators see reports with the message, and resolve them', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await seats[1].say(code, 'something bad')
    await until(() => hasRead(seats[0], 'something bad'), 'it is read')
    await seats[0].request('POST', `/api/matches/${code}/report`, { line: 0, reason: 'insult' })
    const [report] = await admin.listReports('open')
    expect(report).toMatchObject({ code, said: { text: 'something bad' }, accusedName: 'Second', reason: 'insult' })
    await admin.resolveReport(report!.id)
    expect(await admin.listReports('open')).toEqual([])
    expect(await admin.listReports('all')).toHaveLength(1)
    await expect(admin.resolveReport('nothing')).rejects.toThrow(AdminError)
  })

  test('operators list and delete matches and users, and give out new passwords', async () => {
    const carla = await newAccount(club, 'carla')
    const code = await carla.create({ ...(await order()), seats: ['me', 'open'], visibility: 'link' })
    expect(await admin.listMatches('open', 1)).toMatchObject([{ code, game: GAME, players: ['carla', '-'] }])
    await admin.deleteMatch(code)
    expect((await carla.request('GET', `/api/matches/${code}`)).status).toBe(404)
    const password = await admin.resetPassword('carla')
    const signIn = async (given: string) =>
      (await carla.request('POST', '/api/sign-in', { login: 'carla', password: given })).status
    expect(await signIn(PASSWORD)).toBe(401)
    expect(await signIn(password)).toBe(200)
    await admin.deleteUser('carla')
    expect(await signIn(password)).toBe(401)
    const { data } = await carla.request<Profile>('GET', `/api/people/${carla.person!.id}`)
    expect(data.person.name).toBe('Deleted player')
    await expect(admin.ban('carla', 'gone')).rejects.toThrow('found no user "carla"')
  })
})
