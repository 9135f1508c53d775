import { type Refusal, refuse, text } from '@fray/kernel'
import {
  type Direction,
  direction,
  distance,
  lengthOf,
  type Point,
  pathLength,
  pointAlong,
  rotate,
  wholePoint,
} from '@fray/tabletop'
import { isFree } from '../ground/bodies.ts'
import { type Fighter, type PlayState, profileOf } from '../state.ts'
import { someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-MACHINE-06, -18: whether it is a mobile machine with a Weight, which goes straight ahead and turns by curves. */
export function isRolling(fighter: Fighter): boolean {
  const { machine } = profileOf(fighter)
  return machine?.mobile === true && machine.weight !== null
}

/** CF-MACHINE-20, -34: whether it may turn before it moves: free, at a standstill, and not in a pursuit. */
function turnsFirst(play: PlayState, machine: Fighter): boolean {
  return play.state.phase !== 'combat' && isFree(play, machine) && !someWith(play, machine, 'keepsHeading')
}

/** CF-MACHINE-20, -34: whether it may turn without moving; a pursuit may be spent on that. */
function turnsOnly(play: PlayState, machine: Fighter): boolean {
  return turnsFirst(play, machine) || (play.state.phase === 'combat' && isFree(play, machine))
}

/** Maximum distance of a pointer from the straight line to still mean it. */
const NEAR_LINE = CENTIMETRE

/** The path that a proposal means: if it must go straight ahead first, its first leg is laid on that line. */
export function coursePoints(play: PlayState, machine: Fighter, path: readonly Point[]): readonly Point[] {
  const [first, ...rest] = path
  if (!first || turnsFirst(play, machine)) return path
  const { at } = machine
  const { x, y } = at.facing
  const length = lengthOf(x, y)
  const along = ((first.x - at.x) * x + (first.y - at.y) * y) / length
  const straight = wholePoint(at.x + (x * along) / length, at.y + (y * along) / length)
  return along > 0 && distance(straight, first) <= NEAR_LINE ? [straight, ...rest] : path
}

/** Maximum deviation of a leg from the line through rounding, in hundredths of a millimetre. */
const LEAN = 2

/** CF-MACHINE-18 to -20: why a path cannot be rolled. */
export function courseFault(play: PlayState, machine: Fighter, points: readonly Point[]): Refusal | undefined {
  const legs = points.slice(1).map((to, i) => ({ x: to.x - points[i]!.x, y: to.y - points[i]!.y }))
  const [first] = legs
  if (!first) return undefined
  if (!turnsFirst(play, machine) && !isStraight(machine.at.facing, first)) {
    return refuse(text('refused.straight'), 'CF-MACHINE-18', 'CF-MACHINE-20')
  }
  for (let curve = 1; curve < legs.length; curve++) {
    const fault = curveFault(machine, points.slice(0, curve + 1), legs[curve]!)
    if (fault) return fault
  }
  return undefined
}

/**
 * CF-MACHINE-19: why it cannot turn to a heading by one curve at the end of a path with a curve at every earlier bend.
 */
function curveFault(machine: Fighter, points: readonly Point[], heading: Point): Refusal | undefined {
  const [before, last] = points.slice(-2)
  if (!isCurve({ x: last!.x - before!.x, y: last!.y - before!.y }, heading)) {
    return refuse(text('refused.curve'), 'CF-MACHINE-19')
  }
  const weight = (profileOf(machine).machine?.weight ?? 0) * CENTIMETRE
  const earned = Math.floor((pathLength(points) + LEAN) / weight)
  return points.length - 1 > earned ? refuse(text('refused.curve-early'), 'CF-MACHINE-19') : undefined
}

/** CF-MACHINE-19: why it cannot end a path with this heading: a curve earned by then may be taken at the end. */
export function endFault(machine: Fighter, points: readonly Point[], heading: Direction): Refusal | undefined {
  const [before, last] = points.slice(-2)
  if (isStraight(heading, { x: last!.x - before!.x, y: last!.y - before!.y })) return undefined
  return curveFault(machine, points, heading)
}

/** CF-MACHINE-20: why it cannot turn in place. */
export function turnFault(play: PlayState, machine: Fighter, facing: Direction): Refusal | undefined {
  if (turnsOnly(play, machine) || isStraight(machine.at.facing, facing)) return undefined
  return refuse(text('refused.straight'), 'CF-MACHINE-20')
}

function isStraight(heading: Point, leg: Point): boolean {
  const cross = Math.abs(heading.x * leg.y - heading.y * leg.x) / lengthOf(heading.x, heading.y)
  return heading.x * leg.x + heading.y * leg.y > 0 && cross <= Math.max(LEAN, lengthOf(leg.x, leg.y) / 10_000)
}

/** CF-MACHINE-19: at most 45°: the leg goes no further sideways than ahead. */
function isCurve(before: Point, after: Point): boolean {
  const ahead = before.x * after.x + before.y * after.y
  const aside = Math.abs(before.x * after.y - before.y * after.x)
  return ahead > 0 && aside <= ahead * 1.0001
}

/** 45° and half of it, as rotations. */
const HALF = Math.SQRT1_2
const QUARTER = { x: Math.sqrt((1 + HALF) / 2), y: Math.sqrt((1 - HALF) / 2) }
const TURNS: readonly Point[] = [
  { x: 1, y: 0 },
  QUARTER,
  { x: QUARTER.x, y: -QUARTER.y },
  { x: HALF, y: HALF },
  { x: HALF, y: -HALF },
]

/** How many lengths of a straight stretch are tried, each longer by a Weight. */
const STRETCHES = 4

/**
 * CF-MACHINE-18, -19: candidate paths to a place: straight, by one curve and by two, starting along the heading unless
 * it may turn first. Paths that break the rules of curves are left out.
 */
export function* coursesTo(play: PlayState, machine: Fighter, goal: Point): Generator<readonly Point[]> {
  const { at } = machine
  const direct = { x: goal.x - at.x, y: goal.y - at.y }
  if (direct.x === 0 && direct.y === 0) return
  const headings = turnsFirst(play, machine)
    ? TURNS.map((turn) => rotate(turn, direction(direct.x, direct.y)))
    : [at.facing]
  const weight = (profileOf(machine).machine?.weight ?? 0) * CENTIMETRE
  const isLegal = (points: readonly Point[]) => courseFault(play, machine, points) === undefined
  const straight = [at, goal]
  if (isLegal(straight)) yield straight
  for (const heading of headings) {
    for (let stretch = 1; stretch <= STRETCHES; stretch++) {
      const bend = pointAhead(at, heading, weight * stretch)
      for (const points of [[at, bend, goal], ...twice(at, bend, heading, weight, goal)])
        if (isLegal(points)) yield points
    }
  }
}

/** Paths with a second curve a Weight after the first. */
function twice(at: Point, bend: Point, heading: Point, weight: number, goal: Point): Point[][] {
  const unit = direction(heading.x, heading.y)
  return TURNS.slice(1).map((turn) => [at, bend, pointAhead(bend, rotate(turn, unit), weight), goal])
}

/** The point at a distance from another along a heading. */
export function pointAhead(from: Point, heading: Point, length: number): Point {
  const unit = lengthOf(heading.x, heading.y)
  return wholePoint(from.x + (heading.x * length) / unit, from.y + (heading.y * length) / unit)
}

/** CF-CHARGE-07, CF-MACHINE-18: of the paths it can roll within a length, the one that ends nearest to a place. */
export function courseNearest(
  play: PlayState,
  machine: Fighter,
  goal: Point,
  allowance: number,
  isOpen: (points: readonly Point[]) => boolean,
): readonly Point[] | undefined {
  const heading = turnsFirst(play, machine)
    ? direction(goal.x - machine.at.x, goal.y - machine.at.y)
    : machine.at.facing
  const far = pointAhead(machine.at, heading, allowance)
  const round = circling(machine, heading, allowance)
  const ways = [[machine.at, far], ...round, ...coursesTo(play, machine, goal)].map((way) => cutTo(way, allowance))
  return ways
    .filter((points) => courseFault(play, machine, points) === undefined && isOpen(points))
    .sort((a, b) => distance(a.at(-1)!, goal) - distance(b.at(-1)!, goal))[0]
}

/**
 * CF-MACHINE-19: paths of a length that curve to one side repeatedly, a Weight apart, towards targets abeam or behind.
 */
function* circling(machine: Fighter, heading: Point, length: number): Generator<readonly Point[]> {
  const weight = (profileOf(machine).machine?.weight ?? 0) * CENTIMETRE
  for (const turn of [TURNS[3]!, TURNS[4]!]) {
    let points: readonly Point[] = [machine.at]
    let course = heading
    for (let curves = 1; curves <= STRETCHES && curves * weight < length; curves++) {
      points = [...points, pointAhead(points.at(-1)!, course, weight)]
      course = rotate(turn, direction(course.x, course.y))
      yield [...points, pointAhead(points.at(-1)!, course, length - curves * weight)]
    }
  }
}

/** Cuts a path to a length. */
export function cutTo(points: readonly Point[], length: number): readonly Point[] {
  if (pathLength(points) <= length) return points
  const passed = points.filter((_, i) => i === 0 || pathLength(points.slice(0, i + 1)) < length)
  const end = pointAlong(points, length)
  return [...passed, wholePoint(end.x, end.y)]
}
