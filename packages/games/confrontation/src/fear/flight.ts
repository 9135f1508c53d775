import type { Procedure } from '@fray/kernel'
import { direction, isOnTable, type Point, type Route, shortestRoute, wholePoint } from '@fray/tabletop'
import { contourAt, movingBase } from '../ground/bodies.ts'
import { obstaclesFor } from '../ground/obstacles.ts'
import { endMove, readyToMove } from '../movement/move.ts'
import { costOf, fitsAt } from '../movement/move-plan.ts'
import { lengthAllowed, potential } from '../movement/potential.ts'
import type { Fighter, Play, Position, Stance } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { eliminate } from '../wounds/health.ts'

/** How far aside of the straight line places are looked for, and how much nearer each time. */
const ASIDE = [0, 1, -1, 2, -2, 4, -4, 6, -6, 9, -9].map((cm) => cm * CENTIMETRE)
const NEARER = CENTIMETRE

/** CF-ROUT-16: directly away from where the assailant comes from. */
export function awayFrom(fighter: Fighter, enemy: Fighter): Point {
  const dx = fighter.at.x - enemy.at.x
  const dy = fighter.at.y - enemy.at.y
  return dx === 0 && dy === 0 ? fighter.at.facing : direction(dx, dy)
}

/** CF-ROUT-17: towards the nearest edge of the table. */
export function towardsEdge({ setup }: Position, { at }: Fighter): Point {
  const { width, depth } = setup.table
  const edges: readonly (readonly [number, number, number])[] = [
    [at.x, -1, 0],
    [width - at.x, 1, 0],
    [at.y, 0, -1],
    [depth - at.y, 0, 1],
  ]
  const [, x, y] = edges.reduce((nearest, each) => (each[0] < nearest[0] ? each : nearest))
  return direction(x, y)
}

/** CF-ROUT-14, -15: twice MOV in a direction, round obstacles; who crosses the edge of the table is gone. */
export function* flee(play: Play, fighter: Fighter, heading: Point): Procedure {
  yield* readyToMove(play, fighter, 'fleeing')
  const allowance = lengthAllowed(potential(play, fighter, 'fleeing'))
  endMove(fighter)
  const straight = onwards(fighter, heading, allowance, 0)
  const leaves = !isOnTable(contourAt(fighter, straight), play.setup.table) && isOpen(play, fighter, straight)
  const end = leaves ? straight : furthest(play, fighter, heading, allowance)
  const from = fighter.at
  fighter.at = { ...end, facing: direction(heading.x, heading.y) }
  play.log('fled', { fighter: { figure: fighter.id } }, ['CF-ROUT-14'], {
    seat: fighter.seat,
    paths: [
      {
        figure: fighter.id,
        points: [
          [from.x, from.y],
          [end.x, end.y],
        ],
      },
    ],
  })
  if (leaves) yield* eliminate(play, fighter, { by: null, rules: ['CF-ROUT-15'] })
}

function onwards({ at }: Fighter, heading: Point, ahead: number, aside: number): Stance {
  const unit = Math.sqrt(heading.x * heading.x + heading.y * heading.y)
  const x = at.x + (heading.x * ahead - heading.y * aside) / unit
  const y = at.y + (heading.y * ahead + heading.x * aside) / unit
  return { ...wholePoint(x, y), facing: direction(heading.x, heading.y) }
}

/** Whether nothing stands between him and a place, the edge of the table apart. */
function isOpen(play: Position, fighter: Fighter, end: Point): boolean {
  return routeTo(play, fighter, end)?.points.length === 2
}

function routeTo(play: Position, fighter: Fighter, end: Point): Route | undefined {
  return shortestRoute(movingBase(fighter), fighter.at, end, obstaclesFor(play, fighter))
}

/** CF-ROUT-14: the place within his distance that lies furthest along the direction, and touches no enemy. */
function furthest(play: Position, fighter: Fighter, heading: Point, allowance: number): Stance {
  for (let ahead = allowance; ahead > 0; ahead -= NEARER) {
    for (const aside of ASIDE) {
      const end = onwards(fighter, heading, ahead, aside)
      if (ahead * ahead + aside * aside > allowance * allowance || !fitsAt(play, fighter, end, fighter.level)) continue
      const route = routeTo(play, fighter, end)
      if (route && costOf(play, fighter, route.points) <= allowance) return end
    }
  }
  return fighter.at
}
