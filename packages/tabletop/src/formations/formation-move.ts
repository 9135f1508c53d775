import { overlaps } from '../contact/gap.ts'
import { furthestMove } from '../paths/furthest-move.ts'
import { firstHit } from '../paths/path.ts'
import {
  angleBetween,
  type Direction,
  EAST,
  halfTurn,
  quarterTurn,
  quarterTurnBack,
  rotateAbout,
  rotationByAngle,
  turnBy,
} from '../plane/direction.ts'
import { lengthOf, wholePoint } from '../plane/point.ts'
import { facingOf, type Pose } from '../shapes/base.ts'
import { type Contour, contourOf } from '../shapes/contour.ts'
import {
  type Formation,
  figureCount,
  figurePoses,
  formation,
  formationBlocks,
  formationCentre,
  formationCorners,
  formationDepth,
  frontage,
  placeInFormation,
} from './formation.ts'

/** A formation after a manoeuvre, and its cost: the distance of the figure or corner that moved furthest. */
export interface Manoeuvre {
  readonly formation: Formation
  readonly cost: number
}

/** The front corner that stays fixed in a wheel. */
export type Pivot = 'left' | 'right'

function at(body: Formation, pose: Pose): Formation {
  return { ...body, pose }
}

/** Straight ahead (or back, if negative), with the front staying parallel. */
export function advance(body: Formation, length: number): Manoeuvre {
  return drift(body, length, 0)
}

/** Ahead and aside at once, with the front staying parallel; `aside` is to the right if positive. */
export function drift(body: Formation, ahead: number, aside: number): Manoeuvre {
  const place = placeInFormation(body, ahead, aside)
  return {
    formation: at(body, { ...wholePoint(place.x, place.y), facing: facingOf(body.pose) }),
    cost: lengthOf(ahead, aside),
  }
}

/** Whether a drift keeps within a slant given as a ratio: (1, 1) allows 45° to either side, (2, 1) less. */
export function isDriftWithin(ahead: number, aside: number, slant: { ahead: number; aside: number }): boolean {
  return ahead >= 0 && Math.abs(aside) * slant.ahead <= ahead * slant.aside
}

/** A turn of the whole body about one front corner; the cost is the arc that the other front corner runs. */
export function wheel(body: Formation, pivot: Pivot, by: Direction): Manoeuvre {
  const [left, right] = formationCorners(body)
  const place = rotateAbout(body.pose, pivot === 'left' ? left : right, by)
  const facing = turnBy(facingOf(body.pose), by)
  return {
    formation: at(body, { ...wholePoint(place.x, place.y), facing }),
    cost: angleBetween(EAST, by) * frontage(body),
  }
}

/** The rotation of a wheel forwards in which the outer front corner runs an arc of the given length. */
export function wheelRotation(body: Formation, pivot: Pivot, arc: number): Direction {
  const angle = arc / frontage(body)
  return rotationByAngle(pivot === 'left' ? -angle : angle)
}

/** Every figure turns on the spot: a quarter turn exchanges ranks and files. The body keeps its middle. */
export function face(body: Formation, side: 'left' | 'right' | 'about'): Manoeuvre {
  const old = facingOf(body.pose)
  const facing = side === 'about' ? halfTurn(old) : side === 'right' ? quarterTurn(old) : quarterTurnBack(old)
  const files = side === 'about' ? body.files : body.ranks.length
  const centre = formationCentre(body)
  const inPlace = formation(body.base, files, figureCount(body), { ...centre, facing }, body.alignment)
  const front = placeInFormation(inPlace, formationDepth(inPlace) / 2, 0)
  return reform(body, at(inPlace, { ...wholePoint(front.x, front.y), facing }))
}

/** The whole body turns about its middle to any facing, as in loose order. */
export function turnTowards(body: Formation, facing: Direction): Manoeuvre {
  const centre = formationCentre(body)
  const inPlace = at(body, { ...centre, facing })
  const front = placeInFormation(inPlace, formationDepth(body) / 2, 0)
  return reform(body, at(body, { ...wholePoint(front.x, front.y), facing }))
}

/** The same figures in another number of files; the middle of the front stays. */
export function changeFiles(body: Formation, files: number): Manoeuvre {
  return reform(body, formation(body.base, files, figureCount(body), body.pose, body.alignment))
}

function reform(before: Formation, after: Formation): Manoeuvre {
  return { formation: after, cost: furthestMove(figurePoses(before), figurePoses(after)) }
}

/** The first obstacle a formation meets when it moves straight, and the distance it has gone by then. */
export function firstFormationCollision(
  body: Formation,
  ahead: number,
  aside: number,
  obstacles: readonly Contour[],
): { readonly obstacle: number; readonly travelled: number } | undefined {
  const end = placeInFormation(body, ahead, aside)
  let obstacle = -1
  let time = Number.POSITIVE_INFINITY
  for (const block of formationBlocks(body)) {
    const hit = firstHit(contourOf(block), end.x - body.pose.x, end.y - body.pose.y, obstacles)
    if (hit.time < time) {
      time = hit.time
      obstacle = hit.obstacle
    }
  }
  return obstacle === -1 ? undefined : { obstacle, travelled: time * lengthOf(ahead, aside) }
}

/** Step of the outer corner of a wheel between two collision checks: one millimetre. */
const WHEEL_STEP = 100

/**
 * The first obstacle a wheel forwards meets, and the arc its outer corner has run by then, found in steps of a
 * millimetre of that arc.
 */
export function firstWheelCollision(
  body: Formation,
  pivot: Pivot,
  arc: number,
  obstacles: readonly Contour[],
): { readonly obstacle: number; readonly travelled: number } | undefined {
  const steps = Math.ceil(arc / WHEEL_STEP)
  for (let step = 1; step <= steps; step++) {
    const travelled = (arc * step) / steps
    const { formation: there } = wheel(body, pivot, wheelRotation(body, pivot, travelled))
    const blocks = formationBlocks(there).map(contourOf)
    const obstacle = obstacles.findIndex((other) => blocks.some((block) => overlaps(block, other)))
    if (obstacle !== -1) return { obstacle, travelled }
  }
  return undefined
}
