import { directionTo, distance, type Point, pointTowards, wholePoint } from '@fray/tabletop'
import { contourOf } from '../ground/bodies.ts'
import { contourOfPiece, type Piece } from '../ground/scenery.ts'
import { lineOfSight } from '../ground/sight.ts'
import type { Fighter, PlayState } from '../state.ts'

/** CF-SIGHT-01, -05: places within reach where scenery hides a fighter from an enemy, nearest first. */
export function hidingPlaces(play: PlayState, mover: Fighter, enemy: Fighter, within: number): Point[] {
  return play.setup.scenery
    .filter(({ hides }) => hides)
    .map((piece) => behind(piece, mover, enemy))
    .filter((place) => distance(mover.at, place) <= within && isHiddenAt(play, mover, place, enemy))
    .sort((a, b) => distance(mover.at, a) - distance(mover.at, b))
}

/** The point right behind a piece of scenery as seen from an enemy. */
function behind(piece: Piece, mover: Fighter, enemy: Fighter): Point {
  const { x, y, reach } = contourOfPiece(piece)
  const middle = { x, y }
  const place = pointTowards(enemy.at, middle, distance(enemy.at, middle) + reach + contourOf(mover).reach)
  return wholePoint(place.x, place.y)
}

function isHiddenAt(play: PlayState, mover: Fighter, place: Point, enemy: Fighter): boolean {
  const at = { ...place, facing: directionTo(place, enemy.at) }
  return lineOfSight(play, enemy, { ...mover, at }) === 'none'
}
