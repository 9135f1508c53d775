/** A player's place at the table, counted from 0. */
export type Seat = number

/**
 * Checks that a value from anywhere is one of so many seats. "0" is not: as an index it would find the secrets of seat
 * 0.
 */
export function isSeat(value: unknown, seats: number): value is Seat {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats
}

/** Plain data: states, answers and files are made of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
