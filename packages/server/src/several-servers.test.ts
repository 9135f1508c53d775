import type { MatchRecord } from '@fray/kernel'
import type { FinishedMatch } from '@fray/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOnce, playOn, TestClub } from './testing/test-club.ts'
import { type TestPlayer, until } from './testing/test-player.ts'

const DIFFERENT = { at: [0, 1] } as const

describe('two servers on one PostgreSQL', () => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open('PostgreSQL', 2)
  })
  afterAll(() => club.close())

  async function answersOf(code: string, player: TestPlayer) {
    await player.act(code, 'resign')
    const { data } = await player.request<FinishedMatch>('GET', `/api/matches/${code}/record`)
    return (data.record as MatchRecord).answers
  }

  test('two players at different servers play one match', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war', DIFFERENT)
    await playOn(code, seats, 12)
    const events = ({ snapshot }: TestPlayer) => JSON.stringify(snapshot!.events)
    await until(() => events(seats[0]) === events(seats[1]), 'both have seen the same')
    expect(await answersOf(code, seats[0])).toHaveLength(12)
  })

  test('both seats choose in secret at the same moment at different servers, and both choices count', async () => {
    const { code, seats } = await club.sitDown('missum', DIFFERENT)
    let together = 0
    for (let round = 0; round < 4; round++) {
      await until(() => seats.every(({ snapshot }) => snapshot?.decision), 'both are asked')
      await Promise.all(seats.map((player, seat) => answerOnce(code, player, seat)))
      together++
      if (!seats.every(({ snapshot }) => snapshot?.decision)) break
    }
    const answers = await answersOf(code, seats[0])
    for (const seat of [0, 1]) expect(answers.filter(([given]) => given === seat)).toHaveLength(together)
  })

  test('a call that is repeated at another server counts once, and is answered as before', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war', DIFFERENT)
    for (let moves = 1; moves <= 6; moves++) {
      const seat = seats.findIndex(({ snapshot }) => snapshot?.decision)
      const player = seats[seat]!
      const sent = player.waitForCall('answer')
      const given = answerOnce(code, player, seat)
      // The answer is on its way: the connection breaks, and everything unanswered is sent again elsewhere.
      await sent
      player.moveTo(club.servers[moves % 2]!.address)
      await given
      await until(() => seats.some(({ snapshot }) => snapshot?.decision), 'the next is asked')
    }
    expect(await answersOf(code, seats[0])).toHaveLength(6)
  })

  test('a person goes on against a bot at another server when their own is stopped', async () => {
    const person = await club.newPlayer('Person', 1)
    const third = await club.addServer()
    const code = await person.createAgainstBot('spheres-of-war')
    const onlooker = await club.newPlayer('Onlooker', 0)
    person.watch(code)
    onlooker.watch(code)
    await until(() => person.snapshot !== undefined && onlooker.snapshot !== undefined, 'both see the table')
    await playOn(code, [person], 4)
    await club.stopServer(1)
    person.moveTo(third.address)
    await until(() => person.snapshot?.decision !== undefined, 'the person is asked at the third server')
    await playOn(code, [person], 2)
    expect((await answersOf(code, person)).length).toBeGreaterThan(6)
  })
})
