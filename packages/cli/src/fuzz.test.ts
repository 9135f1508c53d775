import { Proofreader } from '@fray/bots'
import { loadGame } from '@fray/games'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { run } from './fuzz.ts'

const batch = { games: 2, seed: 'cli', decisions: 50_000 }
const small = { width: 12, depth: 12 }

test('sound rules play all matches', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const found = run(game, small, batch, () => {})
  expect(found).toMatchObject({ played: 2, faulty: [] })
  expect(found.decisions).toBeGreaterThan(0)
})

test('a fault stops the run and comes with the match that shows it', async () => {
  const sound = (await loadGame('spheres-of-war'))!
  const game = { ...sound, faults: () => ['the table is on fire'] }
  const found = run(game, small, { ...batch, games: 5 }, () => {})
  expect(found.played).toBe(1)
  expect(found.faulty[0]?.faults.join()).toContain('the table is on fire')
  expect(found.faulty[0]?.record).toMatchObject({ format: 'fray-match-2', game: 'spheres-of-war' })
  expect(run(game, small, { ...batch, games: 5, goOn: true }, () => {}).faulty).toHaveLength(5)
})

test('setups come from the presets in turn, or by chance', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const read: unknown[] = []
  const spied = {
    ...game,
    readSetup: (json: unknown) => {
      read.push(json)
      return game.readSetup(small)
    },
  }
  run(spied, small, { ...batch, setups: 'presets' }, () => {})
  for (const { setup } of game.presets.slice(0, 2)) expect(read).toContainEqual(setup)
  read.length = 0
  run(spied, small, { ...batch, setups: 'random', games: 3 }, () => {})
  expect(new Set(read.map((setup) => JSON.stringify(setup))).size).toBe(3)
})

test('a batch can go on where another ended', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const whole = run(game, small, { ...batch, games: 3 }, () => {})
  const parts = [run(game, small, { ...batch, games: 1 }, () => {}), run(game, small, { ...batch, from: 1 }, () => {})]
  expect(parts[0]!.decisions + parts[1]!.decisions).toBe(whole.decisions)
})

test('coverage tells what came up and what did not', async () => {
  const game = (await loadGame('spheres-of-war'))!
  const reference = { ...(await game.reference()), 'NO-RULE': { title: 'Nowhere', text: 'Never.' } }
  const reader = new Proofreader(game, reference)
  run(game, small, { ...batch, reader }, () => {})
  const { rules, rulesNeverCited, phrases, matches } = coverageOf(game, reference, reader, 2)
  expect(matches).toBe(2)
  expect(rulesNeverCited).toContain('NO-RULE')
  expect(rules['SO-1-17']).toBeGreaterThan(0)
  const counts = Object.values(phrases)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})
