import { readFile } from 'node:fs/promises'
import { createBot, fuzz, playOut } from '@fray/bots'
import {
  createRecord,
  type Game,
  InputError,
  Match,
  playLesson,
  playSituation,
  readRecord,
  readSituation,
  replay,
  Speaker,
} from '@fray/kernel'
import { forecast } from '@fray/odds'
import { expect, test } from 'vitest'
import { coinDuel } from './coin-duel.ts'

const origin = { setup: { rounds: 9 } }

function begin(seed = 'duel') {
  return Match.start(coinDuel, { setup: { rounds: 9 }, state: coinDuel.rules.begin({ rounds: 9 }) }, seed)
}

function situation(script: object) {
  return readSituation({ game: 'coin-duel', roundsLeft: 2, points: [1, 1], ...script })
}

const bothCall = [
  { seat: 0, answer: 'heads' },
  { seat: 1, answer: 'tails' },
]

test("CD-2 both players call at once, and neither learns the other's call before the flip", () => {
  const match = begin()
  expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1])
  expect(match.answer(1, 'edge')).toMatchObject({ ok: false, rules: ['CD-2'] })
  expect(match.answer(1, 'tails')).toEqual({ ok: true })
  expect(match.eventsFor(0)).toEqual([])
  match.answer(0, 'heads')
  expect(match.events.map(({ type }) => type).slice(0, 3)).toEqual(['called', 'called', 'rolled'])
})

test('CD-3 a player who alone called right scores', () => {
  const { match } = playSituation(coinDuel, situation({ dice: [2], answers: bothCall }))
  expect(match.state).toEqual({ roundsLeft: 1, points: [1, 2] })
})

test('CD-3 no player scores if both called right', () => {
  const answers = bothCall.map(({ seat }) => ({ seat, answer: 'tails' }))
  const { match } = playSituation(coinDuel, situation({ dice: [2], answers }))
  expect(match.state.points).toEqual([1, 1])
})

test('CD-4 the player with more points wins after the last round', () => {
  const { match } = playSituation(coinDuel, situation({ dice: [1, 1], answers: [...bothCall, ...bothCall] }))
  expect(match.outcome).toMatchObject({ winners: [0], scores: [3, 1] })
})

test('an invalid situation is refused with the name of the field', () => {
  expect(() => coinDuel.saves.readPosition({ roundsLeft: 0, points: [0, 0] })).toThrow(InputError)
  expect(() => coinDuel.saves.readPosition({ roundsLeft: 1, points: [0, -1] })).toThrow('points[1]')
})

test('the log describes the events', () => {
  const { match } = playSituation(coinDuel, situation({ dice: [1], answers: bothCall }))
  const speaker = new Speaker(coinDuel.content.phrases)
  const names = { figure: String, seat: (seat: number) => speaker.say({ id: `side.${seat}` }, names) }
  expect(match.events.map(({ type, args }) => speaker.say({ id: type, args }, names))).toEqual([
    'Sun called heads.',
    'Moon called tails.',
    'Coin flip',
    'Sun scores.',
  ])
})

test('the odds of a call are even, whatever the opponent has called', () => {
  const match = begin()
  match.answer(1, 'heads')
  const options = { policy: () => 'tails', until: ({ state }: typeof match) => state.roundsLeft < 9 }
  const { exact, chances } = forecast(match, 0, 'heads', options)
  expect(exact).toBe(true)
  const scores = chances.map(({ event, probability }) => `${event.type} ${event.seat}: ${probability.fraction}`)
  expect(scores.sort()).toEqual(['scored 0: 1/2', 'scored 1: 1/2'])
})

test('bots play a match to its end, and the record replays', () => {
  const match = begin()
  const { outcome } = playOut(
    match,
    ['a', 'b'].map((seed) => createBot('random', seed)),
  )
  const record = readRecord(JSON.parse(JSON.stringify(createRecord(match, { origin, seed: 'duel' }))))
  expect(replay(coinDuel, record).outcome).toEqual(outcome)
})

test('the lesson can be played to its end', async () => {
  const book = await coinDuel.content.lessons?.()
  for (const lesson of book?.lessons ?? []) {
    expect(playLesson(coinDuel as unknown as Game, lesson).state).toEqual({ roundsLeft: 2, points: [1, 0] })
  }
})

test('a hundred random games break no promise of the rules', () => {
  for (let i = 0; i < 100; i++) expect(fuzz(coinDuel, origin, `seed ${i}`).faults).toEqual([])
})

test('every code sample in docs/adding-a-game.md is in coin-duel.ts or this file', async () => {
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')
  const page = await read('../adding-a-game.md')
  const code = (await read('coin-duel.ts')) + (await read('coin-duel.test.ts'))
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block)
  expect(blocks.length).toBeGreaterThan(5)
  for (const block of blocks) expect(code).toContain(block)
})
