import { bodyOf, footprintsTouch } from '../ground/bodies.ts'
import type { Fighter, Position } from '../state.ts'
import { isBroad, type Prospect } from './announcement.ts'
import { type Arrival, fits } from './arrival.ts'
import { asideOf, type Edge, edgesOf, outOf, stanceAgainst } from './edges.ts'

/** CF-CHARGE-09: how far apart, in hundredths of a millimetre, two edges may lie and still be in one line. */
const ALIGNED = 100

/** CF-CHARGE-09: charges at two targets that stand side by side, for those on creature bases. */
export function pairProspects(play: Position, assailant: Fighter, charged: readonly Fighter[]): Prospect[] {
  if (!isBroad(assailant)) return []
  const narrow = charged.filter((each) => !isBroad(each))
  return narrow.flatMap((first, i) =>
    narrow.slice(i + 1).flatMap((second): Prospect[] => {
      const arrivals = arrivalsAgainst(play, assailant, first, second)
      return arrivals.length === 0
        ? []
        : [{ kind: 'charge', dive: false, targets: [first, second], arrivals: () => arrivals }]
    }),
  )
}

function arrivalsAgainst(play: Position, assailant: Fighter, first: Fighter, second: Fighter): Arrival[] {
  return edgesOf(first).flatMap((edge) => {
    const beside = edgesOf(second).find((other) => isInLine(edge, other))
    if (!beside) return []
    const stance = stanceAgainst(edge, assailant, asideOf(edge, jointOf(edge, beside)))
    const body = bodyOf(assailant, stance)
    const touchesBoth = [first, second].every((each) => footprintsTouch(body, bodyOf(each)))
    return touchesBoth && fits(play, assailant, stance, first)
      ? [{ target: first, side: edge.side, stance, slides: [] }]
      : []
  })
}

/** Both edges look the same way and lie on one line. */
function isInLine(a: Edge, b: Edge): boolean {
  const turn = a.outward.x * b.outward.y - a.outward.y * b.outward.x
  const ahead = a.outward.x * b.outward.x + a.outward.y * b.outward.y
  if (ahead <= 0 || Math.abs(turn) * b.length > Math.abs(ahead) * ALIGNED) return false
  return Math.abs(outOf(a, b.middle)) <= ALIGNED
}

/** The point in the middle of the gap between two edges of one line. */
function jointOf(a: Edge, b: Edge): { x: number; y: number } {
  const ahead = asideOf(a, b.middle) > 0
  const [mine, theirs] = ahead ? [a.to, b.from] : [a.from, b.to]
  return { x: (mine.x + theirs.x) / 2, y: (mine.y + theirs.y) / 2 }
}
