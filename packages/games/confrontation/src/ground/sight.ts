import {
  baseContour,
  type Contour,
  discBase,
  facingOf,
  isInFront,
  lengthOf,
  type Point,
  rayCrosses,
  squaredDistanceToSegment,
} from '@fray/tabletop'
import { SIZES } from '../armies/cards/profile.ts'
import { type Fighter, isStanding, type PlayState, profileOf, standing } from '../state.ts'
import { baseOf, contourOf, inContact } from './bodies.ts'
import { isCut, opaqueMarkers } from './markers.ts'
import { contourOfPiece, LOW_FLIGHT, type Piece } from './scenery.ts'
import { type Cloud, cloudsOn, isCutBy } from './smoke.ts'

export type Visibility = 'full' | 'partial' | 'none'

/** CF-SIGHT-02: whether any part of the target's base lies in front of the line through the source's front edge. */
export function isInFieldOfVision(source: Fighter, target: Fighter): boolean {
  return isBefore(source, contourOf(target))
}

/** CF-SIGHT-02: the same for a point on the ground. */
export function isPointInFieldOfVision(source: Fighter, point: Point): boolean {
  return isBefore(source, baseContour(discBase(0), point))
}

function isBefore(source: Fighter, shape: Contour): boolean {
  const facing = facingOf(source.at)
  const ahead = baseOf(source).depth / 2 / lengthOf(facing.x, facing.y)
  const front = { x: source.at.x + facing.x * ahead, y: source.at.y + facing.y * ahead }
  return isInFront(front, facing, shape, 'any')
}

/**
 * CF-CAST-07: a point in the field of vision, with neither scenery nor a fighter of equal or larger Size in between.
 */
export function seesPoint(play: PlayState, source: Fighter, point: Point): boolean {
  return isPointInFieldOfVision(source, point) && hasLineTo(play, source, point)
}

/** CF-MACHINE-28: the same in every direction. */
export function hasLineTo(play: PlayState, source: Fighter, point: Point): boolean {
  const screens = standing(play).filter((fighter) => {
    return fighter !== source && fighter.level === source.level && sizeOf(fighter) >= sizeOf(source)
  })
  const walls = [...sceneryHiding(play, 0), ...(source.level === 0 ? opaqueMarkers(play) : [])]
  if (isCut(play, () => [edgeTowards(source, source.at, point), point])) return false
  if ([...screens.map(contourOf), ...walls].some((contour) => rayCrosses(source.at, point, contour))) return false
  return source.level > 0 || !cloudsOn(play).some((cloud) => isCutBy(cloud, source.at, point))
}

/** CF-BASE-14: the Size category as a number. */
export function sizeOf(fighter: Fighter): number {
  return SIZES.indexOf(profileOf(fighter).size)
}

/** CF-SIGHT-03, -04: how well a fighter sees another, within its field of vision. */
export function sees(play: PlayState, source: Fighter, target: Fighter): Visibility {
  if (inContact(source, target)) return 'full'
  return isInFieldOfVision(source, target) ? lineOfSight(play, source, target) : 'none'
}

/** CF-SIGHT-03: whether a fighter sees any part of another: one free ray is enough. */
export function seesAnyOf(play: PlayState, source: Fighter, target: Fighter): boolean {
  if (inContact(source, target)) return true
  if (!isInFieldOfVision(source, target)) return false
  const { screens } = between(play, source, target)
  const clouds = smokeBetween(play, source, target)
  return endsOfRays(target).some((end) => isRayFree(play, source, target, end, screens, clouds))
}

/** CF-SIGHT-05 to -08, CF-REV-GOBLIN-17: five rays from the centre of the source to the centre and the corners of the target. */
export function lineOfSight(play: PlayState, source: Fighter, target: Fighter): Visibility {
  return alongRays(play, source, target, smokeBetween(play, source, target))
}

function smokeBetween(play: PlayState, source: Fighter, target: Fighter): readonly Cloud[] {
  return source.level === 0 && target.level === 0 ? cloudsOn(play) : []
}

/** CF-ABIL-21, CF-REV-GOBLIN-17: a line for abilities that do not need sight, so that smoke is ignored. */
export function lineThroughSmoke(play: PlayState, source: Fighter, target: Fighter): Visibility {
  return alongRays(play, source, target, [])
}

function alongRays(play: PlayState, source: Fighter, target: Fighter, clouds: readonly Cloud[]): Visibility {
  const { screens, partial } = between(play, source, target)
  let free = 0
  let crossed = false
  const rays = endsOfRays(target)
  for (const end of rays) {
    if (!isRayFree(play, source, target, end, screens, clouds)) continue
    free++
    crossed ||= partial.some((contour) => rayCrosses(source.at, end, contour))
  }
  if (free === 0) return 'none'
  return free < rays.length || crossed ? 'partial' : 'full'
}

/** Obstacles that may block rays, or leave the target partially visible. */
interface SightBlockers {
  readonly screens: readonly Contour[]
  readonly partial: readonly Contour[]
}

function between(play: PlayState, source: Fighter, target: Fighter): SightBlockers {
  const isLow = source.level === 0 && target.level === 0
  const screens = sceneryHiding(play, Math.min(source.level, target.level))
  if (isLow) screens.push(...opaqueMarkers(play))
  const partial: Contour[] = []
  for (const fighter of play.state.fighters) {
    if (!isStanding(fighter) || !mayHide(fighter, source, target) || !isNearLine(fighter, source, target)) continue
    if (hides(fighter, source, target)) screens.push(contourOf(fighter))
    else partial.push(contourOf(fighter))
  }
  return { screens, partial }
}

function isRayFree(
  play: PlayState,
  source: Fighter,
  target: Fighter,
  end: Point,
  screens: readonly Contour[],
  clouds: readonly Cloud[],
): boolean {
  const from = source.at
  if (screens.some((screen) => rayCrosses(from, end, screen))) return false
  if (isCut(play, () => [edgeTowards(source, from, end), edgeTowards(target, end, from)])) return false
  return !clouds.some((cloud) => isCutBy(cloud, from, end))
}

/** CF-MOVE-05: where a line from a base leaves it, since distances are measured from the edge. */
function edgeTowards(of: Fighter, from: Point, to: Point): Point {
  const { width, depth } = baseOf(of)
  const { x, y } = facingOf(of.at)
  const unit = lengthOf(x, y)
  const ahead = (point: Point) => ((point.x - of.at.x) * x + (point.y - of.at.y) * y) / unit
  const aside = (point: Point) => ((point.y - of.at.y) * x - (point.x - of.at.x) * y) / unit
  const leaves = (start: number, end: number, half: number) =>
    end === start ? 1 : (half + (end > start ? -start : start)) / Math.abs(end - start)
  const share = Math.min(1, leaves(ahead(from), ahead(to), depth / 2), leaves(aside(from), aside(to), width / 2))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A cheap test before rays are drawn: whether a fighter is close enough to the line to block any ray. */
function isNearLine(fighter: Fighter, source: Fighter, target: Fighter): boolean {
  const near = contourOf(fighter).reach + contourOf(target).reach + 1
  return (
    squaredDistanceToSegment(fighter.at.x, fighter.at.y, source.at.x, source.at.y, target.at.x, target.at.y) <=
    near * near
  )
}

/** CF-SIGHT-01, -08: scenery that blocks sight and is as high as the lower end of a line. */
export function sceneryHiding({ setup }: PlayState, lower: number): Contour[] {
  return setup.scenery.filter((piece) => piece.hides && rises(piece, lower)).map(contourOfPiece)
}

/** CF-FLY-09, -10: low flight is above everything up to its limit, high flight above everything. */
function rises({ height }: Piece, level: number): boolean {
  return level === 0 || (level === 1 && height > LOW_FLIGHT)
}

function endsOfRays(target: Fighter): Point[] {
  const { xs, ys } = contourOf(target)
  return [target.at, ...xs.map((x, i) => ({ x, y: ys[i]! }))]
}

/** CF-SIGHT-08, CF-ACT-09, CF-FIRE-15: whether a fighter can be an obstacle to this line. */
function mayHide(fighter: Fighter, source: Fighter, target: Fighter): boolean {
  if (fighter === source || fighter === target || fighter.underCover) return false
  if (target.level > 0) return false
  return fighter.level === source.level && fighter.level === target.level
}

/**
 * CF-SIGHT-05: a fighter as big as both blocks sight; a smaller one leaves the target partially visible (CF-SIGHT-06).
 */
function hides(fighter: Fighter, source: Fighter, target: Fighter): boolean {
  return sizeOf(fighter) >= sizeOf(source) && sizeOf(fighter) >= sizeOf(target)
}
