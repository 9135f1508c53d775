import { distance, type Point } from '@fray/tabletop'
import { contourOfPiece } from '../ground/plan.ts'
import { isLineal } from '../ground/scenery.ts'
import { areaRadius, exertsArea } from './defence-area.ts'
import { lengthCovered } from './gait.ts'
import { judgeRun, type Running } from './running.ts'
import { nearestEnemy, opposite, SHY, straightLength, straightWay } from './straight-way.ts'

/**
 * A few sane ways to run: at the nearest enemy as far as it goes, at it but out of its defence area (SW-DEFAREA-26),
 * away from it, and into cover. Staying where it is if nothing else can be done.
 */
export function* suggestRuns(running: Running): Generator<readonly Point[], void> {
  const { turn, mover, gait, action } = running
  const ways: (readonly Point[])[] = []
  const reach = gait.reach(action)
  for (const { towards, longest } of headings(running, reach)) {
    const way = straightRun(running, towards, longest)
    if (!way || ways.some((other) => distance(other[1]!, way[1]!) < SHY) || !judgeRun(running, way).ok) continue
    ways.push(way)
    yield way
  }
  if (ways.length > 0) return
  const way = straightRun(running, { x: turn.setup.width / 2, y: turn.setup.depth / 2 }, reach)
  yield way && judgeRun(running, way).ok ? way : [mover.at, mover.at]
}

interface Heading {
  readonly towards: Point
  readonly longest: number
}

function* headings(running: Running, reach: number): Generator<Heading, void> {
  const { turn, mover } = running
  const enemy = nearestEnemy(turn, mover)
  if (enemy) {
    const gap = distance(mover.at, enemy.at) - mover.profile.base.radius
    yield { towards: enemy.at, longest: gap - enemy.profile.base.radius - SHY }
    if (exertsArea(turn.state, turn.setup, enemy)) {
      yield { towards: enemy.at, longest: gap - areaRadius(enemy) - SHY }
    }
    yield { towards: opposite(mover, enemy.at), longest: reach }
  }
  const cover = nearestCover(running)
  if (cover) yield { towards: cover, longest: distance(mover.at, cover) }
}

/** Straight towards a place, as far as the way, the table and the scenery allow; null if that is nowhere. */
function straightRun(running: Running, towards: Point, longest: number): readonly Point[] | null {
  const { turn, mover, gait, action } = running
  const wanted = Math.min(longest, gait.reach(action))
  if (wanted < SHY) return null
  const length = straightLength(turn, mover, towards, wanted, running.around())
  if (length < SHY) return null
  const way = straightWay(mover, towards, length)
  if (turn.state.pieces.length === 0) return way
  const covered = lengthCovered(gait, action, way)
  return covered < SHY ? null : straightWay(mover, towards, covered)
}

/** The middle of the nearest piece that hides and can be entered. */
function nearestCover({ turn, mover }: Running): Point | undefined {
  let nearest: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const piece of turn.state.pieces) {
    if ((piece.density !== 'sparse' && piece.density !== 'dense') || isLineal(piece) || piece.height === 0) continue
    const { x, y } = contourOfPiece(piece)
    const away = distance(mover.at, { x, y })
    if (away >= least) continue
    least = away
    nearest = { x, y }
  }
  return nearest
}
