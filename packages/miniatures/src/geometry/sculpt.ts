import { type Colour, linear } from '../paint/colour.ts'
import type { Mesh } from './mesh.ts'
import { combine, IDENTITY, isMirrored, mapPoint, type Transform } from './transform.ts'
import { add, cross, dot, normalize, scale, subtract, type Vector } from './vector.ts'

/** The way a surface reflects light: metal shines, magic glows. */
export interface Finish {
  readonly shine?: number
  readonly glow?: number
}

/** A paint for each point of a part, or one for all of it. */
export type Paint = Colour | ((point: Vector) => Colour)

/** Collects painted surfaces into one mesh. Parts are placed by the transform of their block. */
export class Sculpt {
  readonly #positions: number[] = []
  readonly #normals: number[] = []
  readonly #colours: number[] = []
  readonly #finishes: number[] = []
  #transform: Transform = IDENTITY

  /** Applies a transform to everything that the block adds. */
  within(transform: Transform, block: () => void): void {
    const before = this.#transform
    this.#transform = combine(before, transform)
    block()
    this.#transform = before
  }

  /**
   * Adds a smooth surface over a grid: `pointAt` gets shares from 0 to 1 across and down. A closed one meets itself
   * across, like a tube.
   */
  addGrid(
    across: number,
    down: number,
    pointAt: (u: number, v: number) => Vector,
    paint: Paint,
    finish: Finish = {},
    closed = false,
  ): void {
    const local = gridPoints(across, down, pointAt)
    const placed = local.map((point) => mapPoint(this.#transform, point))
    const row = across + 1
    const normals = turnOutwards(gridNormals(placed, across, down, closed), placed)
    for (let j = 0; j < down; j++) {
      for (let i = 0; i < across; i++) {
        const [a, b, c, d] = [j * row + i, j * row + i + 1, (j + 1) * row + i, (j + 1) * row + i + 1]
        for (const corner of [a, c, b, b, c, d]) {
          this.#addCorner(placed[corner]!, normals[corner]!, colourAt(paint, local[corner]!), finish)
        }
      }
    }
  }

  /** Adds a flat convex face; its corners run counterclockwise, seen from outside. */
  addFace(points: readonly Vector[], paint: Paint, finish: Finish = {}): void {
    const placed = points.map((point) => mapPoint(this.#transform, point))
    const winding = normalize(cross(subtract(placed[1]!, placed[0]!), subtract(placed[2]!, placed[0]!)))
    const normal = isMirrored(this.#transform) ? scale(winding, -1) : winding
    for (let i = 1; i + 1 < points.length; i++) {
      for (const corner of [0, i, i + 1]) {
        this.#addCorner(placed[corner]!, normal, colourAt(paint, points[corner]!), finish)
      }
    }
  }

  finish(): Mesh {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      colours: Float32Array.from(this.#colours),
      finishes: Float32Array.from(this.#finishes),
      corners: this.#positions.length / 3,
    }
  }

  #addCorner(point: Vector, normal: Vector, colour: Colour, { shine = 0, glow = 0 }: Finish): void {
    this.#positions.push(...point)
    this.#normals.push(...normal)
    this.#colours.push(...linear(colour))
    this.#finishes.push(shine, glow)
  }
}

function colourAt(paint: Paint, point: Vector): Colour {
  return typeof paint === 'string' ? paint : paint(point)
}

function gridPoints(across: number, down: number, pointAt: (u: number, v: number) => Vector): Vector[] {
  const points: Vector[] = []
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) points.push(pointAt(i / across, j / down))
  }
  return points
}

/** Averages the directions to the neighbours in the grid. */
function gridNormals(points: readonly Vector[], across: number, down: number, closed: boolean): Vector[] {
  const row = across + 1
  const at = (i: number, j: number) => points[j * row + i]!
  return points.map((_, index) => {
    const [i, j] = [index % row, Math.floor(index / row)]
    const left = i > 0 ? at(i - 1, j) : closed ? at(across - 1, j) : at(i, j)
    const right = i < across ? at(i + 1, j) : closed ? at(1, j) : at(i, j)
    const along = subtract(right, left)
    const downwards = subtract(at(i, Math.min(down, j + 1)), at(i, Math.max(0, j - 1)))
    const normal = cross(downwards, along)
    // At a pole the row is one point: the direction towards it stands in.
    if (normal.every((part) => Math.abs(part) < 1e-9))
      return normalize(j === 0 ? [-downwards[0], -downwards[1], -downwards[2]] : downwards)
    return normalize(normal)
  })
}

/** Turns the normals of a part away from its middle. */
function turnOutwards(normals: readonly Vector[], points: readonly Vector[]): readonly Vector[] {
  const middle = scale(points.reduce(add), 1 / points.length)
  const outward = points.reduce((sum, point, i) => sum + dot(normals[i]!, subtract(point, middle)), 0)
  return outward < 0 ? normals.map((normal) => scale(normal, -1)) : normals
}
