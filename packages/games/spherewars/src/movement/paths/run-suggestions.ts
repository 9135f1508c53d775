import { distance, type Point } from '@fray/tabletop'
import { contourOfPiece } from '../../ground/plan.ts'
import { isLineal } from '../../ground/scenery.ts'
import { zoneOf } from '../../ground/zones.ts'
import { objectivesOf } from '../../preparation/objectives.ts'
import { otherSide } from '../../side.ts'
import type { Combatant, Play } from '../../state.ts'
import { INCH } from '../../units.ts'
import { areaRadius, exertsArea } from '../defence-area.ts'
import { lengthCovered, ROUNDING } from '../move-allowance.ts'
import { judgeRun, type Running } from '../running.ts'
import { nearestEnemy, opposite, SHY, straightLength, straightWay } from './straight-way.ts'

/**
 * A few sane ways to run: at the nearest enemy as far as it goes, at it but out of its defence area (SW-DEFAREA-26),
 * away from it, into cover, to what the mission is about, and to the enemy's flank. Staying where it is if nothing else
 * can be done.
 */
export function* suggestRuns(running: Running): Generator<readonly Point[], void> {
  const { play, mover, moveAllowance, action } = running
  const ways: (readonly Point[])[] = []
  const reach = moveAllowance.reach(action)
  for (const { towards, longest } of headings(running, reach)) {
    const way = straightRun(running, towards, longest)
    if (!way || ways.some((other) => distance(other[1]!, way[1]!) < SHY) || !judgeRun(running, way).ok) continue
    ways.push(way)
    yield way
  }
  if (ways.length > 0) return
  const way = straightRun(running, { x: play.setup.width / 2, y: play.setup.depth / 2 }, reach)
  yield way && judgeRun(running, way).ok ? way : [mover.at, mover.at]
}

interface Heading {
  readonly towards: Point
  readonly longest: number
}

function* headings(running: Running, reach: number): Generator<Heading, void> {
  const { play, mover } = running
  const enemy = nearestEnemy(play, mover)
  if (enemy) {
    const gap = distance(mover.at, enemy.at) - mover.profile.base.radius
    yield { towards: enemy.at, longest: gap - enemy.profile.base.radius - SHY }
    if (exertsArea(play.state, play.setup, enemy)) {
      yield { towards: enemy.at, longest: gap - areaRadius(enemy) - SHY }
    }
    yield { towards: opposite(mover, enemy.at), longest: reach }
  }
  const cover = nearestCover(running)
  if (cover) yield { towards: cover, longest: distance(mover.at, cover) }
  const goal = goalOf(play, mover)
  if (goal) yield { towards: goal, longest: distance(mover.at, goal) }
  if (enemy) yield flank(mover, enemy)
}

/** Gets the nearest piece of the mission, or the enemy camp straight ahead. */
function goalOf(play: Play, mover: Combatant): Point | undefined {
  const from = play.state.terms.mission.scoring?.points.from
  if (from === 'objectives') return nearestOf(mover, objectivesOf(play.state).map(contourOfPiece))
  const camp = from === 'enemy-camp' ? zoneOf(play.state, play.setup, otherSide(mover.side)) : null
  return camp ? { x: mover.at.x, y: (camp.top + camp.bottom) / 2 } : undefined
}

/** Distance from an enemy to its flank. */
const ASIDE = 5 * INCH

/** Moves past an enemy on the side where it already is, to attack from an unexpected direction. */
function flank(mover: Combatant, enemy: Combatant): Heading {
  const away = distance(mover.at, enemy.at)
  const side = mover.at.x < enemy.at.x ? -ASIDE : ASIDE
  const across = { x: (enemy.at.y - mover.at.y) / away, y: (mover.at.x - enemy.at.x) / away }
  const sign = across.x * side >= 0 ? 1 : -1
  const towards = { x: enemy.at.x + sign * across.x * ASIDE, y: enemy.at.y + sign * across.y * ASIDE }
  return { towards, longest: distance(mover.at, towards) }
}

/** Straight towards a place, as far as the way, the table and the scenery allow; null if that is nowhere. */
function straightRun(running: Running, towards: Point, longest: number): readonly Point[] | null {
  const { play, mover, moveAllowance, action } = running
  const wanted = Math.min(longest, moveAllowance.reach(action))
  if (wanted < SHY) return null
  const length = straightLength(play, mover, towards, wanted, running.around())
  if (length < SHY) return null
  const way = straightWay(mover, towards, length)
  if (play.state.pieces.length === 0) return way
  // Keeps the rounding allowance for the end of the path.
  const covered = lengthCovered(moveAllowance, action, way) - ROUNDING
  return covered < SHY ? null : straightWay(mover, towards, covered)
}

/** Gets the middle of the nearest piece that hides and can be entered. */
function nearestCover({ play, mover }: Running): Point | undefined {
  const hiding = play.state.pieces.filter((piece) => {
    return (piece.density === 'sparse' || piece.density === 'dense') && !isLineal(piece) && piece.height > 0
  })
  return nearestOf(mover, hiding.map(contourOfPiece))
}

function nearestOf({ at }: Combatant, places: readonly Point[]): Point | undefined {
  let nearest: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { x, y } of places) {
    const away = distance(at, { x, y })
    if (away >= least) continue
    least = away
    nearest = { x, y }
  }
  return nearest
}
