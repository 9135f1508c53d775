/** MI-CONTACT-06: an attacker squares up to the edge it has touched. */
import {
  direction,
  type Formation,
  facingOf,
  formationCorners,
  isOnTable,
  lengthOf,
  type Point,
  wholePoint,
} from '@fray/tabletop'
import { areOverlapping, areTouching, contoursOf, gapBetween } from '../../body.ts'
import { isPresent, unitOf } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { bodyOf, type Journey, overlappedFriend, type Progress } from '../plan/journey.ts'
import { stanceOf } from './stance.ts'
import { type Edge, touchedEdge } from './touch.ts'

/** MI-CONTACT-06: distances it may slide along the edge, in the order tried. */
const SLIDES: readonly number[] = [0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25].map(mm)
/** Squared up it stands so close, which leaves room for rounding. */
const CLOSE = 3
const NEAR = mm(0.6)

/**
 * Gets the body of a mover that has just met an enemy: along the edge it touched, if there is room, with as much of its
 * front as possible.
 */
export function squareUp(journey: Journey, progress: Progress, foeId: number): TroopBody {
  const { body } = progress
  const foe = unitOf(journey.play.state, foeId)
  const there = isPresent(foe) ? bodyOf(progress, foe) : null
  if (body.kind === 'placed' || !there) return body
  const edge = touchedEdge(there, body)
  const pivot = pivotOf(body.formation, edge)
  if (!pivot || !canSquare(body.formation, edge)) return body
  let best: { readonly body: TroopBody; readonly length: number } | undefined
  for (const slide of SLIDES) {
    const squared: TroopBody = { ...body, formation: alongEdge(body.formation, edge, pivot, slide) }
    const length = sharedLength(squared.formation, edge)
    if (length <= (best?.length ?? 0) + 1 || !fits(journey, progress, foeId, squared)) continue
    best = { body: squared, length }
  }
  return best?.body ?? body
}

/** Only a mover within half a right angle of square does. */
function canSquare({ pose }: Formation, { normal }: Edge): boolean {
  const facing = facingOf(pose)
  return -(facing.x * normal.x + facing.y * normal.y) / lengthOf(facing.x, facing.y) >= Math.SQRT1_2
}

interface Pivot {
  readonly at: Point
  /** How far to the right of the middle of the front it lies. */
  readonly right: number
}

/** The point of the front that touches the edge: a corner of one of them; undefined if the front does not touch. */
function pivotOf(formation: Formation, edge: Edge): Pivot | undefined {
  const [left, right] = formationCorners(formation)
  const half = (formation.files * formation.base.width) / 2
  const candidates = [
    { at: nearestOn(edge.from, edge.to, left), right: -half, off: distanceTo(edge.from, edge.to, left) },
    { at: nearestOn(edge.from, edge.to, right), right: half, off: distanceTo(edge.from, edge.to, right) },
    ...[edge.from, edge.to].map((corner) => {
      const on = nearestOn(left, right, corner)
      return { at: corner, right: lengthOf(on.x - left.x, on.y - left.y) - half, off: distanceTo(left, right, corner) }
    }),
  ]
  const best = candidates.reduce((least, candidate) => (candidate.off < least.off ? candidate : least))
  return best.off <= NEAR ? best : undefined
}

function nearestOn(from: Point, to: Point, place: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const share = ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y)
  const within = Math.min(1, Math.max(0, share))
  return { x: from.x + x * within, y: from.y + y * within }
}

function distanceTo(from: Point, to: Point, place: Point): number {
  const on = nearestOn(from, to, place)
  return lengthOf(place.x - on.x, place.y - on.y)
}

/**
 * Gets the front along the edge, turned about the pivot and slid. An attacker's right is the direction in which edges
 * run backwards.
 */
function alongEdge(formation: Formation, edge: Edge, pivot: Pivot, slide: number): Formation {
  const { normal } = edge
  const right = { x: normal.y, y: -normal.x }
  const shift = slide - pivot.right
  const off = (edge.from.x - pivot.at.x) * normal.x + (edge.from.y - pivot.at.y) * normal.y + CLOSE
  const place = wholePoint(pivot.at.x + right.x * shift + normal.x * off, pivot.at.y + right.y * shift + normal.y * off)
  return { ...formation, pose: { ...place, facing: direction(-normal.x, -normal.y) } }
}

/** The length of the front along the edge. */
function sharedLength(formation: Formation, { from, to }: Edge): number {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  const along = ({ x, y }: Point) => ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length
  const [left, right] = formationCorners(formation)
  const [low, high] = [along(left), along(right)].sort((a, b) => a - b) as [number, number]
  return Math.min(high, length) - Math.max(low, 0)
}

/** Whether there is room on the table, clear of bases and of limits on approach. */
function fits(journey: Journey, progress: Progress, foeId: number, squared: TroopBody): boolean {
  if (!contoursOf(squared).every((block) => isOnTable(block, journey.play.setup))) return false
  if (overlappedFriend(journey, progress, squared)) return false
  return progress.foes.every((foe) => {
    const there = bodyOf(progress, foe)
    if (!there) return true
    if (areOverlapping(there, squared)) return false
    // A rear rank shorter than the front leaves a gap behind the corner, with no figure to lie along.
    if (foe.id === foeId) return areTouching(there, squared)
    if (!progress.last) return true
    const stance = stanceOf(journey, progress, progress.last.leg, foe)
    if (stance.kind === 'meet') return true
    const margin = stance.kind === 'avoid' ? stance.margin : mm(50)
    return gapBetween(squared, there) >= Math.min(margin, gapBetween(progress.body, there)) - 1
  })
}
