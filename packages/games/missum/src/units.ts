/** Lengths of this game are millimetres (MI-GEN-01); the table counts hundredths of them. */
export const MM = 100

/** So many millimetres in hundredths. */
export function mm(length: number): number {
  return Math.round(length * MM)
}

/** A length in hundredths as whole millimetres, for people. */
export function inMm(length: number): number {
  return Math.round(length / MM)
}
