import { type Answer, hashOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { anchorNames, anchorPlayer } from './anchors.ts'
import { measuredBot } from './measured-bot.ts'
import { playOut } from './play-out.ts'
import type { Bot } from './player.ts'
import { raceMatch } from './race.fixture.ts'
import { randomPlayer } from './random-player.ts'

/** Gets what a bot would answer at every decision of a random match. */
function adviceOf(bot: Bot): readonly Answer[] {
  const random = randomPlayer('random')
  const advice: Answer[] = []
  const advised: Bot = {
    name: 'advised',
    choose(sight) {
      advice.push(bot.choose(sight))
      return random.choose(sight)
    },
  }
  playOut(raceMatch('frozen'), [advised, advised])
  return advice
}

test.each([
  ['anchor-greedy', { advice: 412481670181397, futures: 799, answers: 1520 }],
  ['anchor-veteran', { advice: 412481670181397, futures: 2762, answers: 4836 }],
] as const)('%s plays as it did when it was frozen, by the same work', (name, frozen) => {
  const bot = measuredBot(anchorPlayer(name, 'seed'), () => 0)
  const advice = hashOf(adviceOf(bot))
  const { futures, answers } = bot.effort
  expect({ advice, futures, answers }).toEqual(frozen)
})

test('an anchor has the name it is known by', () => {
  expect(anchorNames.map((name) => anchorPlayer(name, 'seed').name)).toEqual(anchorNames)
})
