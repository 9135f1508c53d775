import type { Point } from '@fray/tabletop'

/** The table is drawn in millimetres; game coordinates are hundredths of them. */
const HUNDREDTHS = 100

export function mm(hundredths: number): number {
  return hundredths / HUNDREDTHS
}

export function hundredths(millimetres: number): number {
  return Math.round(millimetres * HUNDREDTHS)
}

/** Gets the exact path of a ring: what the rules measure is what people see. */
export function ringPath(ring: readonly Point[]): string {
  return ring.length === 0 ? '' : `${linePath(ring)}Z`
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${mm(x)},${mm(y)}`).join('')
}

/** Gets the degrees clockwise from north, the direction of a base without a facing. */
export function degreesOf(facing: Point): number {
  return (Math.atan2(facing.x, -facing.y) * 180) / Math.PI
}

/** Writes a length in the unit of the view, without needless zeros: inches to a hundredth, whole millimetres. */
export function inUnits(length: number, unit: { readonly length: number }): string {
  const places = unit.length >= 2000 ? 2 : unit.length >= 1000 ? 1 : 0
  return String(Number((length / unit.length).toFixed(places)))
}

/** The shortest step of an arrow key, in hundredths of a millimetre: five millimetres. */
const LEAST_STEP = 500

/** Gets the step of an arrow key: a quarter of the unit, with Shift a twentieth of that. */
export function stepIn(unit: { readonly length: number }, fine: boolean): number {
  const step = Math.max(LEAST_STEP, unit.length / 4)
  return fine ? step / 20 : step
}
