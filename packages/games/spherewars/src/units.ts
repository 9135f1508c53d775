/** SW-MOVE-04: one inch is 25 millimetres on this game's table. */
export const INCH = 2500

/** Converts inches to hundredths of a millimetre. */
export function inches(count: number): number {
  return Math.round(count * INCH)
}

/** SW-BASE-04: bases this close touch. */
export const CONTACT = INCH / 100
