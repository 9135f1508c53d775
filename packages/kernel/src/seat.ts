/** A player's place at the table, counted from 0. */
export type Seat = number

/** Plain data: what states, answers and files are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
