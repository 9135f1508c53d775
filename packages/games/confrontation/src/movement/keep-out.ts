import type { Procedure } from '@fray/kernel'
import { type Fighter, isStanding, type Play, type Stance } from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'

/** CF-REV-ACHERON-03: whether any ability keeps a fighter from moving where it wants. */
export function* checkKeptOut(play: Play, mover: Fighter, end: Stance): Procedure<boolean> {
  for (const bearer of bearersWith(play, 'keepsOut').filter(isStanding)) {
    for (const [ability, effect] of allWith(play, bearer, 'keepsOut')) {
      if (yield* ability.keepsOut(play, mover, end, bearer, effect)) return true
    }
  }
  return false
}
