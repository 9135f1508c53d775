/** Calculations on bare segments, in plain numbers so that inner loops allocate nothing. */

/** Squared distance from the place (px, py) to the segment a–b. */
export function squaredDistanceToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const alongX = bx - ax
  const alongY = by - ay
  const offsetX = px - ax
  const offsetY = py - ay
  const dot = offsetX * alongX + offsetY * alongY
  if (dot <= 0) return offsetX * offsetX + offsetY * offsetY
  const squaredLength = alongX * alongX + alongY * alongY
  if (dot >= squaredLength) {
    const endX = px - bx
    const endY = py - by
    return endX * endX + endY * endY
  }
  const cross = offsetX * alongY - offsetY * alongX
  return (cross * cross) / squaredLength
}

/** Which side of the line a→b the place lies on: positive is to the right as the reader sees it, 0 is on the line. */
function sideOfLine(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

/** Whether two segments cross properly: each has its ends strictly on both sides of the other. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = sideOfLine(ax, ay, bx, by, cx, cy)
  const d = sideOfLine(ax, ay, bx, by, dx, dy)
  if (!((c > 0 && d < 0) || (c < 0 && d > 0))) return false
  const a = sideOfLine(cx, cy, dx, dy, ax, ay)
  const b = sideOfLine(cx, cy, dx, dy, bx, by)
  return (a > 0 && b < 0) || (a < 0 && b > 0)
}

/** Squared distance between the segments a–b and c–d; 0 where they cross. */
export function squaredDistanceBetweenSegments(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (segmentsCross(ax, ay, bx, by, cx, cy, dx, dy)) return 0
  return Math.min(
    squaredDistanceToSegment(ax, ay, cx, cy, dx, dy),
    squaredDistanceToSegment(bx, by, cx, cy, dx, dy),
    squaredDistanceToSegment(cx, cy, ax, ay, bx, by),
    squaredDistanceToSegment(dx, dy, ax, ay, bx, by),
  )
}
