import { type AnyGame, loadGame } from '@fray/games'
import { expect, test } from 'vitest'
import { Coverage } from './coverage.ts'
import { findFaults } from './fuzz.ts'
import { type FuzzedMatch, type FuzzPlan, fuzzedMatches } from './fuzzed-match.ts'
import { playOnThreads } from './threads.ts'

const small = { width: 12, depth: 12 }
const plan: FuzzPlan = {
  game: 'spheres-of-war',
  setup: small,
  setups: 'one',
  seed: 'cli',
  decisions: 50_000,
  audit: 10,
}
const game = (await loadGame('spheres-of-war')) as AnyGame
const reference = await game.content.reference()

/** Plays matches on demand, so that nobody waits for one that is not looked at. */
function* matches(of: AnyGame, wanted: FuzzPlan, from: number, games: number): Generator<FuzzedMatch> {
  const play = fuzzedMatches(of, wanted, reference)
  for (let number = from; number < from + games; number++) yield play(number)
}

test('with sound rules all matches are played', async () => {
  const found = await findFaults(matches(game, plan, 0, 2), false)
  expect(found).toMatchObject({ played: 2, faulty: [] })
  expect(found.decisions).toBeGreaterThan(0)
})

test('a fault stops the run and comes with its match', async () => {
  const burning = { ...game, rules: { ...game.rules, faults: () => ['the table is on fire'] } }
  const found = await findFaults(matches(burning, plan, 0, 5), false)
  expect(found.played).toBe(1)
  expect(found.faulty[0]?.faults.join()).toContain('the table is on fire')
  expect(found.faulty[0]?.record).toMatchObject({ format: 'fray-match-2', game: 'spheres-of-war' })
  expect((await findFaults(matches(burning, plan, 0, 5), true)).faulty).toHaveLength(5)
})

test('a batch gives the same results on any number of threads, and can stop early', async () => {
  const short = { ...plan, decisions: 40 }
  const here = [...matches(game, short, 3, 4)]
  for (const threads of [1, 2]) {
    const there = playOnThreads<FuzzedMatch>({ kind: 'fuzzing', plan: short }, 3, 4, threads)
    expect(await Array.fromAsync(there)).toEqual(here)
  }
  // Forty decisions are too few for a whole match, so the very first match has a fault.
  const stopped = await findFaults(playOnThreads<FuzzedMatch>({ kind: 'fuzzing', plan: short }, 3, 100, 2), false)
  expect(stopped).toMatchObject({ played: 1, decisions: here[0]!.decisions })
  expect(stopped.faulty[0]?.seed).toBe('cli/3')
})

test('setups come from each preset in turn, or at random', () => {
  const read: unknown[] = []
  const spied = {
    ...game,
    rules: {
      ...game.rules,
      readSetup: (json: unknown) => {
        read.push(json)
        return game.rules.readSetup(small)
      },
    },
  }
  for (const _ of matches(spied, { ...plan, setups: 'presets' }, 0, 2));
  for (const { setup } of game.content.presets.slice(0, 2)) expect(read).toContainEqual(setup)
  read.length = 0
  for (const _ of matches(spied, { ...plan, setups: 'random' }, 0, 3));
  expect(new Set(read.map((setup) => JSON.stringify(setup))).size).toBe(3)
})

test('a match depends on its number alone, so a batch can continue where another ended', () => {
  const [first, second, third] = [...matches(game, plan, 0, 3)]
  expect([...matches(game, plan, 1, 2)]).toEqual([second, third])
  expect(first?.seed).toBe('cli/0')
})

test('coverage counts what came up and lists what did not', () => {
  const coverage = new Coverage()
  for (const match of matches(game, plan, 0, 2)) coverage.add(match)
  const more = { ...reference, 'NO-RULE': { title: 'Nowhere', text: 'Never.' } }
  const { rules, rulesNeverCited, phrases, matches: played } = coverage.report(game, more)
  expect(played).toBe(2)
  expect(rulesNeverCited).toContain('NO-RULE')
  expect(rules['SO-1-17']).toBeGreaterThan(0)
  const counts = Object.values(phrases)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})
