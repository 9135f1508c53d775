import { choice, type Procedure, text } from '@fray/kernel'
import {
  type Contour,
  direction,
  EAST,
  isOnTable,
  NORTH,
  overlaps,
  type Point,
  pathLength,
  type Route,
  SOUTH,
  shortestRoute,
  WEST,
  wholePoint,
} from '@fray/tabletop'
import { characteristic } from '../characteristics.ts'
import { contourAt, movingBase } from '../ground/bodies.ts'
import { blockersAt, obstaclesFor } from '../ground/obstacles.ts'
import { interruptMove } from '../movement/interruption.ts'
import { isLeapt, obstaclesWithoutLeaps } from '../movement/leaping.ts'
import { endMove, notifyPath, notifyTravel, readyToMove, rootingRules } from '../movement/move.ts'
import { costOf, fitsAt } from '../movement/move-plan.ts'
import { affordableLength } from '../movement/path-length.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import { pickFighter } from '../pick-fighter.ts'
import { type Fighter, isStanding, type Play, type PlayState, type Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { eliminate } from '../wounds/elimination.ts'
import { fearOf } from './courage.ts'

/** Offsets to either side of the straight line where places are tried. */
const ASIDE = [0, 1, -1, 2, -2, 4, -4, 6, -6, 9, -9, 12, -12, 15, -15].map((cm) => cm * CENTIMETRE)
const NEARER = CENTIMETRE

/** CF-ROUT-16: directly away from the most frightening assailant; between equals the player chooses. */
export function* fleeFrom(play: Play, fighter: Fighter, assailants: readonly Fighter[]): Procedure<Point> {
  const dread = (otherFighter: Fighter) => fearOf(play, otherFighter) ?? 0
  const nerve = (otherFighter: Fighter) => characteristic(play, otherFighter, 'cou').total
  const worst = assailants.filter((assailant) => {
    return assailants.every(
      (other) =>
        dread(other) < dread(assailant) || (dread(other) === dread(assailant) && nerve(other) <= nerve(assailant)),
    )
  })
  return awayFrom(fighter, yield* pickFighter(play, fighter.seat, worst, 'ask.flee-from', ['CF-ROUT-16']))
}

/** The direction from the enemy's centre through the fighter's. */
function awayFrom(fighter: Fighter, enemy: Fighter): Point {
  const dx = fighter.at.x - enemy.at.x
  const dy = fighter.at.y - enemy.at.y
  return dx === 0 && dy === 0 ? fighter.at.facing : direction(dx, dy)
}

const EDGES = ['left', 'right', 'top', 'bottom'] as const
type TableEdge = (typeof EDGES)[number]

/** CF-ROUT-17: towards the nearest table edge; between equally near ones the player chooses. */
export function* chooseTableEdge(play: Play, fighter: Fighter): Procedure<Point> {
  const { at, seat, id } = fighter
  const { width, depth } = play.setup.table
  const far: Readonly<Record<TableEdge, number>> = { left: at.x, right: width - at.x, top: at.y, bottom: depth - at.y }
  const nearest = Math.min(...Object.values(far))
  const edge = yield* play.pick<TableEdge>({
    seat,
    figure: id,
    prompt: text('ask.edge', { fighter: { figure: id } }),
    rules: ['CF-ROUT-17'],
    options: EDGES.filter((edge) => far[edge] === nearest).map((edge) => choice(edge, text(`option.edge.${edge}`))),
  })
  return { left: WEST, right: EAST, top: NORTH, bottom: SOUTH }[edge]
}

/** CF-ROUT-14, -15: twice MOV in a direction, round obstacles; a fighter that crosses the table edge is eliminated. */
export function* flee(play: Play, fighter: Fighter, heading: Point): Procedure {
  yield* readyToMove(play, fighter, 'fleeing')
  // CF-REV-TIRNABOR-11: a fighter that cannot move stays, in rout.
  if (rootingRules(play, fighter, true).length > 0) return endMove(fighter)
  const allowance = lengthAllowed(potential(play, fighter, 'fleeing'))
  endMove(fighter)
  const end = placeStraightOn(play, fighter, heading, allowance) ?? furthest(play, fighter, heading, allowance)
  const leaves = isBeyondEdge(play, fighter, end)
  const from = fighter.at
  const points = routeTo(play, fighter, end, allowance)?.points ?? [from, end]
  if (!(yield* interruptMove(play, { mover: fighter, points, end }, false))) return
  fighter.at = end
  play.log('fled', { fighter: { figure: fighter.id } }, ['CF-ROUT-14'], {
    seat: fighter.seat,
    paths: [{ figure: fighter.id, points: points.map(({ x, y }) => [x, y] as const) }],
  })
  if (leaves) return yield* eliminate(play, fighter, { by: null, rules: ['CF-ROUT-15'] })
  yield* notifyPath(play, fighter, points)
  if (!isStanding(fighter)) return
  yield* notifyTravel(play, fighter, points)
}

function onwards({ at }: Fighter, heading: Point, ahead: number, aside: number): Stance {
  const unit = Math.sqrt(heading.x * heading.x + heading.y * heading.y)
  const x = at.x + (heading.x * ahead - heading.y * aside) / unit
  const y = at.y + (heading.y * ahead + heading.x * aside) / unit
  return { ...wholePoint(x, y), facing: direction(heading.x, heading.y) }
}

/** CF-ROUT-15: whether any part of the base would lie beyond the table edge. */
function isBeyondEdge(play: PlayState, fighter: Fighter, end: Stance): boolean {
  return !isOnTable(contourAt(fighter, end), play.setup.table)
}

/**
 * CF-ROUT-14: as far straight on as possible, if the path is clear and the fighter can stop there or leaves the table.
 */
function placeStraightOn(play: PlayState, fighter: Fighter, heading: Point, allowance: number): Stance | undefined {
  const way = [fighter.at, onwards(fighter, heading, allowance, 0)]
  const end = onwards(fighter, heading, affordableLength(play, fighter, way, allowance), 0)
  const isOpen = routeTo(play, fighter, end, allowance)?.points.length === 2
  return isOpen && mayEndAt(play, fighter, end) ? end : undefined
}

function mayEndAt(play: PlayState, fighter: Fighter, end: Stance): boolean {
  return isBeyondEdge(play, fighter, end) || fitsAt(play, fighter, end, fighter.level)
}

/** How much longer than its allowance a path may be, since its end is rounded. */
const ROUNDING = 1

/** CF-ABIL-57: the shortest route round obstacles or leaping over them, if it fits the allowance. */
function routeTo(play: PlayState, fighter: Fighter, end: Point, allowance: number): Route | undefined {
  const base = movingBase(fighter)
  const find = (obstacles: readonly Contour[]) => shortestRoute(base, fighter.at, end, obstacles, allowance + ROUNDING)
  const round = find(obstaclesFor(play, fighter))
  const unleapt = obstaclesWithoutLeaps(play, fighter)
  const over = unleapt && find(unleapt)
  if (!over || !isLeapt(play, fighter, over.points)) return round
  return round && pathLength(round.points) <= pathLength(over.points) ? round : over
}

/** CF-ROUT-14, -15: the reachable place furthest along the direction; on the table it must not touch an enemy. */
function furthest(play: PlayState, fighter: Fighter, heading: Point, allowance: number): Stance {
  for (let ahead = allowance; ahead > 0; ahead -= NEARER) {
    for (const aside of ASIDE) {
      const end = onwards(fighter, heading, ahead, aside)
      if (ahead * ahead + aside * aside > allowance * allowance || !mayEndAt(play, fighter, end)) continue
      const route = routeTo(play, fighter, end, allowance)
      if (route && costOf(play, fighter, route.points) <= allowance) return end
    }
  }
  return turnAway(play, fighter, heading)
}

/** A fighter that cannot move only turns, if there is room. */
function turnAway(play: PlayState, fighter: Fighter, heading: Point): Stance {
  const turned = onwards(fighter, heading, 0, 0)
  const contour = contourAt(fighter, turned)
  const hasRoom = blockersAt(play, fighter).every((blocker) => !overlaps(contour, blocker))
  return hasRoom && isOnTable(contour, play.setup.table) ? turned : fighter.at
}
