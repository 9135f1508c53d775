import { type Message, text } from '@fray/kernel'
import { projectileOf } from '../artillery/projectile.ts'
import { impossibleTest } from '../dice/impossible-test.ts'
import type { PlayState } from '../state.ts'
import { someWith } from '../traits.ts'
import { mayHurt } from '../wounds/possible-damage.ts'
import { aimDifficulty } from './difficulty.ts'
import { aimTest, type Shot } from './shot.ts'

/** CF-MOVE-05: why a shot cannot do anything, however near its target is. Undefined if it may. */
export function impossibleShot(play: PlayState, shot: Shot): Message | undefined {
  const { marksman, from, target, weapon } = shot
  // Effects used right before the shot may still help.
  if ((['loads', 'beforeAim'] as const).some((hook) => someWith(play, marksman, hook))) return undefined
  const missed = impossibleTest(play, aimTest(shot, aimDifficulty(play, shot, 'short').total))
  if (missed || projectileOf(play, from)) return missed
  const roll = { victim: target, by: marksman, kind: 'fire', strength: weapon.strength, rules: [] } as const
  return mayHurt(play, roll) ? undefined : text('hopeless.damage', { fighter: { figure: target.id } })
}
