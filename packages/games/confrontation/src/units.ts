import { centimetres } from '@fray/tabletop'

/** One centimetre, the unit of all lengths on the cards, in hundredths of a millimetre. */
export const CENTIMETRE = centimetres(1)

/** CF-TEST-08, CF-ACT-08, CF-PURSUIT-03: half of a number of centimetres, rounded up to the next whole one. */
export function halfRoundedUp(cm: number): number {
  return Math.ceil(cm / 2)
}

/** Rounds a measured length up to cm for display, so that what lies beyond a limit never reads as on it. */
export function inCentimetres(length: number): number {
  return Math.ceil(length) / CENTIMETRE
}
