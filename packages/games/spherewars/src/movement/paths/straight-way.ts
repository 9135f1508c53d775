import { distance, firstHit, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import type { Surroundings } from '../../ground/surroundings-data.ts'
import type { Combatant, Play } from '../../state.ts'
import { CONTACT } from '../../units.ts'
import { movingBase } from './obstruction.ts'

/** Distance from an obstacle at which suggested moves stop, to avoid contact. */
export const SHY = 2 * CONTACT

/** Gets how far a mover can go straight towards a place (and beyond) before something stops it or the table ends. */
export function straightLength(
  play: Play,
  mover: Combatant,
  towards: Point,
  longest: number,
  around: Surroundings,
): number {
  const { at, profile } = mover
  if (at.x === towards.x && at.y === towards.y) return 0
  const wanted = Math.min(longest, roomOnTable(play, mover, towards))
  if (wanted <= 0 || around.contours.length === 0) return Math.max(0, wanted)
  const to = pointTowards(at, towards, wanted)
  const { time } = firstHit(movingBase(at, profile.base.radius), to.x - at.x, to.y - at.y, around.contours)
  return time > 1 ? wanted : Math.max(0, wanted * time - SHY)
}

/** A straight way of some length towards a place. */
export function straightWay(mover: Combatant, towards: Point, length: number): Point[] {
  const { x, y } = pointTowards(mover.at, towards, length)
  return [mover.at, wholePoint(x, y)]
}

/** The place as far on the other side of a mover. */
export function opposite(mover: Combatant, { x, y }: Point): Point {
  return { x: 2 * mover.at.x - x, y: 2 * mover.at.y - y }
}

/** How far a base can go in a direction before it leaves the table (SW-MOVE-26), a hair less for rounding. */
export function roomOnTable(play: Play, { at, profile }: Combatant, towards: Point): number {
  const { width, depth } = play.setup
  const { radius } = profile.base
  const across = Math.min(
    share(at.x, towards.x, radius, width - radius),
    share(at.y, towards.y, radius, depth - radius),
  )
  return across * distance(at, towards) - 1
}

/** What part of the way from one coordinate to another, or how many times it, stays between two limits. */
function share(from: number, to: number, low: number, high: number): number {
  if (to === from) return Number.MAX_SAFE_INTEGER
  return ((to > from ? high : low) - from) / (to - from)
}

/** The enemy whose base is nearest on the same floor. */
export function nearestEnemy(play: Play, mover: Combatant): Combatant | undefined {
  let nearest: Combatant | undefined
  let least = Number.POSITIVE_INFINITY
  for (const combatant of play.state.combatants) {
    if (combatant.status !== 'standing' || combatant.side === mover.side || combatant.floor !== mover.floor) continue
    const gap = distance(mover.at, combatant.at) - combatant.profile.base.radius
    if (gap >= least) continue
    least = gap
    nearest = combatant
  }
  return nearest
}
