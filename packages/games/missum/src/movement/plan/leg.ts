/** One stretch of a move: the body at every point of it, and what it meets. */
import {
  applyManoeuvre,
  type Contour,
  circlesApart,
  type Formation,
  firstHit,
  isWithin,
  lengthOf,
  type ManoeuvreStep,
  overlaps,
  type Point,
  partOfStep,
  wholePoint,
} from '@fray/tabletop'
import { CONTACT, centreOf, contoursOf, spreadOf } from '../../body.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'

export interface Leg {
  /** The cost on open ground. */
  readonly length: number
  /** Along the ground, or instant: a facing, another formation, another height. */
  readonly manner: 'way' | 'facing' | 'formation' | 'height'
  /** A straight leg: the path of every figure. */
  readonly shift: Point | undefined
  /** A circle round everything it can touch. */
  readonly centre: Point
  readonly radius: number
  /** Gets the body after this much of the length. */
  at(travelled: number): TroopBody
  /** Gets the manoeuvre step for this much of the length; undefined for other legs. */
  stepTo(travelled: number): ManoeuvreStep | undefined
}

type Ranks = Extract<TroopBody, { kind: 'ranks' }>

/** The leg that a manoeuvre step produces for a body in ranks. */
export function legOf(body: Ranks, step: ManoeuvreStep): Leg {
  const { formation, cost } = applyManoeuvre(body.formation, step)
  const moves = step.do === 'advance' || step.do === 'drift'
  const manner = moves || step.do === 'wheel' ? 'way' : step.do === 'files' ? 'formation' : 'facing'
  const part = (travelled: number): ManoeuvreStep =>
    travelled >= cost ? step : (partOfStep(step, cost === 0 ? 0 : travelled / cost) ?? step)
  const at = (travelled: number): TroopBody => ({
    kind: 'ranks',
    formation: travelled >= cost ? formation : applyManoeuvre(body.formation, part(travelled)).formation,
    wings: [],
  })
  const { x, y } = body.formation.pose
  const shift = moves ? { x: formation.pose.x - x, y: formation.pose.y - y } : undefined
  return legFrom(body, { length: cost, manner, shift, at, stepTo: part })
}

/** Straight on in any direction, without turning: retiring, running, gliding. */
export function straightLeg(body: TroopBody, { x, y }: Point): Leg {
  const length = lengthOf(x, y)
  const at = (travelled: number) => shiftBody(body, (x * travelled) / length, (y * travelled) / length)
  return legFrom(body, { length, manner: 'way', shift: { x, y }, at, stepTo: () => undefined })
}

/** Up or down where it is. */
export function heightLeg(body: TroopBody): Leg {
  return legFrom(body, { length: 0, manner: 'height', shift: undefined, at: () => body, stepTo: () => undefined })
}

/** A leg that starts where the body stands. Bodies along it are made once: many rules look at the same ones. */
export function legFrom(body: TroopBody, leg: Omit<Leg, 'centre' | 'radius'>): Leg {
  const known = new Map<number, TroopBody>()
  if (leg.manner === 'way') known.set(0, body)
  const at = (travelled: number): TroopBody => {
    let there = known.get(travelled)
    if (!there) {
      there = leg.at(travelled)
      known.set(travelled, there)
    }
    return there
  }
  // Corners of a wheel run farther than its arc: twice the length holds them all.
  return { ...leg, at, centre: centreOf(body), radius: spreadOf(body) + 2 * leg.length }
}

/** Whether a leg can come within a margin of a body at all, judged by their circles. */
export function mayComeNear({ centre, radius }: Leg, body: TroopBody, margin: number): boolean {
  const { x, y } = centreOf(body)
  const limit = radius + spreadOf(body) + margin
  const [dx, dy] = [x - centre.x, y - centre.y]
  return dx * dx + dy * dy <= limit * limit
}

/** The same body in another place. */
export function shiftBody(body: TroopBody, byX: number, byY: number): TroopBody {
  const shift = <P extends Point>(pose: P): P => ({ ...pose, ...wholePoint(pose.x + byX, pose.y + byY) })
  if (body.kind === 'placed') return { ...body, figures: body.figures.map(shift) }
  const part = (formation: Formation): Formation => ({ ...formation, pose: shift(formation.pose) })
  return { ...body, formation: part(body.formation), wings: body.wings.map(part) }
}

/** Gets the end of the leg. */
export function endOf(leg: Leg): TroopBody {
  return leg.at(leg.length)
}

/** A wheel is checked at every millimetre of its arc, everything else at every five. */
const FINE = mm(1)
const COARSE = mm(5)

/** Distances along a leg at which it is checked, without the start. */
export function samplesOf(leg: Leg, step: number = COARSE): number[] {
  const count = Math.max(1, Math.ceil(leg.length / step))
  return Array.from({ length: count }, (_, i) => (leg.length * (i + 1)) / count)
}

/** The first distance at which something becomes true that was not before, to a hundredth; undefined if it never does. */
export function firstWhen(leg: Leg, isTrue: (body: TroopBody) => boolean, step: number = COARSE): number | undefined {
  let before = 0
  if (isTrue(leg.at(0))) return 0
  for (const travelled of samplesOf(leg, step)) {
    if (!isTrue(leg.at(travelled))) {
      before = travelled
      continue
    }
    let after = travelled
    while (after - before > 1) {
      const middle = (before + after) / 2
      if (isTrue(leg.at(middle))) after = middle
      else before = middle
    }
    return after
  }
  return undefined
}

/** The most a hit is taken back, so that rounding leaves no overlap. */
const CLEARANCE = 2

/** The distance at which a leg first runs into any of some contours, short of an overlap; undefined if it misses them. */
export function firstHitOn(leg: Leg, contours: readonly Contour[]): number | undefined {
  const hit = leg.shift
    ? straightHit(leg, leg.shift, contours)
    : firstWhen(leg, (body) => strikes(body, contours), FINE)
  if (hit === undefined) return undefined
  let clear = Math.max(0, hit - CLEARANCE)
  while (clear > 0 && strikes(leg.at(clear), contours)) clear = Math.max(0, clear - CLEARANCE)
  return clear
}

/**
 * MI-CONTACT-01: the distance at which a leg first comes base to base with any of some contours, be it only at its end or
 * in passing; undefined if it does not, or stands so already and runs into none.
 */
export function firstTouchOn(leg: Leg, contours: readonly Contour[]): number | undefined {
  const hit = firstHitOn(leg, contours)
  if (hit !== undefined || isBeside(leg.at(0), contours)) return hit
  if (!leg.shift) return firstWhen(leg, (body) => isBeside(body, contours), FINE)
  const near = straightHit(leg, leg.shift, contours, -CONTACT)
  if (near === undefined) return undefined
  // Bases that come closer still go on until they do.
  return [near + CONTACT, near + 1, leg.length]
    .map((at) => Math.min(at, leg.length))
    .find((at) => isBeside(leg.at(Math.floor(at)), contours))
}

function isBeside(body: TroopBody, contours: readonly Contour[]): boolean {
  return contoursOf(body).some((block) => contours.some((contour) => isWithin(block, contour, CONTACT)))
}

/** The distance at which a straight leg first goes deeper into a contour than a margin; a negative margin is a gap. */
function straightHit(leg: Leg, shift: Point, contours: readonly Contour[], margin?: number): number | undefined {
  let time = Number.POSITIVE_INFINITY
  for (const block of contoursOf(leg.at(0)))
    time = Math.min(time, firstHit(block, shift.x, shift.y, contours, margin).time)
  return time <= 1 ? time * leg.length : undefined
}

export function strikes(body: TroopBody, contours: readonly Contour[]): boolean {
  return contoursOf(body).some((block) =>
    contours.some((contour) => !circlesApart(block, contour, 0) && overlaps(block, contour)),
  )
}
