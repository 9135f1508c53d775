import { type Contour, distance, firstHit, type Point, pathLength, pointTowards } from '@fray/tabletop'
import { barriersFor, mayStandAt } from '../ground/ground.ts'
import { baseOf, baseUnder } from '../ground/surroundings.ts'
import { forgetBrokenJoins } from '../melee/joins.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { asInches, contactPlace, figurePath } from './path-points.ts'
import { opposite, roomOnTable, straightWay } from './straight-way.ts'
import { loseArea } from './travel.ts'
import { movingBase } from './way.ts'

/** How much is taken off a push at a time until the victim can stand. */
const STEP = 2

/**
 * SW-RGEN-09: pushed straight away from a place, stopping before bases, barriers and the edge. Gives the distance. Whether
 * the victim can be pushed at all is for the caller, and so is a new contact of one who flees (SW-TRAP-08).
 */
export function push(turn: Turn, victim: Combatant, from: Point, longest: number): number {
  const away = opposite(victim, from)
  const length = freeLength(turn, victim, away, Math.min(longest, roomOnTable(turn, victim, away)))
  for (let left = length; left > 0; left -= STEP) {
    const way = straightWay(victim, away, left)
    if (baseUnder(turn, victim, way[1]!) || !mayStandAt(turn, victim, way[1]!)) continue
    moveBy(turn, victim, way, 'pushed', 'SW-RGEN-09')
    return pathLength(way)
  }
  return 0
}

/** SW-RGEN-10: pulled straight into contact with the puller; false if the way is not free. */
export function pull(turn: Turn, victim: Combatant, puller: Combatant): boolean {
  if (victim.floor !== puller.floor) return false
  const to = contactPlace(victim, puller, victim.at)
  const length = distance(victim.at, to)
  if (freeLength(turn, victim, to, length, puller) < length || !mayStandAt(turn, victim, to)) return false
  moveBy(turn, victim, [victim.at, to], 'pulled', 'SW-RGEN-10')
  return true
}

/** How far a victim slides towards a place before it meets a base or something impassable to it. */
function freeLength(turn: Turn, victim: Combatant, towards: Point, longest: number, except?: Combatant): number {
  if (longest <= 0 || distance(victim.at, towards) === 0) return 0
  const solid: Contour[] = [...barriersFor(turn, victim)]
  for (const each of turn.state.combatants) {
    if (!isStanding(each) || each.floor !== victim.floor || each.id === victim.id || each.id === except?.id) continue
    solid.push(baseOf(each))
  }
  const { at, profile } = victim
  const to = pointTowards(at, towards, longest)
  const { time } = firstHit(movingBase(at, profile.base.radius), to.x - at.x, to.y - at.y, solid)
  return longest * Math.min(1, time)
}

/** SW-DEFAREA-09, -10: it has not moved by itself: nobody jumps at it, and in the enemy round it loses its area. */
function moveBy(turn: Turn, victim: Combatant, way: readonly Point[], type: string, rule: string): void {
  victim.at = way[way.length - 1]!
  forgetBrokenJoins(turn)
  loseArea(turn, victim)
  turn.log(type, { victim: { figure: victim.id }, inches: asInches(pathLength(way)) }, [rule], {
    seat: ownerOf(turn, victim),
    paths: [figurePath(victim, way)],
  })
}
