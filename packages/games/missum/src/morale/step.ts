import type { Procedure } from '@fray/kernel'
import { keepArms } from '../magic/arms.ts'
import { endEnchantments } from '../magic/enchantments.ts'
import { workOnPlatforms } from '../magic/platform-work.ts'
import { reload } from '../missiles/reload.ts'
import { isLegion, present } from '../roster.ts'
import type { Turn } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { recover } from './disorder.ts'
import { recordLosses } from './points.ts'
import { frighten, settle } from './settle.ts'

/** MI-SEQUENCE-10: points are recorded, group tests taken; the turn's end (recovery, platforms, spells that run out). */
export function* moraleStep(turn: Turn): Procedure {
  const { state } = turn
  recordLosses(turn)
  for (const seat of [state.mover, 1 - state.mover]) {
    for (const legion of present(state, seat).filter(isLegion)) frighten(turn, legion, 'losses', [])
  }
  yield* settle(turn)
  recover(turn)
  reload(turn)
  workOnPlatforms(turn)
  keepArms(turn)
  endEnchantments(turn)
  nextStep(state)
}
