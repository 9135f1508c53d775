import glicko2 from 'glicko2-lite'

/** A strength in Glicko-2: the rating, how uncertain it is, and how much it varies. */
export interface Strength {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** The strength of someone who has not played. */
export const NEW_STRENGTH: Strength = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How fast volatility changes, from 0.3 to 1.2. Dice decide much here, so a surprising result says little. */
const OPTIONS = { tau: 0.5 } as const

/** Computes both strengths after a match: `score` is that of the first player, from 0 to 1. */
export function strengthsAfter(first: Strength, second: Strength, score: number): readonly [Strength, Strength] {
  return [strengthAfter(first, second, score), strengthAfter(second, first, 1 - score)]
}

/** Each match is a rating period of its own. */
function strengthAfter(own: Strength, other: Strength, score: number): Strength {
  const { rating, rd, vol } = glicko2(
    own.rating,
    own.deviation,
    own.volatility,
    [[other.rating, other.deviation, score]],
    OPTIONS,
  )
  return { rating, deviation: rd, volatility: vol }
}
