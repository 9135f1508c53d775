/** Standard score of a 95% interval. */
const Z = 1.959964

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Gets Wilson's 95% interval for a rate, which is reliable for few games and for rates near 0 and 1. */
export function wilson(hits: number, trials: number): Interval {
  const rate = hits / trials
  const spread = 1 + Z ** 2 / trials
  const centre = (rate + Z ** 2 / (2 * trials)) / spread
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / trials + Z ** 2 / (4 * trials ** 2))) / spread
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
