import type { Json, Tally } from '@fray/kernel'
import {
  directionTo,
  distance as distanceBetween,
  halfTurn,
  type Point,
  pointAlong,
  pointTowards,
  shortestRoute,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { auraOf, isInAura, leadersOf } from '../command/aura.ts'
import { pointBlank } from '../fire/firing.ts'
import { contourOf, gapBetween, movingBase } from '../ground/bodies.ts'
import { obstaclesFor } from '../ground/obstacles.ts'
import { lineOfSight } from '../ground/sight.ts'
import { coursesTo, cutTo, isRolling, pointAhead } from '../machines/rolling.ts'
import { areEnemies, type Fighter, type Level, type PlayState, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { hidingPlaces } from './hiding.ts'
import { judgeMove, planMove } from './move-plan.ts'
import { lengthAllowed } from './potential.ts'

/** Fractions of the allowance that are tried along a path, longest first. */
const SHARES = [1, 0.8, 0.6, 0.4, 0.2]
/** How many of the nearest enemies to move towards. */
const TARGETS = 3

/**
 * Generates sensible moves: towards the nearest enemies, half as far, out of sight, under the commander's leadership,
 * away from enemies, or only turning to the nearest. CF-MOVE-05: none stops where a distance to an enemy would tell
 * who can charge or shoot. CF-DISENGAGE-06: those to `leave` say whether a fighter in contact has a place to go to;
 * marksmen keep off from others then, since saved matches depend on which places are found.
 */
export function* suggestMoves(
  play: PlayState,
  mover: Fighter,
  allowed: Tally,
  endsAt: Level = mover.level,
  purpose: 'go' | 'leave' = 'go',
): Generator<Json> {
  const enemies = nearestEnemies(play, mover)
  const allowance = lengthAllowed(allowed)
  const judgePath: JudgePath = (path, facing) => {
    // CF-MACHINE-18: a rolling machine keeps the heading of its last leg.
    const proposal = isRolling(mover) && path.length > 0 ? { path } : { path, facing }
    return judgeMove(play, planMove(play, mover, proposal), allowed, endsAt).ok ? toJson(proposal) : undefined
  }
  if (isRolling(mover)) return yield* suggestRollingPaths(play, mover, enemies, allowance, judgePath)
  const isLeaving = purpose === 'leave'
  const short = isLeaving ? standOff(mover) : 0
  for (const enemy of enemies) {
    const found = towards(play, mover, { goal: enemy, short }, allowance, judgePath)
    if (found) yield found
  }
  const [nearest] = enemies
  if (!nearest) {
    const stayed = judgePath([], mover.at.facing)
    if (stayed) yield stayed
    return
  }
  const wary = [
    () => (isLeaving ? undefined : towards(play, mover, { goal: nearest }, allowance / 2, judgePath)),
    () => judgePath([], directionTo(mover.at, nearest.at)),
    () => backwards(mover, nearest, allowance, judgePath),
    () => suggestHiding(play, mover, enemies, allowance, judgePath),
    () => underCommand(play, mover, { goal: nearest, short }, allowance, judgePath),
  ]
  for (const find of wary) {
    const found = find()
    if (found) yield found
  }
}

/** CF-SIGHT-05: out of sight of the nearest enemy who can shoot, or else of the nearest that sees the mover. */
function suggestHiding(
  play: PlayState,
  mover: Fighter,
  enemies: readonly Fighter[],
  allowance: number,
  judged: JudgePath,
): Json | undefined {
  const enemy = enemies.find((fighter) => pointBlank(fighter) > 0) ?? enemies[0]!
  if (lineOfSight(play, enemy, mover) === 'none') return undefined
  const others = obstaclesFor(play, mover)
  for (const place of hidingPlaces(play, mover, enemy, allowance)) {
    const route = shortestRoute(movingBase(mover), mover.at, place, others)
    const found = route && judged(route.points.slice(1).map(inward), directionTo(place, enemy.at))
    if (found) return found
  }
  return undefined
}

/** CF-LEAD-02: into the nearest commander's aura, or towards the enemy without leaving it. */
function underCommand(
  play: PlayState,
  mover: Fighter,
  approach: Approach,
  allowance: number,
  judged: JudgePath,
): Json | undefined {
  const [leader] = leadersOf(play, mover.seat, 'commander')
    .filter((fighter) => fighter !== mover && fighter.level === mover.level)
    .sort((a, b) => distanceBetween(mover.at, a.at) - distanceBetween(mover.at, b.at))
  if (!leader) return undefined
  const short = auraOf(play, leader) * CENTIMETRE
  if (!isInAura(play, leader, mover)) {
    return towards(play, mover, { goal: leader, short, facing: approach.goal }, allowance, judged)
  }
  let leaves = false
  const suits = (end: Point) => {
    const stays = distanceBetween(end, leader.at) <= short
    leaves ||= !stays
    return stays
  }
  const found = towards(play, mover, { ...approach, suits }, allowance, judged)
  return leaves ? found : undefined
}

function nearestEnemies(play: PlayState, mover: Fighter): Fighter[] {
  return standing(play)
    .filter((fighter) => areEnemies(fighter, mover))
    .map((fighter) => [gapBetween(mover, fighter), fighter] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, TARGETS)
    .map(([, each]) => each)
}

/** CF-MACHINE-18: towards the nearest enemies, straight ahead, and turned to the nearest. */
function* suggestRollingPaths(
  play: PlayState,
  mover: Fighter,
  enemies: readonly Fighter[],
  allowance: number,
  judged: JudgePath,
): Generator<Json> {
  for (const share of SHARES) {
    for (const enemy of enemies) {
      for (const points of coursesTo(play, mover, enemy.at)) {
        const found = judged(cutTo(points, Math.floor(allowance * share)).slice(1), mover.at.facing)
        if (found) yield found
      }
    }
    const ahead = judged([pointAhead(mover.at, mover.at.facing, Math.floor(allowance * share))], mover.at.facing)
    if (ahead) yield ahead
  }
  const [nearest] = enemies
  const turned = nearest && judged([], directionTo(mover.at, nearest.at))
  if (turned) yield turned
}

/** How far a marksman in contact stays from other enemies. */
function standOff(mover: Fighter): number {
  return pointBlank(mover) * 0.9
}

type JudgePath = (path: readonly Point[], facing: Point) => Json | undefined

interface Approach {
  readonly goal: Fighter
  /** Distance between centres at which the mover stops before the goal (default: 0). */
  readonly short?: number
  /** Whom the mover faces at the end; the goal by default. */
  readonly facing?: Fighter
  /** Whether the mover would stop here. */
  suits?(end: Point): boolean
}

function towards(
  play: PlayState,
  mover: Fighter,
  { goal, short = 0, facing = goal, suits = () => true }: Approach,
  allowance: number,
  judged: JudgePath,
): Json | undefined {
  const others = obstaclesFor(play, mover).filter((obstacle) => obstacle !== contourOf(goal))
  const route = shortestRoute(movingBase(mover), mover.at, goal.at, others)
  if (!route || route.length <= short) return undefined
  for (const share of SHARES) {
    const length = Math.floor(Math.min(allowance, route.length - short) * share)
    const end = pointAlong(route.points, length)
    if (!suits(end)) continue
    const passed = route.points.slice(1).filter((_, i) => lengthUpTo(route.points, i + 1) < length)
    const found = judged([...passed, inward(end)], directionTo(end, facing.at))
    if (found) return found
  }
  return undefined
}

function lengthUpTo(points: readonly Point[], index: number): number {
  let length = 0
  for (let i = 1; i <= index; i++) length += distanceBetween(points[i - 1]!, points[i]!)
  return length
}

function inward(point: Point): Point {
  return wholePoint(point.x, point.y)
}

function backwards(mover: Fighter, enemy: Fighter, allowance: number, judged: JudgePath): Json | undefined {
  const heading = halfTurn(directionTo(mover.at, enemy.at))
  const far = { x: mover.at.x + heading.x, y: mover.at.y + heading.y }
  for (const share of SHARES) {
    const end = pointTowards(mover.at, far, Math.floor(allowance * share))
    const found = judged([inward(end)], heading)
    if (found) return found
  }
  return undefined
}
