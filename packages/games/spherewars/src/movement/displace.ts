import { type Contour, distance, firstHit, type Point, pathLength, pointTowards } from '@fray/tabletop'
import { barriersFor, mayStandAt } from '../ground/ground.ts'
import { baseOf, baseUnder } from '../ground/surroundings.ts'
import { forgetBrokenJoins } from '../melee/joins.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { movingBase } from './paths/obstruction.ts'
import { asInches, contactPlace, figurePath } from './paths/path-points.ts'
import { opposite, roomOnTable, straightWay } from './paths/straight-way.ts'
import { loseArea } from './paths/travel.ts'

/** Step by which a push is shortened until the victim can stand. */
const STEP = 2

/**
 * SW-RGEN-09: pushed straight away from a place, stopping before bases, barriers and the edge. Gives the distance. Whether
 * the victim can be pushed at all is for the caller, and so is a new contact of one who flees (SW-TRAP-08).
 */
export function push(play: Play, victim: Combatant, from: Point, longest: number): number {
  const away = opposite(victim, from)
  const length = freeLength(play, victim, away, Math.min(longest, roomOnTable(play, victim, away)))
  for (let left = length; left > 0; left -= STEP) {
    const way = straightWay(victim, away, left)
    if (baseUnder(play, victim, way[1]!) || !mayStandAt(play, victim, way[1]!)) continue
    moveBy(play, victim, way, 'pushed', 'SW-RGEN-09')
    return pathLength(way)
  }
  return 0
}

/** SW-RGEN-10: pulls it straight into contact with the puller; false if the path is blocked. */
export function pull(play: Play, victim: Combatant, puller: Combatant): boolean {
  if (victim.floor !== puller.floor) return false
  const to = contactPlace(victim, puller, victim.at)
  const length = distance(victim.at, to)
  if (freeLength(play, victim, to, length, puller) < length || !mayStandAt(play, victim, to)) return false
  moveBy(play, victim, [victim.at, to], 'pulled', 'SW-RGEN-10')
  return true
}

/** How far a victim slides towards a place before it meets a base or something impassable. */
function freeLength(play: Play, victim: Combatant, towards: Point, longest: number, except?: Combatant): number {
  if (longest <= 0 || distance(victim.at, towards) === 0) return 0
  const solid: Contour[] = [...barriersFor(play, victim)]
  for (const combatant of play.state.combatants) {
    if (
      !isStanding(combatant) ||
      combatant.floor !== victim.floor ||
      combatant.id === victim.id ||
      combatant.id === except?.id
    )
      continue
    solid.push(baseOf(combatant))
  }
  const { at, profile } = victim
  const to = pointTowards(at, towards, longest)
  const { time } = firstHit(movingBase(at, profile.base.radius), to.x - at.x, to.y - at.y, solid)
  return longest * Math.min(1, time)
}

/**
 * SW-DEFAREA-09, -10: it did not move by itself, so it cannot be intercepted, and in the enemy round it loses its area.
 */
function moveBy(play: Play, victim: Combatant, way: readonly Point[], type: string, rule: string): void {
  victim.at = way[way.length - 1]!
  forgetBrokenJoins(play)
  play.log(type, { victim: { figure: victim.id }, inches: asInches(pathLength(way)) }, [rule], {
    seat: ownerOf(play, victim),
    paths: [figurePath(victim, way)],
  })
  loseArea(play, victim)
}
