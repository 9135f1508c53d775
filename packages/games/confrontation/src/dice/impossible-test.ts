import { type Message, text } from '@fray/kernel'
import type { PlayState } from '../state.ts'
import { someWith } from '../traits.ts'
import { neededFor, passesOutright, type Test } from './test.ts'
import { rollRules } from './throw-hand.ts'

const HIGHEST_FACE = 6

/** CF-DICE-02, CF-ABIL-25, CF-MIRACLE-26: why a test cannot be passed, by what everybody knows; undefined where it may be. */
export function impossibleTest(play: PlayState, test: Test): Message | undefined {
  const { fighter } = test
  if (passesOutright(play, test)) return undefined
  if (someWith(play, fighter, 'failsTest', (ability, effect) => ability.failsTest(test, fighter, effect))) {
    return text('hopeless.test')
  }
  // What is done right before the dice fall may help him still.
  if (rollRules(play, test).rerolls.length > 0 || someWith(play, fighter, 'beforeTest')) return undefined
  const needed = neededFor(play, test)
  return needed > HIGHEST_FACE ? text('hopeless.needed', { needed }) : undefined
}
