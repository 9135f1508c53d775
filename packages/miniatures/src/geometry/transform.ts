import { cross, dot, normalize, type Vector } from './vector.ts'

/** An affine map: three columns and an offset. */
export interface Transform {
  readonly x: Vector
  readonly y: Vector
  readonly z: Vector
  readonly at: Vector
}

export const IDENTITY: Transform = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] }

/** Gets the map that moves by an offset. */
export function translation(at: Vector): Transform {
  return { ...IDENTITY, at }
}

/** Gets the map that stretches along the axes. */
export function scaling(x: number, y = x, z = x): Transform {
  return { x: [x, 0, 0], y: [0, y, 0], z: [0, 0, z], at: [0, 0, 0] }
}

/** Gets the map that turns around the axes, in radians: first x, then y, then z. */
export function rotation(x: number, y = 0, z = 0): Transform {
  const [cx, sx, cy, sy, cz, sz] = [Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y), Math.cos(z), Math.sin(z)]
  return {
    x: [cy * cz, cy * sz, -sy],
    y: [sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy],
    z: [cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy],
    at: [0, 0, 0],
  }
}

/** Moves the origin to a point and lets the y axis point along a direction. */
export function pointing(at: Vector, direction: Vector): Transform {
  const y = normalize(direction)
  const side: Vector = Math.abs(y[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]
  const z = normalize(cross(side, y))
  return { x: cross(y, z), y, z, at }
}

/** Combines two maps: the inner one is applied first. */
export function combine(outer: Transform, inner: Transform): Transform {
  return {
    x: mapDirection(outer, inner.x),
    y: mapDirection(outer, inner.y),
    z: mapDirection(outer, inner.z),
    at: mapPoint(outer, inner.at),
  }
}

export function mapPoint(transform: Transform, point: Vector): Vector {
  const [x, y, z] = mapDirection(transform, point)
  return [x + transform.at[0], y + transform.at[1], z + transform.at[2]]
}

function mapDirection({ x, y, z }: Transform, [a, b, c]: Vector): Vector {
  return [x[0] * a + y[0] * b + z[0] * c, x[1] * a + y[1] * b + z[1] * c, x[2] * a + y[2] * b + z[2] * c]
}

/** Whether the map turns left into right, so that corners run the other way round. */
export function isMirrored({ x, y, z }: Transform): boolean {
  return dot(cross(x, y), z) < 0
}
