import type { Procedure } from '@fray/kernel'
import { keepArms } from '../magic/arms.ts'
import { endEnchantments } from '../magic/enchantments.ts'
import { workOnPlatforms } from '../magic/platforms/platform-work.ts'
import { reload } from '../missiles/reload.ts'
import { isLegion, present } from '../roster.ts'
import type { Play } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { recover } from './disorder.ts'
import { frighten } from './fright.ts'
import { recordLosses } from './points.ts'
import { settle } from './settle.ts'

/** MI-SEQUENCE-10: records points and takes group tests; then ends the turn (recovery, platforms, expiring spells). */
export function* moraleStep(play: Play): Procedure {
  const { state } = play
  recordLosses(play)
  for (const seat of [state.mover, 1 - state.mover]) {
    for (const legion of present(state, seat).filter(isLegion)) frighten(play, legion, 'losses', [])
  }
  yield* settle(play)
  recover(play)
  reload(play)
  workOnPlatforms(play)
  keepArms(play)
  endEnchantments(play)
  nextStep(state)
}
