import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { run } from '../run.ts'
import { type SimulatedMatch, simulatedMatches } from '../simulated-match.ts'
import { origin, spheres } from '../testing/spheres.ts'
import { playPairs } from './ladder.ts'
import { readLadder, writeLadder } from './ladder-file.ts'
import { type Pair, pairOf } from './pair.ts'

const folder = mkdtempSync(join(tmpdir(), 'fray-ladder-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plan = {
  game: 'spheres-of-war',
  setup: origin.setup,
  seed: 'ladder',
  bots: ['random', 'random'],
  mirrored: true,
}
const limits = { pairs: 3, threads: 1, test: undefined }
const terms = { game: plan.game, version: spheres.version, setup: plan.setup, seed: plan.seed }

function withoutClock(pairs: readonly Pair[]): unknown {
  return pairs.map(({ efforts, ...pair }) => [pair, efforts.map((effort) => ({ ...effort, ms: 0 }))])
}

async function playAll(known: readonly Pair[] = [], changes: object = {}): Promise<readonly Pair[]> {
  return (await Array.fromAsync(playPairs(plan, known, { ...limits, ...changes }))).at(-1) ?? known
}

async function fray(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => err.push(String(line)) > 0),
  ]
  const code = await run(args).finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { code, out: out.join(''), err: err.join('') }
}

const won = { decisions: 1, futures: 2, answers: 3, ms: 4 }
const lost = { decisions: 5, futures: 6, answers: 7, ms: 8 }
const match = (winners: readonly number[], margin: number): SimulatedMatch => ({
  winners,
  margin,
  decisions: 6,
  efforts: [won, lost],
})

test('a pair counts wins, draws, margins, seats and work of two mirrored matches', () => {
  expect(pairOf([match([0], 0.5), match([], 0)])).toMatchObject({ score: 0.75, won: 1, lost: 0, margin: 0.25 })
  expect(pairOf([match([0], 1), match([1], -1)])).toMatchObject({ score: 0.5, won: 1, lost: 1, wonBySeat: [2, 0] })
  expect(pairOf([match([1], 0), match([1], 0)]).wonBySeat).toEqual([1, 1])
  expect(pairOf([match([0, 1], 0), match([0], 0)])).toMatchObject({ score: 0.75 })
  expect(pairOf([match([0], 0), match([0], 0)]).efforts[1]).toEqual({ decisions: 10, futures: 12, answers: 14, ms: 16 })
})

test('a pair is the mirrored matches of a simulation', async () => {
  const play = simulatedMatches(spheres, plan)
  const [first] = await playAll([], { pairs: 1 })
  expect(withoutClock([first!])).toEqual(withoutClock([pairOf([play(0), play(1)])]))
})

test('an interrupted ladder that goes on ends like one that was not interrupted', async () => {
  const all = await playAll()
  expect(all).toHaveLength(3)
  expect(withoutClock(await playAll(all.slice(0, 1), { threads: 2 }))).toEqual(withoutClock(all))
  expect(await playAll(all)).toBe(all)
})

test('a series ends as soon as its test is decided', async () => {
  const decided = { pairs: 200, test: { low: 0.6, high: 0.9 } }
  const all = await playAll([], decided)
  expect(all.length).toBeLessThan(200)
  expect(await playAll(all, decided)).toBe(all)
})

test('saved pairs are read again, and refused where they were played on other terms', async () => {
  const path = join(folder, 'saved.json')
  expect(await readLadder(path, terms)).toEqual({})
  const pairs = { 'one against two': [pairOf([match([0], 0.5), match([1], 0)])] }
  await writeLadder(path, terms, pairs)
  expect(await readLadder(path, terms)).toEqual(pairs)
  await expect(readLadder(path, { ...terms, seed: 'other' })).rejects.toThrow('seed: differs from this run')
  await writeLadder(path, terms, { broken: [{ ...pairs['one against two'][0]!, score: 2 }] })
  await expect(readLadder(path, terms)).rejects.toThrow('score')
})

test('a ladder is printed as text and as JSON, the same from its file', async () => {
  const save = join(folder, 'printed.json')
  const args = ['ladder', 'spheres-of-war', '--preset', 'small', '--bots', 'random,random', '--pairs', '2']
  const text = await fray(...args, '--save', save, '--test', '0.5,0.6')
  expect(text.code).toBe(0)
  expect(text.out).toMatch(/^random against random: 2 pairs, won \d, lost \d, drawn \d\n {2}score .*Elo/)
  expect(text.out).toMatch(/ {2}test: /)
  expect(text.out).toMatch(/ {2}random: \d+ decisions, each with 0\.0 futures/)
  const [standing] = JSON.parse((await fray(...args, '--save', save, '--json')).out)
  expect(standing).toMatchObject({ bots: ['random', 'random'], pairs: 2, interval: {}, margin: {} })
})

test.each([
  [['--bots', 'random'], 'at least two bots'],
  [['--bots', 'random,marvin'], 'Unknown bot "marvin"'],
  [['--test', '0.6,0.5'], 'two rates between 0 and 1'],
])('wrong arguments %j are explained', async (args, message) => {
  const { code, err } = await fray('ladder', 'spheres-of-war', ...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
})
