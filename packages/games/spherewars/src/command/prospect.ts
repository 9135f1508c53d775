import { gapBetween } from '../ground/board.ts'
import { shootingReach } from '../shooting/ranged-weapons.ts'
import type { Combatant } from '../state.ts'
import { INCH, inches } from '../units.ts'
import { BETWEEN_ACTIONS } from './order.ts'
import type { WindowMoment } from './window-moment.ts'

/** SW-BASE-06: nothing is measured, but anyone can see when a distance is half as long again as the limit. */
const BY_EYE = 1.5

/** Whether one combatant looks to be within reach of another, without measuring. */
export function mayBeWithin(from: Combatant, to: Combatant, reach: number): boolean {
  return gapBetween(from, to) <= inches(reach * BY_EYE)
}

/**
 * Tests whether answering a moment can make a difference, judging by sight and public cards. Uses that are open between
 * any two actions can wait, and an action that clearly falls short needs no answer.
 */
export function isAnswerable(moment: WindowMoment): boolean {
  if (BETWEEN_ACTIONS.some((at) => at === moment.at)) return false
  if (moment.at === 'before-join') return mayBeWithin(moment.acting, moment.target, joiningReach(moment))
  if (moment.at === 'before-precision') return mayBeWithin(moment.acting, moment.target, shootingReach(moment.acting))
  return true
}

/** SW-MOVE-11: gets twice MOV, or what was rolled, in inches. */
function joiningReach({ acting, rolled }: Extract<WindowMoment, { at: 'before-join' }>): number {
  return rolled === null ? 2 * acting.profile.mov : rolled / INCH
}
