import {
  type Contour,
  crossings,
  directionTo,
  distance,
  firstCollision,
  isWhollyWithin,
  type Point,
  pointTowards,
} from '@fray/tabletop'
import { contourAt, movingBase } from '../ground/bodies.ts'
import { type Obstacle, obstaclesOf } from '../ground/obstacles.ts'
import type { Fighter, PlayState } from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import { mov } from './potential.ts'

/** CF-ABIL-57: how many obstacles a fighter may leap over in one movement. */
function leapsOf(play: PlayState, mover: Fighter): number {
  return Math.max(0, ...allWith(play, mover, 'leaps').map(([ability, effect]) => ability.leaps(play, mover, effect)))
}

function canLeap(play: PlayState, mover: Fighter, obstacle: Obstacle): boolean {
  return someWith(play, mover, 'leapsOver', (ability, effect) => ability.leapsOver(play, obstacle, mover, effect))
}

/** Obstacles on a path. */
function inTheWay(play: PlayState, mover: Fighter, points: readonly Point[]): Obstacle[] {
  const disc = discAt(mover, points)
  return obstaclesOf(play, mover).filter(({ contour }) => firstCollision(disc, points, [contour]))
}

/** The mover's disc at the start of a path. */
function discAt(mover: Fighter, [from]: readonly Point[]) {
  return { base: movingBase(mover), pose: { ...from!, facing: mover.at.facing } }
}

/** CF-ABIL-57: how many obstacles a path leaps over, for a path that ends in contact with `met`. */
export function leapsAlong(play: PlayState, mover: Fighter, points: readonly Point[], met: readonly Fighter[]): number {
  return inTheWay(play, mover, points).filter(({ what }) => !met.some((fighter) => fighter === what)).length
}

/** CF-ABIL-57 (c): distance between the footholds that are tried. */
const STRIDE = CENTIMETRE / 4

/** CF-ABIL-57 (c): whether the whole base has room on top of the scenery somewhere along the path. */
function hasFoothold(mover: Fighter, points: readonly Point[], { contour, what }: Obstacle): boolean {
  if (what === null || 'member' in what || what.ground !== 'solid') return false
  for (let leg = 1; leg < points.length; leg++) {
    const [from, to] = [points[leg - 1]!, points[leg]!]
    const facing = directionTo(from, to)
    for (let gone = 0; gone <= distance(from, to); gone += STRIDE) {
      if (isWhollyWithin(contourAt(mover, { ...pointTowards(from, to, gone), facing }), contour)) return true
    }
  }
  return false
}

/**
 * CF-ABIL-57: whether the mover leaps over everything on its path: obstacles few and low enough, and each either
 * shorter than MOV or with a foothold on top.
 */
export function isLeapt(play: PlayState, mover: Fighter, points: readonly Point[]): boolean {
  const leaps = leapsOf(play, mover)
  if (leaps === 0) return false
  const hit = inTheWay(play, mover, points)
  const disc = discAt(mover, points)
  // CF-ABIL-57 (c): half of MOV in a pursuit.
  const share = play.state.phase === 'combat' ? 0.5 : 1
  const furthest = mov(play, mover, 'walk').total * share * CENTIMETRE
  const isShort = ({ contour }: Obstacle) => crossings(disc, points, [contour]).every(({ length }) => length < furthest)
  const isCleared = (obstacle: Obstacle) => isShort(obstacle) || hasFoothold(mover, points, obstacle)
  return hit.length <= leaps && hit.every((obstacle) => canLeap(play, mover, obstacle) && isCleared(obstacle))
}

/** CF-ABIL-57: obstacles that a leaping fighter must still go round. Undefined for fighters who cannot leap. */
export function obstaclesWithoutLeaps(play: PlayState, mover: Fighter): Contour[] | undefined {
  if (leapsOf(play, mover) === 0) return undefined
  return obstaclesOf(play, mover).flatMap((obstacle) => (canLeap(play, mover, obstacle) ? [] : [obstacle.contour]))
}
