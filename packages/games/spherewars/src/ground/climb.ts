import { choice, type Option, type Procedure, text } from '@fray/kernel'
import { contactThere } from '../movement/way.ts'
import { type Combatant, ownerOf, type Turn } from '../state.ts'
import { climbingLength, highestFloorAt, mayStandAt } from './ground.ts'
import { baseUnder } from './surroundings.ts'

/**
 * SW-SCENERY-33: one who stands in a building with several floors may change floor where it stands, as part of a run or
 * speed up, if it has the movement left. Gives how much that takes.
 */
export function* offerClimb(turn: Turn, mover: Combatant, left: () => number): Procedure<number> {
  const highest = highestFloorAt(turn, mover, mover.at)
  const floors = highest === 0 ? [] : floorsInReach(turn, mover, highest, left())
  if (floors.length === 0) return 0
  const floor = yield* turn.pick({
    seat: ownerOf(turn, mover),
    figure: mover.id,
    prompt: text('ask.floor', { mover: { figure: mover.id } }),
    rules: ['SW-SCENERY-33'],
    options: [optionOf(mover.floor, 'option.same-floor'), ...floors.map((each) => optionOf(each, 'option.floor'))],
  })
  const length = climbingLength(mover.floor, floor)
  if (length === 0) return 0
  mover.floor = floor
  turn.state.acting!.moved = true
  turn.log('climbed', { mover: { figure: mover.id }, floor }, ['SW-SCENERY-33'], { seat: ownerOf(turn, mover) })
  return length
}

function optionOf(floor: number, phrase: string): Option<number> {
  return { ...choice(`floor-${floor}`, text(phrase, { floor }), { icon: 'stairs' }), value: floor }
}

/** Other floors with room for the base, out of contact (SW-MOVE-08). */
function floorsInReach(turn: Turn, mover: Combatant, highest: number, left: number): number[] {
  const floors: number[] = []
  for (let floor = 0; floor <= highest; floor++) {
    if (floor === mover.floor || climbingLength(mover.floor, floor) > left) continue
    const there: Combatant = { ...mover, floor }
    if (!mayStandAt(turn, there, mover.at) || baseUnder(turn, there, mover.at)) continue
    if (!contactThere(turn, there, mover.at)) floors.push(floor)
  }
  return floors
}
