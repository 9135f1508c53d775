import { circleTemplate, facingOf, lengthOf, type Point, rayCrosses, rotate, wholePoint } from '@fray/tabletop'
import type { Fighter, PlayState } from '../state.ts'
import { allWith, bearersWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { baseOf } from './bodies.ts'

/** CF-REV-GOBLIN-17: smoke, steam or soot in a disc, or in the half that its bearer faces. */
export interface Cloud {
  readonly centre: Point
  readonly radius: number
  /** Unit direction of the filled half; without it the whole disc is filled. */
  readonly facing?: Point
}

/** CF-REV-GOBLIN-03, -15: the half-disc in front of a base, which follows its bearer's place and facing. */
export function cloudBefore(bearer: Fighter, cm: number): Cloud {
  const { x, y } = facingOf(bearer.at)
  const length = lengthOf(x, y)
  const facing = { x: x / length, y: y / length }
  const ahead = baseOf(bearer).depth / 2
  const centre = { x: bearer.at.x + facing.x * ahead, y: bearer.at.y + facing.y * ahead }
  return { centre, radius: cm * CENTIMETRE, facing }
}

/** All smoke on the table; thrown smoke stays even if its thrower is gone. */
export function cloudsOn(play: PlayState): Cloud[] {
  return bearersWith(play, 'cloud').flatMap((bearer) => {
    return allWith(play, bearer, 'cloud').flatMap(([ability, effect]) => ability.cloud(bearer, effect) ?? [])
  })
}

/** CF-REV-GOBLIN-17: whether any part of a line lies in a cloud. */
export function isCutBy({ centre, radius, facing }: Cloud, from: Point, to: Point): boolean {
  const line = facing ? partOfLineBefore(centre, facing, from, to) : ([from, to] as const)
  return line !== null && rayCrosses(line[0], line[1], circleTemplate(centre, radius))
}

/** The part of a line before another one that crosses a direction at a point. */
function partOfLineBefore(through: Point, facing: Point, from: Point, to: Point): readonly [Point, Point] | null {
  const ahead = ({ x, y }: Point) => (x - through.x) * facing.x + (y - through.y) * facing.y
  const [a, b] = [ahead(from), ahead(to)]
  if (a <= 0 && b <= 0) return null
  const share = a / (a - b)
  const between = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  return [a < 0 ? between : from, b < 0 ? between : to]
}

/** The angle between neighbouring corners of the outline: a sixth of a right angle. */
const STEP: Point = { x: (Math.sqrt(6) + Math.sqrt(2)) / 4, y: (Math.sqrt(6) - Math.sqrt(2)) / 4 }
const HALF = 12

/** The outline of a cloud, for drawing. */
export function outlineOfCloud({ centre, radius, facing }: Cloud): Point[] {
  const corners = facing ? HALF + 1 : 2 * HALF
  let way: Point = facing ? { x: facing.y, y: -facing.x } : { x: 1, y: 0 }
  return Array.from({ length: corners }, () => {
    const corner = wholePoint(centre.x + way.x * radius, centre.y + way.y * radius)
    way = rotate(way, STEP)
    return corner
  })
}
