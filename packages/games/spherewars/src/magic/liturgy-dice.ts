/** The dice of both sides, highest first, while they can still change. */
export interface LiturgyDice {
  casting: readonly number[]
  dispelling: readonly number[]
}
