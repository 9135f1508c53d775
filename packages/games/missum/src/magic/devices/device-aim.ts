/** MI-EYE-01: the targets of the bearer of an eye, or of a sérudla with its acid. */
import { type Contour, containsPoint, directionTo, gap, isInArc, type Point } from '@fray/tabletop'
import { figureContoursOf, figurePosesOf } from '../../body.ts'
import { eyeRow } from '../../charts.ts'
import { isClear, isHidden } from '../../ground/sight.ts'
import { levelOf } from '../../ground/terrain.ts'
import { arcOf, rise } from '../../missiles/aim.ts'
import { isPresent, opponentsOf, type Present, present } from '../../roster.ts'
import type { Device, State } from '../../state.ts'
import { mm } from '../../units.ts'
import { lineThrough, squareAt } from '../areas.ts'
import { bearersOf } from './eyes.ts'

/** One device about to be used. */
export interface Wielder {
  readonly unit: Present
  /** The index in the unit's `devices`. */
  readonly device: number
  /** MI-EYE-07: in melee it aims at the enemies it fights, wherever they touch it. */
  readonly melee: boolean
}

export function deviceOf({ unit, device }: Wielder): Device {
  return unit.devices[device]!
}

/** Gets the figure that uses it. */
export function bearerOf({ unit, device }: Wielder): number {
  return bearersOf(unit)[device]!
}

/** An enemy figure that can be struck. */
export interface Mark {
  readonly unit: Present
  readonly figure: number
  readonly at: Point
}

/** MI-EYE-01: lists enemies in the bearer's range, arc and sight, figure by figure; the nearest of each unit first. */
export function marksOf(state: State, wielder: Wielder): Mark[] {
  const { unit, melee } = wielder
  const enemies = melee
    ? opponentsOf(state, unit)
    : present(state, 1 - unit.seat).filter((present) => !isHidden(state, present))
  return enemies.filter(isPresent).flatMap((enemy) => marksIn(state, wielder, enemy))
}

function marksIn(state: State, wielder: Wielder, enemy: Present): Mark[] {
  const { unit } = wielder
  const bearer = bearerOf(wielder)
  const base = figureContoursOf(unit.body)[bearer]!
  const range = mm(eyeRow(deviceOf(wielder).kind).range)
  const found: { mark: Mark; away: number }[] = []
  figureContoursOf(enemy.body).forEach((figure, i) => {
    const away = reachTo(state, wielder, base, enemy, i, figure)
    if (away !== undefined && away <= range)
      found.push({ mark: { unit: enemy, figure: i, at: figurePosesOf(enemy.body)[i]! }, away })
  })
  found.sort((a, b) => a.away - b.away)
  return found.map(({ mark }) => mark).filter(({ at }) => sees(state, unit, bearer, enemy, at))
}

/** MI-MISSILE-07, -09 to -11: gets the distance to a figure in the bearer's arc. */
function reachTo(
  state: State,
  { unit, melee, ...rest }: Wielder,
  base: Contour,
  enemy: Present,
  i: number,
  figure: Contour,
): number | undefined {
  const pose = figurePosesOf(unit.body)[bearerOf({ unit, melee, ...rest })]!
  const arc = melee ? undefined : arcOf(unit, pose)
  if (arc && !isInArc(arc, figure, 'any')) return undefined
  return gap(base, figure) + rise(state, unit, pose, enemy, figurePosesOf(enemy.body)[i]!)
}

function sees(state: State, unit: Present, bearer: number, enemy: Present, at: Point): boolean {
  return isClear(state, unit, figurePosesOf(unit.body)[bearer]!, at, levelOf(state, enemy, at), enemy)
}

/** Finds the mark whose base a spot lies on. */
export function markAt(marks: readonly Mark[], spot: Point): Mark | undefined {
  return marks.find(({ unit, figure }) => containsPoint(figureContoursOf(unit.body)[figure]!, spot))
}

/** MI-EYE-03: gets the ground that a strong eye strikes. */
export function struckGround(wielder: Wielder, at: Point, line: boolean): Contour {
  const { area, line: length } = eyeRow('strongEye')
  const heading = directionTo(figurePosesOf(wielder.unit.body)[bearerOf(wielder)]!, at)
  return line ? lineThrough(at, heading, mm(length!)) : squareAt(at, heading, [mm(area![0]), mm(area![1])])
}
