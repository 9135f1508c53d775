import { type Message, text } from '@fray/kernel'
import { neededFor } from '../dice/test.ts'
import type { PlayState } from '../state.ts'
import { aimDifficulty, type FireRange } from './difficulty.ts'
import { aimTest, type Shot } from './shot.ts'
import { sightForShot } from './sight.ts'

/**
 * What a die must show to hit at each range, with all modifiers. Lists every range because nothing is measured before
 * the target is named (CF-MOVE-05).
 */
export function neededRoll(play: PlayState, shot: Shot): Message {
  const { from, weapon, target } = shot
  const [near, middle, far] = weapon.ranges
  const neededAtRange = (range: FireRange) => neededFor(play, aimTest(shot, aimDifficulty(play, shot, range).total))
  const args = {
    short: neededAtRange('short'),
    medium: neededAtRange('medium'),
    long: neededAtRange('long'),
    near,
    middle,
    far,
  }
  const isPartial = sightForShot(play, from, target) === 'partial'
  if (!target.underCover && !isPartial) return text('note.shoot-at', args)
  const hidden = !target.underCover ? 'partial' : isPartial ? 'both' : 'covered'
  return text('note.shoot-at-cover', { ...args, hidden })
}
