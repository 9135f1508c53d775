/** MI-PANIC-02, MI-SIGHT-03: records which enemies saw a unit this turn before it was near. */
import { canSee } from '../ground/sight.ts'
import { ratingOf } from '../morale/rating.ts'
import { enemyOf, gapOf, isLegion, type Present, present } from '../roster.ts'
import type { State, TroopBody } from '../state.ts'
import { mm } from '../units.ts'

/** MI-SIGHT-03: an enemy first seen this near is a surprise. */
const NEAR = mm(150)
/** Enemies farther away are not reached in the same turn. */
const FAR = mm(900)

/** At the start of a turn, all units in sight count as noticed, however near. */
export function noticeAll(state: State): void {
  for (const unit of present(state).filter(isLegion)) {
    for (const viewer of enemiesWhoTest(state, unit)) notice(state, viewer, unit)
  }
}

/** Lists enemies that a surprise can frighten. */
function enemiesWhoTest(state: State, { seat }: Present): Present[] {
  return present(state, enemyOf(seat)).filter((enemy) => ratingOf(enemy) !== null)
}

/** A moving unit sees others and is seen; units that come into sight only when near are not recorded. */
export function noticeOnWay(state: State, mover: Present, trail: readonly TroopBody[]): void {
  if (!isLegion(mover)) return
  const end = mover.body
  for (const foe of enemiesWhoTest(state, mover)) {
    if (gapOf(foe, mover) > FAR) continue
    for (const body of trail) {
      mover.body = body
      if (gapOf(foe, mover) <= NEAR) continue
      notice(state, foe, mover)
      notice(state, mover, foe)
    }
    mover.body = end
  }
}

function notice(state: State, viewer: Present, unit: Present): void {
  const { seenBy } = unit.now
  if (!seenBy.includes(viewer.id) && canSee(state, viewer, unit)) seenBy.push(viewer.id)
}

/** Whether a unit meets one that it had not seen this turn until it was near. */
export function isSurprised(mover: Present, foe: Present): boolean {
  return ratingOf(foe) !== null && !mover.now.seenBy.includes(foe.id)
}
