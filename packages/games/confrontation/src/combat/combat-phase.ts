import type { Procedure } from '@fray/kernel'
import type { Play } from '../state.ts'
import { breakObjects } from './break-objects.ts'
import { fightOn } from './combat.ts'
import { newFight } from './fight.ts'
import { firstCombat, pickCombat } from './picking.ts'
import { refreshCombats } from './refresh-combats.ts'

/**
 * CF-COMBAT-01, -29: picks a combat, or takes the current one a step further. Called repeatedly while the phase is
 * `combat`.
 */
export function* playCombat(play: Play): Procedure {
  const { state } = play
  if (state.fighting) return yield* fightOn(play, state.fighting)
  yield* refreshCombats(play)
  if (state.combats.length === 0) {
    yield* breakObjects(play)
    if (state.combats.length === 0) state.phase = 'mystic'
    return
  }
  const first = yield* firstCombat(play)
  const combat = first ?? (yield* pickCombat(play, state.picker, state.combats, ['CF-COMBAT-01']))
  state.combats = state.combats.filter((other) => other !== combat)
  state.fighting = newFight(combat, { isPicked: !first })
}
