import { loadGame } from '@fray/games'
import { expect, test } from 'vitest'
import { run } from './fuzz.ts'

test('sound rules play all matches', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const found = run(game, { width: 12, depth: 12 }, { games: 2, seed: 'cli', decisions: 50_000 }, () => {})
  expect(found).toMatchObject({ played: 2, faulty: undefined })
  expect(found.decisions).toBeGreaterThan(0)
})

test('a fault stops the run and comes with the match that shows it', async () => {
  const sound = (await loadGame('spheres-of-war'))!
  const game = { ...sound, faults: () => ['the table is on fire'] }
  const found = run(game, { width: 12, depth: 12 }, { games: 5, seed: 'cli', decisions: 50_000 }, () => {})
  expect(found.played).toBe(1)
  expect(found.faulty?.faults.join()).toContain('the table is on fire')
  expect(found.faulty?.record).toMatchObject({ format: 'fray-match', game: 'spheres-of-war' })
})
