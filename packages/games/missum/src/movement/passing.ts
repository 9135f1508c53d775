/** MI-PASS: what moving through friends does to both. */
import { disorganize, isDisorganized } from '../morale/disorder.ts'
import { isLegion, isSkirmishing, type Present, presentUnit } from '../roster.ts'
import type { Turn } from '../state.ts'
import { audienceOf } from './audience.ts'

/** MI-PASS-01 to -05: the mover has gone through these. */
export function passThrough(turn: Turn, mover: Present, passed: Iterable<number>): void {
  for (const id of passed) {
    const friend = presentUnit(turn.state, id)
    if (friend.office?.kind === 'mage') friend.now.passedThrough = true
    if (!isLegion(mover) || !isLegion(friend)) continue
    const words = { unit: { figure: mover.id }, friend: { figure: friend.id } }
    turn.log('passed-through', words, ['MI-PASS-01'], audienceOf(turn.state, mover))
    if (isDisorganized(mover)) disorganize(turn, friend, 'MI-PASS-03')
    if (isLine(mover) && isLine(friend)) {
      disorganize(turn, mover, 'MI-PASS-02')
      disorganize(turn, friend, 'MI-PASS-02')
    }
  }
}

function isLine(unit: Present): boolean {
  return !isSkirmishing(unit)
}
