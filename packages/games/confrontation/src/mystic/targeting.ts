import type { Procedure } from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import { announce } from '../traits.ts'

/** CF-RELIC-08: names the target of a shot, a spell or a miracle; false if this kills the fighter that names it. */
export function* survivesTargeting(play: Play, who: Fighter, target: Fighter): Procedure<boolean> {
  yield* announce(play, who, 'onTargeting', (ability, effect) => ability.onTargeting(play, target, who, effect))
  return who.status !== 'eliminated'
}
