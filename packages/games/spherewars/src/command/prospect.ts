import { gapBetween } from '../ground/board.ts'
import { shootingReach } from '../shooting/ranged-weapons.ts'
import type { Combatant } from '../state.ts'
import { INCH, inches } from '../units.ts'
import { BETWEEN_ACTIONS } from './order.ts'
import type { WindowMoment } from './windows.ts'

/** SW-BASE-06: nothing is measured, but anybody sees on the table what is half as far again as it may be. */
const BY_EYE = 1.5

/** Whether one is no farther from another than so many inches, as far as anybody sees. */
export function seemsWithin(from: Combatant, to: Combatant, reach: number): boolean {
  return gapBetween(from, to) <= inches(reach * BY_EYE)
}

/**
 * Whether an answer can change how this turns out, as far as anybody sees: what may be done between any two actions may as
 * well be done later, and what falls short by far needs no answer. It goes by what is on the cards that all know.
 */
export function isAnswerable(moment: WindowMoment): boolean {
  if (BETWEEN_ACTIONS.some((at) => at === moment.at)) return false
  if (moment.at === 'before-join') return seemsWithin(moment.acting, moment.target, joiningReach(moment))
  if (moment.at === 'before-precision') return seemsWithin(moment.acting, moment.target, shootingReach(moment.acting))
  return true
}

/** SW-MOVE-11: twice MOV, or what was rolled, in inches. */
function joiningReach({ acting, rolled }: Extract<WindowMoment, { at: 'before-join' }>): number {
  return rolled === null ? 2 * acting.profile.mov : rolled / INCH
}
