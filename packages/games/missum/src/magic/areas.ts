/** MI-AREA: the ground a spell covers and the figures it touches. */
import {
  type Contour,
  commonGround,
  containsPoint,
  DIRECTION_LENGTH,
  type Direction,
  directionTo,
  gap,
  lineTemplate,
  overlaps,
  type Point,
  wallContour,
} from '@fray/tabletop'
import { contoursOf, figureContoursOf, figurePosesOf } from '../body.ts'
import { spellAreas } from '../charts.ts'
import { isClear, isHidden } from '../ground/sight.ts'
import { levelAt, levelOf, spot } from '../ground/terrain.ts'
import { type Present, present, presentUnit } from '../roster.ts'
import type { Spell, State, Strength } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { type Mage, placeOf } from './casters.ts'

/** MI-DUEL-01: the range of all magic. */
export const RANGE = mm(900)

/** The numerals of strength on the charts. */
export const NUMERALS = { 1: 'I', 2: 'II', 3: 'III' } as const

/** MI-AREA-04: gets the size across and along the line of casting, in hundredths of a millimetre. */
export function sizeOf(type: Spell['type'], strength: Strength): readonly [across: number, along: number] {
  const [across, along] = rowOf(type)[NUMERALS[strength]]
  return [mm(across), mm(along)]
}

/** Gets the size of a spell at a strength, for texts. */
export function sizeInMm({ type }: Pick<Spell, 'type'>, strength: Strength) {
  const [across, along] = sizeOf(type, strength)
  return { across: inMm(across), along: inMm(along) }
}

/** MI-AREA-04, -05: gets the length of a line. */
export function lineLength(type: Spell['type'], strength: Strength): number {
  const length = rowOf(type)[`line${NUMERALS[strength]}`]
  if (length === undefined) throw new RangeError(`spells of type ${type} have no line`)
  return mm(length)
}

function rowOf(type: Spell['type']) {
  return spellAreas.find((row) => row.type === type)!
}

/** Gets the area of a placed spell at a strength: level I while it is concentrated (MI-AREA-01, -03). */
export function areaOf(state: State, spell: Spell, strength: Strength): Contour {
  const { at, line, type } = spell
  if (!at) throw new Error('the spell is not placed')
  if (line) return lineThrough(at, line, lineLength(type, strength))
  return squareAt(at, directionTo(placeOf(casterOf(state, spell)), at), sizeOf(type, strength))
}

/** MI-AREA-04: centred, its long side along the heading. */
export function squareAt(at: Point, heading: Direction, [across, along]: readonly [number, number]): Contour {
  return lineTemplate(ahead(at, heading, -along / 2), heading, along, across)
}

export function lineThrough(at: Point, heading: Direction, length: number): Contour {
  return wallContour(ahead(at, heading, -length / 2), ahead(at, heading, length / 2))
}

/** Gets the place at a distance from a point in a direction. */
export function ahead({ x, y }: Point, heading: Direction, length: number): Point {
  return { x: x + (heading.x * length) / DIRECTION_LENGTH, y: y + (heading.y * length) / DIRECTION_LENGTH }
}

export function casterOf(state: State, { caster }: Spell): Mage {
  return presentUnit(state, caster) as Mage
}

/** Lists the figures of a unit under an area, as indices in its body, whether its caster sees them or not. */
export function coveredFigures(area: Contour, { body }: Present): number[] {
  if (!contoursOf(body).some((block) => overlaps(block, area))) return []
  return figureContoursOf(body).flatMap((base, i) => (overlaps(base, area) ? [i] : []))
}

/** MI-DUEL-01, MI-SAVE-05: lists those of them that the caster sees and reaches. */
export function touchedFigures(state: State, caster: Mage, area: Contour, unit: Present): number[] {
  const from = placeOf(caster)
  return coveredFigures(area, unit).filter((figure) => {
    if (!isReached(from, figureContoursOf(unit.body)[figure]!, area)) return false
    const pose = figurePosesOf(unit.body)[figure]!
    return unit === caster || isClear(state, caster, from, pose, levelOf(state, unit, pose), unit)
  })
}

/** MI-DUEL-01: whether a caster sees a spot; figures standing on it do not hide it. */
export function seesSpot(state: State, caster: Mage, at: Point): boolean {
  const standing = present(state).find(
    (unit) => !isHidden(state, unit) && contoursOf(unit.body).some((block) => containsPoint(block, at)),
  )
  const level = standing ? levelOf(state, standing, at) : levelAt(state, at)
  return isClear(state, caster, placeOf(caster), at, level, standing)
}

/** MI-SITUATION-07: gets the height that a Gaze strikes at: that of a unit at its spot, an enemy first. */
export function heightAt(state: State, spell: Spell): number {
  const { seat } = casterOf(state, spell)
  const there = present(state).filter(({ body }) => contoursOf(body).some((block) => containsPoint(block, spell.at!)))
  return (there.find((unit) => unit.seat !== seat) ?? there[0])?.height ?? 0
}

/** MI-DUEL-01: whether any of the ground where a base lies in an area is in range. */
function isReached(from: Point, base: Contour, area: Contour): boolean {
  const shared = commonGround(base, area)
  return shared !== undefined && gap(spot(from), shared) <= RANGE
}
