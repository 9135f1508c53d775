import { expect, test } from 'vitest'
import { countResults } from './simulate.ts'
import { type SimulatedMatch, simulatedMatches } from './simulated-match.ts'
import { origin, spheres } from './testing/spheres.ts'
import { playOnThreads } from './threads.ts'

const plan = { game: 'spheres-of-war', setup: origin.setup, seed: 's', bots: ['random', 'random'] }

/** Leaves out how long the bots thought, which is different every time. */
function withoutClock(match: SimulatedMatch): SimulatedMatch {
  return { ...match, efforts: match.efforts.map((effort) => ({ ...effort, ms: 0 })) }
}

function here(games: number): SimulatedMatch[] {
  const play = simulatedMatches(spheres, plan)
  return Array.from({ length: games }, (_, number) => withoutClock(play(number)))
}

test('every match counts once, as won or drawn', async () => {
  let played = 0
  const counted = await countResults(plan, 5, here(5), () => played++)
  expect(counted).toMatchObject({ game: 'spheres-of-war', games: 5, seed: 's' })
  expect(counted.wins.reduce((sum, won) => sum + won, counted.draws)).toBe(5)
  expect(counted.decisions).toBe(here(5).reduce((sum, { decisions }) => sum + decisions, 0))
  expect(played).toBe(5)
})

test('the same plan gives the same matches on any number of threads', async () => {
  for (const threads of [1, 3]) {
    const matches = playOnThreads<SimulatedMatch>({ kind: 'simulation', plan }, 0, 7, threads)
    expect(await Array.fromAsync(matches, withoutClock)).toEqual(here(7))
  }
})

test("mirrored matches are played twice with the bots' seats exchanged, and wins count for bots", () => {
  const mirrored = { ...plan, bots: ['anchor-greedy', 'random'], mirrored: true }
  const [first, mirror] = [0, 1].map(simulatedMatches(spheres, mirrored)).map(withoutClock) as [
    SimulatedMatch,
    SimulatedMatch,
  ]
  expect(first).toEqual(withoutClock(simulatedMatches(spheres, { ...mirrored, mirrored: false })(0)))
  const swapped = simulatedMatches(spheres, { ...plan, bots: ['random', 'anchor-greedy'] })(0)
  expect(mirror.decisions).toBe(swapped.decisions)
  expect(mirror.winners).toEqual(swapped.winners.map((seat) => 1 - seat))
  expect(mirror.margin).toBe(-swapped.margin)
  expect(mirror.efforts).toEqual(withoutClock(swapped).efforts.toReversed())
})

test('a simulation reads its setup once for all matches', () => {
  let read = 0
  const game = {
    ...spheres,
    rules: {
      ...spheres.rules,
      readSetup: (json: unknown) => {
        read++
        return spheres.rules.readSetup(json)
      },
    },
  }
  const play = simulatedMatches(game, plan)
  for (let number = 0; number < 4; number++) play(number)
  expect(read).toBe(1)
})

test('an error on a thread is reported', async () => {
  const wrong = { ...plan, bots: ['random'] }
  const matches = playOnThreads<SimulatedMatch>({ kind: 'simulation', plan: wrong }, 0, 2, 2)
  await expect(Array.fromAsync(matches)).rejects.toThrow('seat 1 has no player')
})
