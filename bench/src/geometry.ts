import { Random } from '@fray/kernel'
import {
  type Base,
  blobPoints,
  type Contour,
  contourOf,
  type Direction,
  direction,
  discBase,
  discContour,
  footprint,
  polygonContour,
  shortestRoute,
  sight,
  squareBase,
} from '@fray/tabletop'

/** A table a metre square with 40 bases and 20 pieces of scenery of ten corners. */
export interface Scene {
  readonly bases: readonly Contour[]
  readonly scenery: readonly Contour[]
}

const SIZE = 100_000
const RADIUS = 1500

export function scatter(seed: string): Scene {
  const random = Random.fromSeed(seed)
  const place = () => ({ x: random.between(RADIUS, SIZE - RADIUS), y: random.between(RADIUS, SIZE - RADIUS) })
  const bases = Array.from({ length: 40 }, () => {
    const { x, y } = place()
    return discContour(x, y, RADIUS)
  })
  const scenery = Array.from({ length: 20 }, () => {
    const factors = Array.from({ length: 10 }, () => random.between(70, 130) / 100)
    return polygonContour(blobPoints(place(), factors, 4000, 4000))
  })
  return { bases, scenery }
}

/** Looks from base to base, with every other base and piece in the way; returns the number of answers. */
export function lookAround({ bases, scenery }: Scene): number {
  let answers = 0
  for (const viewer of bases) {
    for (const target of bases) {
      if (viewer === target) continue
      const obstacles = all(bases, scenery)
      sight(viewer, target, obstacles, (contour) => contour !== viewer && contour !== target)
      answers++
    }
  }
  return answers
}

const DISC = discBase(RADIUS)
const SQUARE = squareBase(2500)

/** The same scene with square bases, each with its own facing. */
interface SquareScene extends Scene {
  readonly facings: readonly Direction[]
}

export function placeOnSquares({ bases, scenery }: Scene, seed: string): SquareScene {
  const random = Random.fromSeed(seed)
  const facings = bases.map(() => direction(random.between(-100, 100), random.between(1, 100)))
  const squares = bases.map(({ x, y }, i) => contourOf(footprint(SQUARE, { x, y, facing: facings[i]! })))
  return { bases: squares, scenery, facings }
}

/** Walks from every round base to a place a hand's breadth away; returns the number of routes requested. */
export function walkAbout(scene: Scene, seed: string): number {
  return walk(DISC, scene, seed)
}

/** The same for square bases, which keep their facing. */
export function walkSquares(scene: SquareScene, seed: string): number {
  return walk(SQUARE, scene, seed, scene.facings)
}

function walk(base: Base, { bases, scenery }: Scene, seed: string, facings?: readonly Direction[]): number {
  const random = Random.fromSeed(seed)
  for (const [i, mover] of bases.entries()) {
    const others = [...bases.filter((contour) => contour !== mover), ...scenery]
    const from = { x: mover.x, y: mover.y, ...(facings && { facing: facings[i]! }) }
    const to = { x: mover.x + random.between(-12_000, 12_000), y: mover.y + random.between(-12_000, 12_000) }
    shortestRoute(base, from, to, others, 20_000)
  }
  return bases.length
}

const joined = new WeakMap<readonly Contour[], readonly Contour[]>()

function all(bases: readonly Contour[], scenery: readonly Contour[]): readonly Contour[] {
  let list = joined.get(bases)
  if (!list) {
    list = [...bases, ...scenery]
    joined.set(bases, list)
  }
  return list
}
