/** Lengths of this game are in millimetres (MI-GEN-01); the table uses hundredths of them. */
export const MM = 100

/** Converts millimetres to hundredths. */
export function mm(length: number): number {
  return Math.round(length * MM)
}

/** Converts hundredths to whole millimetres, for players. */
export function inMm(length: number): number {
  return Math.round(length / MM)
}
