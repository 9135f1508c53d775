import { type Message, text } from '@fray/kernel'
import type { PlayState } from '../state.ts'
import { someWith } from '../traits.ts'
import { neededFor, passesOutright, type Test } from './test.ts'
import { rollRules } from './throw-hand.ts'

const HIGHEST_FACE = 6

/**
 * CF-DICE-02, CF-ABIL-25, CF-MIRACLE-26: why a test cannot be passed, judging by public information. Undefined if it
 * may be.
 */
export function impossibleTest(play: PlayState, test: Test): Message | undefined {
  const { fighter } = test
  if (passesOutright(play, test)) return undefined
  if (someWith(play, fighter, 'failsTest', (ability, effect) => ability.failsTest(test, fighter, effect))) {
    return text('hopeless.test')
  }
  // Effects used right before the roll may still help.
  if (rollRules(play, test).rerolls.length > 0 || someWith(play, fighter, 'beforeTest')) return undefined
  const needed = neededFor(play, test)
  return needed > HIGHEST_FACE ? text('hopeless.needed', { needed }) : undefined
}
