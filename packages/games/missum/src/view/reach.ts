/** MI-MOVE, MI-DRIFT, MI-TERRAIN-01, MI-ZOC-02: the ground that a body in ranks can come to cover, for drawing. */
import {
  convexHull,
  cosine,
  FULL_TURN,
  type ManoeuvreStep,
  type Point,
  type Region,
  sine,
  toClockwise,
  unite,
  verticesOf,
} from '@fray/tabletop'
import { contoursOf } from '../body.ts'
import { type Journey, startingAllowance, startProgress } from '../movement/plan/journey.ts'
import { resolveSteps } from '../movement/plan/orders.ts'
import { allowedManoeuvres } from '../movement/plan/permission.ts'
import { isEngaged } from '../roster.ts'
import type { TroopBody } from '../state.ts'
import { mm } from '../units.ts'

/** Directions tried to each side of straight ahead, and round about. */
const SLANTS = 3
const ROUND = 20
/** Wheels tried to each side; what is left of the allowance is then marched ahead. */
const WHEELS = 3

/**
 * Draws what a unit can reach as far as its owner knows: straight and slanting on, wheeling, and after facing another
 * way. Every move is resolved by the rules that judge it, so ground, zones and enemies shorten it; between two moves
 * the region extends as far as the shorter one. It is only a drawing: the rules decide.
 */
export function groundInReach(journey: Journey): Region {
  const { play, unit } = journey
  const far = Math.floor(startingAllowance(journey))
  if (unit.body.kind !== 'ranks' || isEngaged(play.state, unit) || far < mm(1)) return []
  const may = allowedManoeuvres(journey, startProgress(journey))
  const fans = may.drift === 'any' ? [roundAbout(far)] : facings(may).map((facing) => fanAhead(may, far, facing))
  const swept = [...fans.flatMap((fan) => sweepFan(journey, fan)), ...sweepWheels(journey, may, far)]
  return unite(swept.map(toClockwise))
}

type May = ReturnType<typeof allowedManoeuvres>
type Steps = readonly ManoeuvreStep[]

/** As it stands, and after each facing; the first costs line nothing (MI-MOVE-04). */
function facings({ face }: May): Steps[] {
  if (face?.to !== 'quarters') return [[]]
  return [[], ...(['left', 'right', 'about'] as const).map((to): Steps => [{ do: 'face', to }])]
}

/** Ways side by side: straight ahead and slanting to both sides, as far as the slant may be. */
function fanAhead({ drift }: May, far: number, facing: Steps): Steps[] {
  if (!drift || drift === 'any') return [[...facing, { do: 'advance', by: far }]]
  return Array.from({ length: 2 * SLANTS + 1 }, (_, i): Steps => {
    const share = (i - SLANTS) / SLANTS
    if (share === 0) return [...facing, { do: 'advance', by: far }]
    const slant = (share * drift.aside) / drift.ahead
    const ahead = Math.floor(far / Math.sqrt(1 + slant * slant))
    return [...facing, { do: 'drift', ahead, aside: Math.trunc(ahead * slant) }]
  })
}

/** MI-DRIFT-03: loose order goes in any direction; the last direction is beside the first. */
function roundAbout(far: number): Steps[] {
  return Array.from({ length: ROUND + 1 }, (_, i): Steps => {
    const angle = (FULL_TURN * i) / ROUND
    return [{ do: 'drift', ahead: Math.round(far * cosine(angle)), aside: Math.round(far * sine(angle)) }]
  })
}

/** The ground that straight ways cover, and what lies between neighbours as far as both of them go. */
function sweepFan(journey: Journey, fan: readonly Steps[]): Point[][] {
  const ways = fan.map((steps) => bodiesOn(journey, steps))
  const between = ways.slice(1).flatMap((way, i) => {
    const [one, other] = [shiftOf(ways[i]!), shiftOf(way)]
    const both = Math.min(one.length, other.length)
    const corners = (shift: Shift) => shiftBy(cornersOf(way[0]!), shift, both)
    return both > 0 ? [convexHull([...cornersOf(way[0]!), ...corners(one), ...corners(other)])] : []
  })
  return [...ways.flatMap(sweepPath), ...between]
}

function sweepWheels(journey: Journey, { wheel }: May, far: number): Point[][] {
  if (!wheel) return []
  return (['left', 'right'] as const).flatMap((pivot) =>
    Array.from({ length: WHEELS }, (_, i) => {
      const arc = Math.floor((far * (i + 1)) / WHEELS)
      const rest: Steps = far - arc >= mm(1) ? [{ do: 'advance', by: far - arc }] : []
      return sweepPath(bodiesOn(journey, [{ do: 'wheel', pivot, arc }, ...rest]))
    }).flat(),
  )
}

/** Gets the body on its path as far as the rules allow: after a facing, from its new stance. */
function bodiesOn(journey: Journey, steps: Steps): readonly TroopBody[] {
  const { trail } = resolveSteps(journey, steps)
  return steps[0]?.do === 'face' && trail.length > 1 ? trail.slice(1) : trail
}

/** Between two looks at it a body covers no more than what lies between them. */
function sweepPath(bodies: readonly TroopBody[]): Point[][] {
  if (bodies.length === 1) return [convexHull(cornersOf(bodies[0]!))]
  return bodies.slice(1).map((body, i) => convexHull([...cornersOf(bodies[i]!), ...cornersOf(body)]))
}

function cornersOf(body: TroopBody): Point[] {
  return contoursOf(body).flatMap(verticesOf)
}

/** The distance and direction of a straight path. */
interface Shift extends Point {
  readonly length: number
}

function shiftOf(bodies: readonly TroopBody[]): Shift {
  const [from, to] = [cornersOf(bodies[0]!)[0]!, cornersOf(bodies.at(-1)!)[0]!]
  const [x, y] = [to.x - from.x, to.y - from.y]
  return { x, y, length: Math.sqrt(x * x + y * y) }
}

function shiftBy(points: readonly Point[], { x, y, length }: Shift, by: number): Point[] {
  const share = by / length
  return points.map((point) => ({ x: Math.round(point.x + x * share), y: Math.round(point.y + y * share) }))
}
