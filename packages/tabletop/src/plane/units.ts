/** Coordinates and lengths are whole numbers of this fraction of a millimetre, so that equal positions compare equal. */
const HUNDREDTHS_PER_MILLIMETRE = 100

/**
 * Depth (in hundredths of a millimetre) to which two bases may sink into each other without overlapping. Whole-number
 * positions cannot make round bases touch exactly, so a brush this shallow does not count as a collision.
 */
export const OVERLAP_TOLERANCE = 1

/** The widest gap (in hundredths) that still counts as base contact; leaves room for rounding both positions. */
export const CONTACT_TOLERANCE = 2

/** The nearest whole number, halves away from zero so that mirrored and turned scenes round alike; never minus zero. */
export function whole(value: number): number {
  return (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)) + 0
}

/** Hundredths in a length given in millimetres. */
export function millimetres(length: number): number {
  return whole(length * HUNDREDTHS_PER_MILLIMETRE)
}

/** Hundredths in a length given in centimetres. */
export function centimetres(length: number): number {
  return whole(length * 10 * HUNDREDTHS_PER_MILLIMETRE)
}

/** Hundredths in a length given in inches. */
export function inches(length: number): number {
  return whole(length * 25.4 * HUNDREDTHS_PER_MILLIMETRE)
}
