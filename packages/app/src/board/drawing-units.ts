import type { Point } from '@fray/tabletop'

/** The table is drawn in millimetres; coordinates of the game are hundredths of them. */
const HUNDREDTHS = 100

export function mm(hundredths: number): number {
  return hundredths / HUNDREDTHS
}

export function hundredths(millimetres: number): number {
  return Math.round(millimetres * HUNDREDTHS)
}

/** The path of a ring as it is, corner by corner: what the rules measure is what people see. */
export function ringPath(ring: readonly Point[]): string {
  return ring.length === 0 ? '' : `${linePath(ring)}Z`
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${mm(x)},${mm(y)}`).join('')
}

/** Clockwise degrees from north, the way a base without a facing is drawn. */
export function degreesOf(facing: Point): number {
  return (Math.atan2(facing.x, -facing.y) * 180) / Math.PI
}

/** A length in the unit of the view, without needless zeros: inches to a hundredth, millimetres to a whole. */
export function inUnits(length: number, unit: { readonly length: number }): string {
  const places = unit.length >= 2000 ? 2 : unit.length >= 1000 ? 1 : 0
  return String(Number((length / unit.length).toFixed(places)))
}

/** The shortest step that an arrow key takes, in hundredths of a millimetre: five millimetres. */
const LEAST_STEP = 500

/** How far one press of a key moves something: a quarter of the unit, with Shift a twentieth of that. */
export function stepIn(unit: { readonly length: number }, fine: boolean): number {
  const step = Math.max(LEAST_STEP, unit.length / 4)
  return fine ? step / 20 : step
}
