import { expect, test } from 'vitest'
import { PlayError, playOut } from './play-out.ts'
import type { Bot } from './player.ts'
import { raceMatch } from './race.fixture.ts'
import { randomPlayer } from './random-player.ts'
import { botNames, createBot } from './registry.ts'

test('a match is played to its end, secret choices included', () => {
  const match = raceMatch('a')
  const summary = playOut(match, [randomPlayer('a'), randomPlayer('b')])
  expect(summary.outcome).toBe(match.outcome)
  expect(summary.winners).toEqual(match.outcome?.winners)
  expect(summary.decisions).toBe(match.answers.length)
})

test('an illegal answer throws with the seat, the answer and the question', () => {
  const cheat: Bot = { name: 'cheat', choose: () => 'fly' }
  expect(() => playOut(raceMatch('a'), [cheat, cheat])).toThrow(PlayError)
  expect(() => playOut(raceMatch('a'), [cheat, cheat])).toThrow(
    'cheat in seat 0 answered "fly" to "action" after 0 decisions: no-wings RACE-1',
  )
})

test('a match that takes too long throws, and so does a seat without a player', () => {
  const slow: Bot = { name: 'slow', choose: ({ decision }) => (decision.kind === 'pick' ? 'step' : 'stay') }
  expect(() => playOut(raceMatch('a'), [slow, slow], { decisions: 50 })).toThrow('race: no end within 50 decisions')
  expect(() => playOut(raceMatch('a'), [slow])).toThrow('seat 1 has no player')
})

test('bots are created by name, and the error for an unknown name lists them all', () => {
  expect(botNames).toEqual(['recruit', 'soldier', 'veteran', 'warlord'])
  for (const name of botNames) expect(createBot(name, 'seed').name).toBe(name)
  expect(() => createBot('deep', 'seed')).toThrow(
    'bot: there is no "deep"; choose one of random, recruit, soldier, veteran, warlord',
  )
  expect(() => createBot('constructor', 'seed')).toThrow('there is no "constructor"')
})
