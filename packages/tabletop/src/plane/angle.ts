/**
 * Trigonometry from + − × ÷ √ alone. `Math.atan2`, `Math.sin` and `Math.cos` may differ in the last bit between
 * engines; these give the same bits everywhere, because IEEE 754 fixes the five operations they are made of.
 */

/** Half a turn in radians (a literal, hence the same everywhere). */
export const HALF_TURN = Math.PI
/** A full turn in radians. */
export const FULL_TURN = 2 * HALF_TURN

/** Inverse tangent of 0 ≤ slope ≤ 1: the angle is halved three times, then the power series converges at once. */
function inverseTangent(slope: number): number {
  const tangent = halfTangent(halfTangent(halfTangent(slope)))
  const s = tangent * tangent
  const rest = s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s * (1 / 13 - s * (1 / 15)))))))
  return 8 * tangent * (1 - rest)
}

/** The tangent of half the angle that has this tangent. */
function halfTangent(tangent: number): number {
  return tangent / (1 + Math.sqrt(1 + tangent * tangent))
}

/** The angle in radians, from −π to π, of the vector (x, y): positive is clockwise, as y grows towards the reader. */
export function arcAngle(x: number, y: number): number {
  const across = Math.abs(y)
  const along = Math.abs(x)
  if (across === 0 && along === 0) return 0
  const acute = across <= along ? inverseTangent(across / along) : HALF_TURN / 2 - inverseTangent(along / across)
  const angle = x < 0 ? HALF_TURN - acute : acute
  return y < 0 ? -angle : angle
}

/** Sine by its power series, after bringing the angle within a quarter turn. */
export function sine(angle: number): number {
  let reduced = angle - FULL_TURN * Math.floor(angle / FULL_TURN + 0.5)
  if (reduced > HALF_TURN / 2) reduced = HALF_TURN - reduced
  else if (reduced < -HALF_TURN / 2) reduced = -HALF_TURN - reduced
  const square = reduced * reduced
  let sum = 1
  for (let term = 20; term > 0; term -= 2) sum = 1 - (square * sum) / (term * (term + 1))
  return reduced * sum
}

/** Cosine, from the sine a quarter turn on. */
export function cosine(angle: number): number {
  return sine(angle + HALF_TURN / 2)
}
