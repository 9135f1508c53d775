/** A number for each side. */
export type Pair = readonly [number, number]
