/** MI-MOVE-11: a column follows its head, each rank turning where the head turned. */
import { type Json, type Refusal, refuse, text } from '@fray/kernel'
import {
  type Direction,
  direction,
  distance,
  facingOf,
  formation,
  lengthOf,
  type Point,
  type Pose,
  pathLength,
  pointAlong,
  readProposal,
  wholePoint,
} from '@fray/tabletop'
import { figurePosesOf } from '../../body.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import { isSkirmishing } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import type { Journey } from '../plan/journey.ts'
import { type Leg, legFrom } from '../plan/leg.ts'

/** Gets how many figures march abreast. */
function abreastIn(body: TroopBody): number {
  return body.kind === 'ranks' ? body.formation.files : body.shape === 'column' ? 2 : 1
}

/** Gets the middle of every rank, the head first. */
function rankMiddles(body: TroopBody): Pose[] {
  const poses = figurePosesOf(body)
  const abreast = abreastIn(body)
  return Array.from({ length: Math.ceil(poses.length / abreast) }, (_, rank) => {
    const figures = poses.slice(rank * abreast, (rank + 1) * abreast)
    const x = figures.reduce((sum, pose) => sum + pose.x, 0) / figures.length
    const y = figures.reduce((sum, pose) => sum + pose.y, 0) / figures.length
    return { x, y, facing: facingOf(figures[0]!) }
  })
}

/** Gets the middle of the first rank and its direction. */
export function headOf(body: TroopBody): Pose {
  return rankMiddles(body)[0]!
}

/** Gets the leg of a column whose head follows these points; its cost is the path of the head. */
export function columnLeg(body: TroopBody, path: readonly Point[]): Leg {
  const middles = rankMiddles(body)
  const head = middles[0]!
  const behind = [...middles].reverse()
  const way: readonly Point[] = [rearOf(middles.at(-1)!, middles.length * depthOf(body)), ...behind, ...path]
  const length = pathLength([head, ...path])
  const before = pathLength(way) - length
  const at = (travelled: number) => columnAt(body, way, before + Math.min(travelled, length))
  return legFrom(body, { length, manner: 'way', shift: undefined, at, stepTo: () => undefined })
}

function depthOf(body: TroopBody): number {
  return body.kind === 'ranks' ? body.formation.base.depth : body.base.depth
}

/** Gets a place straight behind a rank, for a path shortened by a bend. */
function rearOf(pose: Pose, off: number): Point {
  const facing = facingOf(pose)
  const length = lengthOf(facing.x, facing.y)
  return { x: pose.x - (facing.x * off) / length, y: pose.y - (facing.y * off) / length }
}

/** Gets the body when its head has come this far along the path. */
function columnAt(body: TroopBody, way: readonly Point[], head: number): TroopBody {
  const count = figurePosesOf(body).length
  const abreast = abreastIn(body)
  const base = body.kind === 'ranks' ? body.formation.base : body.base
  const ranks = Array.from({ length: Math.ceil(count / abreast) }, (_, rank) => rankAt(way, head - rank * base.depth))
  const first = ranks[0]!
  if (ranks.every(({ facing }) => isSame(facing, first.facing)) && isStraight(ranks, base.depth)) {
    const { x, y } = rearOf(first, -base.depth / 2)
    const pose = { ...wholePoint(x, y), facing: first.facing }
    return { kind: 'ranks', formation: formation(base, abreast, count, pose), wings: [] }
  }
  const figures = ranks.flatMap((rank, i) => figuresOf(rank, Math.min(abreast, count - i * abreast), base.width))
  return { kind: 'placed', base, figures, shape: abreast === 2 ? 'column' : 'file' }
}

type Rank = Point & { readonly facing: Direction }

function rankAt(way: readonly Point[], travelled: number): Rank {
  let gone = 0
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!]
    const length = distance(from, to)
    if (length > 1 && (travelled <= gone + length || i === way.length - 1)) {
      return { ...pointAlong([from, to], travelled - gone), facing: direction(to.x - from.x, to.y - from.y) }
    }
    gone += length
  }
  return { ...way.at(-1)!, facing: direction(0, -1) }
}

function isSame(a: Direction, b: Direction): boolean {
  return Math.abs(a.x * b.y - a.y * b.x) < 1e9 && a.x * b.x + a.y * b.y > 0
}

function isStraight(ranks: readonly Rank[], depth: number): boolean {
  const [first] = ranks
  return Math.abs(distance(first!, ranks.at(-1)!) - (ranks.length - 1) * depth) < 20
}

function figuresOf(rank: Rank, abreast: number, width: number): Pose[] {
  const length = lengthOf(rank.facing.x, rank.facing.y)
  return Array.from({ length: abreast }, (_, file) => {
    const right = (file - (abreast - 1) / 2) * width
    const place = wholePoint(rank.x - (rank.facing.y * right) / length, rank.y + (rank.facing.x * right) / length)
    return { ...place, facing: rank.facing }
  })
}

/** Reads the points of a column's path from a proposal; disorganized line goes straight ahead only (MI-DISORG-10). */
export function readColumnPath({ unit }: Journey, proposal: Json): readonly Point[] | Refusal {
  const path = readProposal(proposal)?.path
  const head = headOf(unit.body)
  if (!path || path.length === 0 || pathLength([head, ...path]) < 1) return refuse(text('refuse.no-path'), 'MI-MOVE-11')
  if (!isDisorganized(unit) || isSkirmishing(unit)) return path
  const facing = facingOf(head)
  const straight = path.every(({ x, y }) => {
    const ahead = (x - head.x) * facing.x + (y - head.y) * facing.y
    return ahead > 0 && Math.abs((x - head.x) * facing.y - (y - head.y) * facing.x) * 50 <= ahead
  })
  return straight ? path : refuse(text('refuse.disorganized'), 'MI-DISORG-10')
}
