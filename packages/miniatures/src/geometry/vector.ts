/** A point or direction in centimetres: x to the figure's left, y up, z to the front. */
export type Vector = readonly [x: number, y: number, z: number]

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(dot(a, a))
}

export function normalize(a: Vector): Vector {
  const length = lengthOf(a)
  return length === 0 ? [0, 1, 0] : scale(a, 1 / length)
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, scale(subtract(b, a), share))
}
