import { loadGame } from '@fray/games'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoomThread } from './rooms/worker-threads.ts'
import { type RunningServer, startServer } from './server.ts'
import { TestPlayer, until } from './testing/test-player.ts'

const logger = fastify({ logger: { level: 'warn' } }).log

let server: RunningServer
const players: TestPlayer[] = []

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', logger, threads: 1, openThread: openRoomThread })
})
afterAll(async () => {
  for (const player of players) player.leave()
  await server.stop()
})

async function newPlayer(name: string): Promise<TestPlayer> {
  const player = new TestPlayer(server.address)
  players.push(player)
  await player.arrive(name)
  return player
}

async function setupOf(game: string) {
  const rules = await loadGame(game)
  return rules!.content.presets[0]!.setup
}

/** Two guests agree on a seed and sit at a table. */
async function sitDown(game: string): Promise<{ code: string; seats: readonly TestPlayer[] }> {
  const [first, second] = [await newPlayer('First'), await newPlayer('Second')]
  const setup = await setupOf(game)
  const code = await first.create({ game, setup, seats: ['me', 'open'], visibility: 'link' })
  await second.join(code, 1)
  await first.reveal(code)
  const info = await second.reveal(code)
  expect(info.status).toBe('running')
  for (const player of [first, second]) player.watch(code)
  await until(() => first.snapshot !== undefined && second.snapshot !== undefined, 'both see the table')
  return { code, seats: [first, second] }
}

/** Lets everyone who is asked take the first option, for so many answers. */
async function playOn(code: string, seats: readonly TestPlayer[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    await until(() => seats.some(({ snapshot }) => snapshot?.decision || snapshot?.outcome), 'somebody is asked')
    const seat = seats.findIndex(({ snapshot }) => snapshot?.decision)
    if (seat < 0) return
    const { decision, sequence } = seats[seat]!.snapshot!
    const answer =
      decision!.kind === 'pick'
        ? decision!.options[0]!.key
        : ((await seats[seat]!.call(code, 'hints', [seat, sequence])) as { suggestions: never[] }).suggestions[0]!
    const refusal = await seats[seat]!.call(code, 'answer', [seat, sequence, answer])
    expect(refusal).toBeUndefined()
    await until(() => seats[seat]!.snapshot!.sequence !== sequence, 'the answer is shown')
  }
}

describe('two guests play over the network', () => {
  test('Spheres of War: each answers in turn, and both see the same table', async () => {
    const { code, seats } = await sitDown('spheres-of-war')
    await playOn(code, seats, 8)
    const [first, second] = seats as [TestPlayer, TestPlayer]
    expect(first.snapshot!.view.figures).toEqual(second.snapshot!.view.figures)
    expect(first.snapshot!.commitment).toBe(second.snapshot!.commitment)
    expect(first.snapshot!.seed).toBeUndefined()
  })

  test('a broken connection comes back to the same table and loses nothing', async () => {
    const { code, seats } = await sitDown('spheres-of-war')
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
    const { code, seats } = await sitDown('spheres-of-war')
    const onlooker = await newPlayer('Onlooker')
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
