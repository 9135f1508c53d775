/** One of the two sides of a battle. With more than two players several seats share a side (SW-MULTI-01). */
export type Side = 0 | 1

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
