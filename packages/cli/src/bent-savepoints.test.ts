import { randomPlayer, sightOf } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { beginMatch, type Game, InputError, type Json, type Match, type MatchTerms, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'

/** Number of random matches, of savepoints examined in each, and of corruptions tried for each. */
const MATCHES = Number(process.env.MATCHES ?? 2)
const SAVEPOINTS = 4
const BENDS = Number(process.env.BENDS ?? 12)
/** A match longer than this counts as played to its end. */
const ANSWERS = 4000

/** Replacement values that a careless or malicious edit of a file may contain. */
const others: readonly ((value: unknown, random: Random) => unknown)[] = [
  () => null,
  () => Number.NaN,
  () => '',
  () => 'no such thing',
  () => -1,
  () => 1e300,
  () => 99_999,
  () => 0.5,
  () => true,
  () => [],
  () => ({}),
  () => [[[]]],
  (value) => (typeof value === 'number' ? -value : { value }),
  (value) => (typeof value === 'number' ? value + 1 : [value]),
  (value, random) => (typeof value === 'number' ? random.between(0, 9) : String(value)),
  (value) => (Array.isArray(value) ? [...value, ...value] : value === false ? true : !value),
  (value) => (Array.isArray(value) ? value.slice(1) : typeof value === 'string' ? value.toUpperCase() : 0),
]

type Container = Record<string, unknown>

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Container, ...Object.values(value).flatMap(containersIn)]
}

/** A copy of a state with one corrupted value, and a description of it. */
function bent(state: unknown, random: Random): { readonly state: Json; readonly how: string } {
  const copy = structuredClone(state) as Container
  const containers = containersIn(copy).filter((otherContainer) => Object.keys(otherContainer).length > 0)
  // Every second time near the root, where there are few containers and many rules.
  const container = random.between(0, 1) ? random.pick(containers.slice(0, 40)) : random.pick(containers)
  const key = random.pick(Object.keys(container))
  const value = container[key]
  const way = random.between(0, 12)
  if (way === 0) delete container[key]
  else if (way === 1) container['no such key'] = value
  else container[key] = random.pick(others)(value, random)
  return {
    state: copy as unknown as Json,
    how: `${key}: ${JSON.stringify(value)?.slice(0, 80)} → ${String(JSON.stringify(container[key])).slice(0, 80)}`,
  }
}

const setupOf = ({ content: { presets }, bots: { randomSetup } }: Game, number: number): Json =>
  number % 2 === 1 && randomSetup
    ? randomSetup(Random.fromSeed(`bent ${number}`))
    : presets[number % presets.length]!.setup

const playersOf = ({ seats }: Match, name: string) =>
  Array.from({ length: seats }, (_, seat) => randomPlayer(`${name} of ${seat}`))

function playOn(match: Match, name: string, after: () => void = () => {}): void {
  const players = playersOf(match, name)
  for (let answers = 0; !match.outcome && answers < ANSWERS; answers++) {
    const decision = match.pending[0]!
    match.answer(decision.seat, players[decision.seat]!.choose(sightOf(match, decision)))
    after()
  }
}

/** The states of a random match as a file holds them, one for each savepoint. */
function savepointsOf(game: Game, number: number): { readonly terms: MatchTerms; readonly states: readonly Json[] } {
  const terms = { origin: { setup: setupOf(game, number) }, seed: `bent ${number}` }
  const match = beginMatch(game, terms, { retention: 'last', recording: false }) as Match
  const states: string[] = []
  playOn(match, `bent ${number}`, () => {
    const state = JSON.stringify(match.savepoint.state)
    if (state !== states.at(-1)) states.push(state)
  })
  return { terms, states: states.map((state) => JSON.parse(state) as Json) }
}

/** Continues a match from a state in a file. */
function continueFrom(game: Game, terms: MatchTerms, state: Json): Match {
  const savepoint = { version: game.version, answers: 0, events: 0, state }
  const continuations = [{ version: 'before', answers: [], savepoint }]
  return beginMatch(game, { ...terms, continuations }, { retention: 'last' }) as Match
}

describe.each(gameIds)('savepoints of %s', (id) => {
  test('are accepted unchanged', { timeout: 60_000 }, async () => {
    const game = (await loadGame(id)) as unknown as Game
    const { terms, states } = savepointsOf(game, 1)
    const { setup } = continueFrom(game, terms, states[0]!)
    for (const state of states) game.saves.checkState!(state, setup)
    expect(states.length).toBeGreaterThan(10)
  })

  test('that are corrupted are refused by field, or play on to the end', { timeout: 120_000 }, async () => {
    const game = (await loadGame(id)) as unknown as Game
    const random = Random.fromSeed(`bent ${id}`)
    const faults: string[] = []
    let refused = 0
    for (let number = 0; number < MATCHES; number++) {
      const { terms, states } = savepointsOf(game, number)
      for (let i = 0; i < SAVEPOINTS; i++) {
        const state = random.pick(states)
        for (let j = 0; j < BENDS; j++) {
          const { state: wrong, how } = bent(state, random)
          try {
            playOn(continueFrom(game, terms, wrong), 'on')
          } catch (error) {
            if (error instanceof InputError) {
              refused++
              expect(error.problems[0]!.field, how).toMatch(/^savepoint/)
            } else faults.push(`${how} throws ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`)
          }
        }
      }
    }
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan((MATCHES * SAVEPOINTS * BENDS) / 4)
  })
})
