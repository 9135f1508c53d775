import { choice, type DecisionOption, type Procedure, text } from '@fray/kernel'
import { contactAt } from '../movement/paths/obstruction.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { climbingLength, highestFloorAt, mayStandAt } from './ground.ts'
import { baseUnder } from './surroundings.ts'

/**
 * SW-SCENERY-33: inside a building with several floors, offers to change floor as part of a run or speed up, if enough
 * movement is left. Returns the movement this takes.
 */
export function* offerClimb(play: Play, mover: Combatant, left: () => number): Procedure<number> {
  const highest = highestFloorAt(play, mover, mover.at)
  const floors = highest === 0 ? [] : floorsInReach(play, mover, highest, left())
  if (floors.length === 0) return 0
  const floor = yield* play.pick({
    seat: ownerOf(play, mover),
    figure: mover.id,
    prompt: text('ask.floor', { mover: { figure: mover.id } }),
    rules: ['SW-SCENERY-33'],
    options: [
      optionOf(mover.floor, 'option.same-floor'),
      ...floors.map((otherFloor) => optionOf(otherFloor, 'option.floor')),
    ],
  })
  const length = climbingLength(mover.floor, floor)
  if (length === 0) return 0
  mover.floor = floor
  play.state.acting!.moved = true
  play.log('climbed', { mover: { figure: mover.id }, floor }, ['SW-SCENERY-33'], { seat: ownerOf(play, mover) })
  return length
}

function optionOf(floor: number, phrase: string): DecisionOption<number> {
  return { ...choice(`floor-${floor}`, text(phrase, { floor }), { icon: 'stairs' }), value: floor }
}

/** Other floors with room for the base, out of contact (SW-MOVE-08). */
function floorsInReach(play: Play, mover: Combatant, highest: number, left: number): number[] {
  const floors: number[] = []
  for (let floor = 0; floor <= highest; floor++) {
    if (floor === mover.floor || climbingLength(mover.floor, floor) > left) continue
    const there: Combatant = { ...mover, floor }
    if (!mayStandAt(play, there, mover.at) || baseUnder(play, there, mover.at)) continue
    if (!contactAt(play, there, mover.at)) floors.push(floor)
  }
  return floors
}
