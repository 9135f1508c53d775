import { distance, type Point } from '../plane/point.ts'

/**
 * The distance of the figure that moves furthest when a body re-forms, with figures assigned to places so that it is
 * shortest: the bottleneck of the best matching, found by bisection over the possible distances.
 */
export function furthestMove(from: readonly Point[], to: readonly Point[]): number {
  const distances = from.map((start) => to.map((end) => distance(start, end)))
  const candidates = [...new Set(distances.flat())].sort((a, b) => a - b)
  let low = 0
  let high = candidates.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (canMatch(distances, candidates[middle]!)) high = middle
    else low = middle + 1
  }
  return candidates[low] ?? 0
}

/** Whether every figure finds a place of its own within `limit` (augmenting paths). */
function canMatch(distances: readonly (readonly number[])[], limit: number): boolean {
  const takenBy = new Array<number>(distances[0]?.length ?? 0).fill(-1)
  return distances.every((_, figure) => findPlace(figure, distances, limit, takenBy, new Set()))
}

function findPlace(
  figure: number,
  distances: readonly (readonly number[])[],
  limit: number,
  takenBy: number[],
  tried: Set<number>,
): boolean {
  for (let place = 0; place < takenBy.length; place++) {
    if (distances[figure]![place]! > limit || tried.has(place)) continue
    tried.add(place)
    const holder = takenBy[place]!
    if (holder !== -1 && !findPlace(holder, distances, limit, takenBy, tried)) continue
    takenBy[place] = figure
    return true
  }
  return false
}
