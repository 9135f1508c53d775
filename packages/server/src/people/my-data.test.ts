import type { MatchInfo, Profile } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount, PASSWORD } from '../testing/test-accounts.ts'
import { playOn, setupOf, TestClub, watchAll } from '../testing/test-club.ts'
import { DATABASES } from '../testing/test-database.ts'
import { type TestPlayer, until } from '../testing/test-player.ts'

const GAME = 'spheres-of-war'

describe.each(DATABASES)('what is known of a person, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(kind)
  })
  afterAll(() => club.close())

  const infoOf = async (player: TestPlayer, code: string) =>
    (await player.request<MatchInfo>('GET', `/api/matches/${code}`)).data
  const profileOf = async (reader: TestPlayer, { person }: TestPlayer) =>
    (await reader.request<Profile>('GET', `/api/people/${person!.id}`)).data

  async function sitDownWith(anna: TestPlayer, visibility: 'link' | 'lobby') {
    const ben = await club.newPlayer('Ben')
    const setup = await setupOf(GAME)
    const code = await anna.create({ game: GAME, setup, seats: ['me', 'open'], visibility })
    await ben.join(code, 1)
    for (const player of [anna, ben]) await player.reveal(code)
    await watchAll(code, [anna, ben])
    return { ben, code }
  }

  test('a profile shows matches from the lobby to everybody, and private ones only to their players', async () => {
    const anna = await newAccount(club, 'anna')
    const shown = await sitDownWith(anna, 'lobby')
    const hidden = await sitDownWith(anna, 'link')
    await anna.act(hidden.code, 'resign')
    expect((await profileOf(hidden.ben, anna)).matches, 'a running match is not shown').toEqual([])
    await anna.act(shown.code, 'resign')
    const codes = async (reader: TestPlayer) => (await profileOf(reader, anna)).matches.map(({ code }) => code)
    expect(await codes(hidden.ben)).toEqual([shown.code])
    expect(await codes(anna)).toEqual([shown.code, hidden.code])
    expect((await anna.request('GET', '/api/people/nobody')).status).toBe(404)
  })

  test('the export has everything about a person, and nothing that opens a session', async () => {
    const anna = await newAccount(club, 'export')
    const { code, ben } = await sitDownWith(anna, 'link')
    await playOn(code, [anna, ben], 4)
    await anna.say(code, 'hello from the export')
    await until(() => anna.frames.some((frame) => JSON.stringify(frame).includes('from the export')), 'it is said')
    const { data } = await anna.request<Record<string, unknown>>('GET', '/api/my/data')
    expect(data).toMatchObject({
      person: { id: anna.person!.id, name: 'export' },
      account: { login: 'export' },
      matches: [{ code, seat: 0 }],
      chat: [{ code, said: { text: 'hello from the export' } }],
    })
    const [match] = data.matches as { readonly answers: readonly unknown[] }[]
    expect(match!.answers.length).toBeGreaterThan(0)
    const written = JSON.stringify(data)
    expect(written).not.toContain('scrypt')
    expect(written).not.toContain('token')
    expect(written, 'nor the seed of a running match').not.toContain('secret')
    expect((await club.newPlayer('Nobody').then((player) => player.request('GET', '/api/my/data'))).status).toBe(200)
  })

  test('a deleted person leaves their matches to the others, but neither name nor messages', async () => {
    const anna = await newAccount(club, 'leaving')
    const { code, ben } = await sitDownWith(anna, 'lobby')
    await playOn(code, [anna, ben], 4)
    await anna.say(code, 'my secret plan')
    await until(() => ben.frames.some((frame) => JSON.stringify(frame).includes('my secret plan')), 'it is said')
    const setup = await setupOf(GAME)
    const open = await anna.create({ game: GAME, setup, seats: ['me', 'open'], visibility: 'lobby' })

    expect((await anna.request('POST', '/api/my/delete', { password: 'wrong' })).status).toBe(401)
    expect((await infoOf(ben, code)).status).toBe('running')
    expect((await anna.request('POST', '/api/my/delete', { password: PASSWORD })).status).toBe(200)

    expect(await infoOf(ben, code)).toMatchObject({
      status: 'over',
      end: { kind: 'resigned', winners: [1] },
      seats: [{ person: { name: 'Deleted player' } }, { person: { name: 'Ben' } }],
    })
    expect((await infoOf(ben, open)).status).toBe('cancelled')
    expect((await ben.request('GET', `/api/matches/${code}/record`)).status, 'the match can be replayed').toBe(200)
    const onlooker = await club.newPlayer('Onlooker')
    onlooker.watch(code)
    await until(() => onlooker.frames.some(({ kind }) => kind === 'chat'), 'the chat has come')
    expect(JSON.stringify(onlooker.frames)).not.toContain('my secret plan')
    const signIn = await onlooker.request('POST', '/api/sign-in', { login: 'leaving', password: PASSWORD })
    expect(signIn.status).toBe(401)
  })
})
