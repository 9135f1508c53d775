import type { Leaderboard, MatchInfo, Profile, ServerFault } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount } from '../testing/test-accounts.ts'
import { setupOf, TestClub, watchAll } from '../testing/test-club.ts'
import { DATABASES } from '../testing/test-database.ts'
import type { TestPlayer } from '../testing/test-player.ts'

const GAME = 'spheres-of-war'

describe.each(DATABASES)('rated matches, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    // Both kinds have two players at one database; only PostgreSQL serves two servers.
    club = await TestClub.open(kind, kind === 'PostgreSQL' ? 2 : 1)
  })
  afterAll(() => club.close())

  async function sitDown(players: readonly [TestPlayer, TestPlayer]): Promise<string> {
    const setup = await setupOf(GAME)
    const code = await players[0].create({
      game: GAME,
      setup,
      seats: ['me', 'open'],
      visibility: 'link',
      rated: true,
    })
    await players[1].join(code, 1)
    for (const player of players) await player.reveal(code)
    return code
  }
  const profileOf = async (player: TestPlayer) =>
    (await player.request<Profile>('GET', `/api/people/${player.person!.id}`)).data
  const newPair = async (name: string) =>
    [await newAccount(club, `${name}1`), await newAccount(club, `${name}2`, club.servers.length - 1)] as const

  test('the result changes both ratings once, however often it is told', async () => {
    const [anna, ben] = await newPair('once')
    const code = await sitDown([anna, ben])
    await Promise.all([anna.act(code, 'resign'), ben.act(code, 'resign'), anna.act(code, 'resign')])
    const [first, second] = [await profileOf(anna), await profileOf(ben)]
    expect([first.ratings, second.ratings].flat()).toMatchObject([{ matches: 1 }, { matches: 1 }])
    const ratings = [first.ratings[0]!.rating, second.ratings[0]!.rating]
    expect(ratings.toSorted((a, b) => a - b)).toEqual([1338, 1662])
    expect(first.matches.map((match) => match.code)).toEqual([code])
    const { data } = await anna.request<MatchInfo>('GET', `/api/matches/${code}`)
    expect(data.seats.map(({ rating }) => rating!.rating)).toEqual(ratings)
  })

  test('two matches of the same people that end at the same moment both count', async () => {
    const [anna, ben] = await newPair('both')
    const codes = [await sitDown([anna, ben]), await sitDown([ben, anna]), await sitDown([anna, ben])]
    await Promise.all(codes.map((code, at) => (at % 2 ? anna : ben).act(code, 'resign')))
    expect((await profileOf(anna)).ratings).toMatchObject([{ game: GAME, matches: 3 }])
    expect((await profileOf(ben)).ratings).toMatchObject([{ game: GAME, matches: 3 }])
  })

  test('casual matches change no rating', async () => {
    const { code, seats } = await club.sitDown(GAME)
    await seats[0].act(code, 'resign')
    for (const player of seats) expect((await profileOf(player)).ratings).toEqual([])
  })

  test('guests and bots play no rated matches', async () => {
    const setup = await setupOf(GAME)
    const commitment = 'a'.repeat(64)
    const order = { game: GAME, setup, seats: ['me', 'open'], visibility: 'link', rated: true, commitment }
    const guest = await club.newPlayer('Guest')
    const member = await newAccount(club, 'member')
    const create = async (player: TestPlayer, more = {}) =>
      (await player.request<{ fault: ServerFault }>('POST', '/api/matches', { ...order, ...more })).data.fault
    expect((await create(guest)).code).toBe('needs-account')
    expect((await create(member, { seats: ['me', { bot: 'recruit' }] })).message).toContain('rated')
    const code = await member.create({ game: GAME, setup, seats: ['me', 'open'], visibility: 'link', rated: true })
    const join = await guest.request<{ fault: ServerFault }>('POST', `/api/matches/${code}/join`, { commitment })
    expect(join.data.fault.code).toBe('needs-account')
  })

  test('a rated match gives neither odds nor advice, and its rematch is rated too', async () => {
    const pair = await newPair('help')
    const code = await sitDown(pair)
    await watchAll(code, pair)
    const seat = pair.findIndex(({ snapshot }) => snapshot!.decision)
    const { decision, sequence } = pair[seat]!.snapshot!
    const option = decision!.kind === 'pick' ? decision!.options[0]!.key : ''
    await expect(pair[seat]!.call(code, 'forecast', [seat, sequence, option])).rejects.toThrow('rated')
    await expect(pair[seat]!.call(code, 'advise', [seat])).rejects.toThrow('rated')
    await pair[0].act(code, 'resign')
    expect((await pair[1].rematch(code, 1)).rated).toBe(true)
  })

  test('the leaderboard lists who has played enough, by what their rating is at least', async () => {
    const [anna, ben] = await newPair('board')
    const rows = async () =>
      (await anna.request<Leaderboard>('GET', `/api/leaderboard/${GAME}`)).data.rows
        .map(({ person, matches }) => ({ name: person.name, matches }))
        .filter(({ name }) => name.startsWith('board'))
    for (let match = 0; match < 4; match++) await ben.act(await sitDown([anna, ben]), 'resign')
    expect(await rows()).toEqual([])
    await ben.act(await sitDown([anna, ben]), 'resign')
    expect(await rows()).toEqual([
      { name: 'board1', matches: 5 },
      { name: 'board2', matches: 5 },
    ])
  })
})
