import { expect, test } from 'vitest'
import { run } from './simulate.ts'
import { origin, spheres } from './testing/spheres.ts'

test('the same plan gives the same result, apart from the time', () => {
  const plan = { games: 5, seed: 's', bots: ['random', 'random'] }
  const [once, again] = [0, 1].map(() => {
    let played = 0
    const { seconds, decisionsPerSecond, ...result } = run(spheres, origin.setup, plan, () => played++)
    expect(seconds).toBeGreaterThan(0)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(played).toBe(5)
    return result
  })
  expect(once).toEqual(again)
  expect(once).toMatchObject({ game: 'spheres-of-war', games: 5 })
  const total = (once?.wins ?? []).reduce((sum, won) => sum + won, once?.draws ?? 0)
  expect(total).toBe(5)
})
