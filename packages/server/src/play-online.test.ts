import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOn, TestClub } from './testing/test-club.ts'
import { DATABASES } from './testing/test-database.ts'
import { type TestPlayer, until } from './testing/test-player.ts'

describe.each(DATABASES)('two guests play over the network, on %s', (kind) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(kind)
  })
  afterAll(() => club.close())

  test('Spheres of War: each answers in turn, and both see the same table', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war')
    await playOn(code, seats, 8)
    const [first, second] = seats as [TestPlayer, TestPlayer]
    const figures = ({ snapshot }: TestPlayer) => JSON.stringify(snapshot!.view.figures)
    await until(() => figures(first) === figures(second), 'both see the same figures')
    expect(first.snapshot!.commitment).toBe(second.snapshot!.commitment)
    expect(first.snapshot!.seed).toBeUndefined()
  })

  test('a broken connection comes back to the same table and loses nothing', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war')
    await playOn(code, seats, 3)
    await until(
      () => seats[0]!.snapshot!.events.length === seats[1]!.snapshot!.events.length,
      'both have seen the last answer',
    )
    const before = seats[0]!.snapshot!
    const frames = seats[0]!.frames.length
    seats[0]!.breakConnection()
    await until(() => seats[0]!.frames.slice(frames).some(({ kind }) => kind === 'screen'), 'the table is back')
    expect(seats[0]!.snapshot!.events).toEqual(before.events)
    await playOn(code, seats, 3)
  })

  test('an onlooker sees the table and may not answer', async () => {
    const { code, seats } = await club.sitDown('spheres-of-war')
    const onlooker = await club.newPlayer('Onlooker')
    onlooker.watch(code)
    await until(() => onlooker.snapshot !== undefined, 'the onlooker sees the table')
    const seat = seats.findIndex(({ snapshot }) => snapshot!.decision)
    const { decision, sequence } = seats[seat]!.snapshot!
    expect(onlooker.snapshot!.decision).toBeUndefined()
    const answer = decision!.kind === 'pick' ? decision!.options[0]!.key : ''
    await expect(onlooker.call(code, 'answer', [seat, sequence, answer])).rejects.toMatchObject({
      fault: { code: 'not-yours' },
    })
  })
})
