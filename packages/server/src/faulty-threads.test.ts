import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomThread } from './rooms/worker-threads.ts'
import { BLOCKING_FIGURE, ENDING_FIGURE } from './testing/faulty-figures.ts'
import { playOn, TestClub } from './testing/test-club.ts'

const FAULTY = new URL('./testing/faulty-worker.ts', import.meta.url)

let club: TestClub
beforeAll(async () => {
  club = await TestClub.open('PGlite', 1, { callBudget: 500, openThread: (owner) => openRoomThread(owner, FAULTY) })
})
afterAll(() => club.close())

test.each([
  ['blocks', BLOCKING_FIGURE],
  ['ends', ENDING_FIGURE],
])('a call that %s its thread fails, and every match of the thread goes on in another one', async (_, figure) => {
  const failingMatch = await club.sitDown('spheres-of-war')
  const other = await club.sitDown('spheres-of-war')
  await playOn(failingMatch.code, failingMatch.seats, 3)
  await playOn(other.code, other.seats, 3)
  const failing = failingMatch.seats[0].call(failingMatch.code, 'menu', [figure])
  const [answering] = other.seats
  const hints = answering.call(other.code, 'steps', [])
  await expect(failing).rejects.toMatchObject({ fault: { code: 'busy', message: /too long/ } })
  expect(await hints, 'the other match only waits').toHaveLength(4)
  await playOn(other.code, other.seats, 3)
  await playOn(failingMatch.code, failingMatch.seats, 3)
})

test('a match that blocks its thread again and again is closed, and its players connect again', async () => {
  const { code, seats } = await club.sitDown('spheres-of-war')
  await playOn(code, seats, 2)
  for (let times = 0; times < 2; times++) {
    await expect(seats[0].call(code, 'menu', [BLOCKING_FIGURE])).rejects.toMatchObject({ fault: { code: 'busy' } })
  }
  const frames = seats[1].frames.length
  // The third time everyone is disconnected; the call is repeated after that, and blocks the match that was opened again.
  await expect(seats[0].call(code, 'menu', [BLOCKING_FIGURE])).rejects.toMatchObject({ fault: { code: 'busy' } })
  expect(seats[1].frames.length).toBeGreaterThan(frames)
  await playOn(code, seats, 2)
})
