import type { Finish, Paint, Sculpt } from './sculpt.ts'
import { pointing, scaling, translation } from './transform.ts'
import { lengthOf, subtract, type Vector } from './vector.ts'

const FULL = 2 * Math.PI

/** Adds a surface of revolution around the y axis, from points of its outline: radius and height. */
export function addLathe(
  sculpt: Sculpt,
  outline: readonly (readonly [radius: number, y: number])[],
  paint: Paint,
  finish?: Finish,
  sides = 12,
): void {
  const rings = outline.length - 1
  sculpt.addGrid(
    sides,
    rings,
    (u, v) => {
      const [radius, y] = outline[Math.round(v * rings)]!
      return [Math.sin(u * FULL) * radius, y, Math.cos(u * FULL) * radius]
    },
    paint,
    finish,
    true,
  )
}

/** Adds a ball, or an egg with three radii. */
export function addBall(
  sculpt: Sculpt,
  at: Vector,
  radius: number | Vector,
  paint: Paint,
  finish?: Finish,
  sides = 10,
): void {
  const [x, y, z] = typeof radius === 'number' ? [radius, radius, radius] : radius
  const surface = (u: number, v: number): Vector => {
    const [around, down] = [u * FULL, v * Math.PI]
    return [
      at[0] + Math.sin(around) * Math.sin(down) * x,
      at[1] + Math.cos(down) * y,
      at[2] + Math.cos(around) * Math.sin(down) * z,
    ]
  }
  sculpt.addGrid(sides, Math.max(4, Math.round(sides * 0.6)), surface, paint, finish, true)
}

/** Adds a tapered rod with round ends. */
export function addLimb(
  sculpt: Sculpt,
  from: Vector,
  to: Vector,
  [thick, thin]: readonly [from: number, to: number],
  paint: Paint,
  finish?: Finish,
  sides = 9,
): void {
  const direction = subtract(to, from)
  const length = lengthOf(direction)
  const outline: [number, number][] = [
    [0, -thick * 0.9],
    [thick * 0.75, -thick * 0.6],
    [thick, 0],
    [(thick + thin) / 2, length / 2],
    [thin, length],
    [thin * 0.75, length + thin * 0.6],
    [0, length + thin * 0.9],
  ]
  sculpt.within(pointing(from, direction), () => addLathe(sculpt, outline, paint, finish, sides))
}

/** Adds a pointed rod. */
export function addSpike(
  sculpt: Sculpt,
  from: Vector,
  to: Vector,
  thick: number,
  paint: Paint,
  finish?: Finish,
  sides = 6,
): void {
  const length = lengthOf(subtract(to, from))
  const outline: [number, number][] = [
    [0, 0],
    [thick, 0],
    [thick * 0.6, length * 0.5],
    [0, length],
  ]
  sculpt.within(pointing(from, subtract(to, from)), () => addLathe(sculpt, outline, paint, finish, sides))
}

export function addBox(sculpt: Sculpt, at: Vector, [w, h, d]: Vector, paint: Paint, finish?: Finish): void {
  const [x, y, z] = [w / 2, h / 2, d / 2]
  addPlate(
    sculpt,
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    2 * z,
    paint,
    finish,
    at,
  )
}

/** Adds a plate: an outline in the x-y plane, star-shaped around its middle, with a thickness along z. */
export function addPlate(
  sculpt: Sculpt,
  given: readonly (readonly [number, number])[],
  thickness: number,
  paint: Paint,
  finish?: Finish,
  at: Vector = [0, 0, 0],
): void {
  const outline = areaOf(given) < 0 ? given.toReversed() : given
  const middle = outline.reduce<[number, number]>(
    ([x, y], point) => [x + point[0] / outline.length, y + point[1] / outline.length],
    [0, 0],
  )
  const z = thickness / 2
  sculpt.within(translation(at), () => {
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length]!
      sculpt.addFace(
        [
          [...middle, z],
          [...a, z],
          [...b, z],
        ],
        paint,
        finish,
      )
      sculpt.addFace(
        [
          [...middle, -z],
          [...b, -z],
          [...a, -z],
        ],
        paint,
        finish,
      )
      sculpt.addFace(
        [
          [...a, z],
          [...a, -z],
          [...b, -z],
          [...b, z],
        ],
        paint,
        finish,
      )
    }
  })
}

/** Gets twice the area of an outline: negative if it runs clockwise. */
function areaOf(outline: readonly (readonly [number, number])[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Adds a ring in the x-z plane. */
export function addRing(
  sculpt: Sculpt,
  at: Vector,
  radius: number,
  thickness: number,
  paint: Paint,
  finish?: Finish,
  [x, z]: readonly [number, number] = [1, 1],
): void {
  sculpt.within(translation(at), () =>
    sculpt.within(scaling(x, 1, z), () =>
      sculpt.addGrid(
        14,
        6,
        (u, v) => {
          const out = radius + Math.cos(v * FULL) * thickness
          return [Math.sin(u * FULL) * out, Math.sin(v * FULL) * thickness, Math.cos(u * FULL) * out]
        },
        paint,
        finish,
        true,
      ),
    ),
  )
}

/** Adds a curved strip along points, such as a bow or a horn. */
export function addCurve(
  sculpt: Sculpt,
  points: readonly Vector[],
  thickness: (share: number) => number,
  paint: Paint,
  finish?: Finish,
): void {
  const last = points.length - 1
  for (let i = 0; i < last; i++) {
    addLimb(sculpt, points[i]!, points[i + 1]!, [thickness(i / last), thickness((i + 1) / last)], paint, finish, 6)
  }
}
