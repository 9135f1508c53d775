import { accept, type Refusal, refuse, type Tally, text, type Verdict } from '@fray/kernel'
import {
  type Contour,
  crossings,
  type Direction,
  direction,
  discBase,
  firstCollision,
  isOnTable,
  overlaps,
  type Point,
  type Proposal,
  pathLeavesTable,
  pathLength,
} from '@fray/tabletop'
import { contourAt, contourOf, movingBase, wouldTouch } from '../ground/bodies.ts'
import { blockersAt, encumberedGround, encumbering, type Obstacle, obstaclesOf } from '../ground/obstacles.ts'
import { courseFault, coursePoints, endFault, isRolling, turnFault } from '../machines/rolling.ts'
import { areEnemies, type Fighter, isStanding, type Level, type PlayState, type Stance } from '../state.ts'
import { bearersWith, someWith } from '../traits.ts'
import { isLeapt } from './leaping.ts'
import { lengthAllowed } from './potential.ts'

/** A planned move: a pure value that check, suggestion and resolution share. */
export interface MovePlan {
  readonly mover: Fighter
  /** Points of the path, from start to end. */
  readonly points: readonly Point[]
  readonly end: Stance
  /** CF-MOVE-02, CF-OBSTACLE-05: its cost in potential, as a length. */
  readonly spent: number
}

/** CF-MOVE-02, -03: reads a proposal as a move without judging it. */
export function planMove(play: PlayState, mover: Fighter, proposal: Proposal): MovePlan {
  const facing = proposal.facing && direction(proposal.facing.x, proposal.facing.y)
  const path = isRolling(mover) ? coursePoints(play, mover, proposal.path) : proposal.path
  const points = [mover.at, ...path].filter((point, i, all) => i === 0 || !isSamePlace(point, all[i - 1]!))
  const { x, y } = points.at(-1)!
  const end = { x, y, facing: facing ?? headingOf(mover, points) }
  return { mover, points, end, spent: costOf(play, mover, points) }
}

function isSamePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

/** By default, a mover faces the way it went. */
function headingOf({ at }: Fighter, points: readonly Point[]): Direction {
  const [before, last] = points.slice(-2)
  return before && last ? direction(last.x - before.x, last.y - before.y) : at.facing
}

/** CF-MOVE-02: the length of the path of the base's centre; CF-OBSTACLE-05: encumbered ground counts twice. */
export function costOf(play: PlayState, mover: Fighter, points: readonly Point[]): number {
  const areas = encumbering(play, mover)
  const length = pathLength(points)
  if (areas.length === 0 || points.length < 2) return length
  const centre = { base: discBase(0), pose: mover.at }
  return crossings(centre, points, areas).reduce((sum, crossing) => sum + crossing.length, length)
}

/** CF-MOVE-02, CF-ACT-18, CF-OBSTACLE-02, -03: judges a walk, a run or a move under cover. */
export function judgeMove(
  play: PlayState,
  plan: MovePlan,
  allowed: Tally,
  endsAt: Level = plan.mover.level,
): Verdict<MovePlan> {
  const { spent, mover, end } = plan
  if (spent > lengthAllowed(allowed) + 0.5) {
    return refuse(text('refused.too-far', { allowed: allowed.total }), 'CF-MOVE-01')
  }
  return (
    routeRefusal(play, plan) ?? obstructionRefusal(play, plan) ?? endRefusal(play, mover, end, endsAt) ?? accept(plan)
  )
}

/** CF-MACHINE-18 to -20: a rolling machine moves straight and in curves. */
function routeRefusal(play: PlayState, { mover, points, end }: MovePlan): Refusal | undefined {
  if (!isRolling(mover)) return undefined
  if (points.length === 1) return turnFault(play, mover, end.facing)
  return courseFault(play, mover, points) ?? endFault(mover, points, end.facing)
}

export function obstructionRefusal(
  play: PlayState,
  { mover, points }: Pick<MovePlan, 'mover' | 'points'>,
): Refusal | undefined {
  const disc = { base: movingBase(mover), pose: mover.at }
  if (pathLeavesTable(disc, { points }, play.setup.table)) return refuse(text('refused.off-table'), 'CF-MOVE-02')
  const obstacles = obstaclesOf(play, mover)
  const hit = firstCollision(
    disc,
    points,
    obstacles.map(({ contour }) => contour),
  )
  return hit && !isLeapt(play, mover, points) ? inTheWay(obstacles[hit.obstacle]) : undefined
}

/** CF-OBSTACLE-02: names the obstacle in the way, if it has a name. */
function inTheWay(obstacle: Obstacle | undefined): Refusal {
  const { what = null, thing } = obstacle ?? {}
  if (thing) {
    const words = { thing: { text: text('trait', { name: thing.name }) } }
    return refuse(text('refused.thing-in-the-way', words), 'CF-OBSTACLE-02', thing.rule)
  }
  if (!what) return refuse(text('refused.in-the-way'), 'CF-OBSTACLE-02')
  const named = 'seat' in what ? { figure: what.id } : { text: text(`piece.${what.kind}`) }
  return refuse(text('refused.thing-in-the-way', { thing: named }), 'CF-OBSTACLE-02')
}

/** CF-MOVE-02, CF-ACT-18: a base never ends on another one, and a plain move never ends in contact with an enemy. */
export function endRefusal(play: PlayState, mover: Fighter, end: Stance, level: Level): Refusal | undefined {
  const contour = contourAt(mover, end)
  if (!isOnTable(contour, play.setup.table)) return refuse(text('refused.off-table'), 'CF-MOVE-02')
  if (blockersAt(play, mover, level).some((blocker) => overlaps(contour, blocker))) {
    return refuse(text('refused.no-room'), 'CF-MOVE-02')
  }
  if (level === 0 && isOnBadGround(play, mover, contour)) return refuse(text('refused.no-stay'), 'CF-PACK-38')
  if (mover.level > 0 && level === 0 && !mayLand(play, contour)) return refuse(text('refused.landing'), 'CF-ABIL-115')
  const touched = enemiesTouchedAt(play, mover, end, level)
  return touched.length > 0 ? refuse(text('refused.contact'), 'CF-ACT-18') : undefined
}

/** CF-PACK-38: whether the mover would stop on ground that it may cross but not stay on. */
function isOnBadGround(play: PlayState, mover: Fighter, contour: Contour): boolean {
  const staysOff = someWith(play, mover, 'staysOffGround', (ability, effect) => {
    return ability.staysOffGround(play, mover, effect)
  })
  return staysOff && encumberedGround(play).some((area) => overlaps(contour, area))
}

/** CF-ABIL-115: whether no ability forbids a flyer to land here. */
export function mayLand(play: PlayState, landing: Contour): boolean {
  return !bearersWith(play, 'forbidsLanding').some((bearer) => {
    if (!isStanding(bearer)) return false
    return someWith(play, bearer, 'forbidsLanding', (ability, effect) => {
      return ability.forbidsLanding(play, landing, bearer, effect)
    })
  })
}

/** Whether a base has room at a level without touching an enemy. */
export function fitsAt(play: PlayState, mover: Fighter, end: Stance, level: Level): boolean {
  return endRefusal(play, mover, end, level) === undefined
}

/** CF-FLY-05, CF-CONTACT-01: enemies a fighter would touch at a place, or whose counters it would overlap. */
export function enemiesTouchedAt(play: PlayState, mover: Fighter, end: Stance, level = mover.level): Fighter[] {
  const contour = contourAt(mover, end)
  return play.state.fighters.filter((fighter) => {
    if (!isStanding(fighter) || !areEnemies(fighter, mover) || fighter.level !== level) return false
    return wouldTouch(mover, contour, fighter) || (level > 0 && overlaps(contour, contourOf(fighter)))
  })
}
