import { expect, test } from 'vitest'
import { greedyPlayer } from './greedy-player.ts'
import { measuredBot } from './measured-bot.ts'
import { playOut } from './play-out.ts'
import { raceMatch } from './race.fixture.ts'
import { randomPlayer } from './random-player.ts'

test('a measured bot answers as before, and its decisions, futures and time are counted', () => {
  let time = 0
  const clock = () => time++
  const [plain, counted] = [raceMatch('a'), raceMatch('a')]
  const bot = measuredBot(greedyPlayer('g', { futures: 12, horizon: 2 }), clock)
  playOut(plain, [greedyPlayer('g', { futures: 12, horizon: 2 }), randomPlayer('r')])
  playOut(counted, [bot, randomPlayer('r')])
  expect(counted.answers).toEqual(plain.answers)
  const { decisions, futures, answers, ms } = bot.effort
  expect(decisions).toBe(counted.answers.filter(({ seat }) => seat === 0).length)
  expect(futures).toBeGreaterThan(decisions)
  // Every future contains the answer that it is about, and many of them those that follow.
  expect(answers).toBeGreaterThan(futures)
  expect(ms).toBe(decisions)
})

test('a bot that imagines nothing plays no futures', () => {
  const bot = measuredBot(randomPlayer('r'), () => 0)
  playOut(raceMatch('a'), [bot, randomPlayer('s')])
  expect(bot.effort).toMatchObject({ futures: 0, answers: 0, ms: 0 })
})
