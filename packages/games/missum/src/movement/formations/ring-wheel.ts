/** MI-MOVE-02, -03: a ring wheels about a point of its rim. */
import { accept, type DecisionOption, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import {
  angleBetween,
  direction,
  discBase,
  distance,
  facingOf,
  lengthOf,
  type Point,
  pointTowards,
  readProposal,
  rotateAbout,
  rotationByAngle,
  toJson,
  turnBy,
  wholePoint,
} from '@fray/tabletop'
import { centreOf, spreadOf } from '../../body.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import type { Present } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { type Journey, type Progress, startingAllowance } from '../plan/journey.ts'
import { type Leg, legFrom } from '../plan/leg.ts'
import { marchLeg } from '../plan/march.ts'
import { accountFor, judgeEnd, judgeIdleness } from '../plan/orders.ts'
import { nearestFoe } from '../plan/suggestions.ts'

type Placed = Extract<TroopBody, { kind: 'placed' }>
/** The side of its path on which the pivot lies. */
type Pivot = 'left' | 'right'

/** MI-DISORG-10: a ring in good order. */
export function mayWheelRing(unit: Present): boolean {
  return unit.body.kind === 'placed' && unit.body.shape === 'ring' && !isDisorganized(unit)
}

/** Asks where the centre of the ring goes; null if it does something else. */
export function* askForRingWheel(journey: Journey, instead: readonly DecisionOption<null>[]): Procedure<Point | null> {
  const { play, unit } = journey
  const from = centreOf(unit.body)
  return yield* play.place<Point | null>({
    seat: unit.seat,
    figure: unit.id,
    prompt: text('ask.ring-wheel', { unit: { figure: unit.id } }),
    rules: ['MI-MOVE-02', 'MI-MOVE-03'],
    form: toJson({ kind: 'move', base: discBase(spreadOf(unit.body)), from, bends: false, turns: false }),
    check: (proposal) => judgeRingWheel(journey, proposal),
    suggest: () => suggestions(journey).map((place) => toJson({ path: [place] })),
    costOf: (proposal) => {
      const place = readProposal(proposal)?.path.at(-1)
      const leg = place && ringLeg(unit.body as Placed, place, 'left')
      return leg && accountFor(journey, marchLeg(journey, leg))
    },
    alternatives: instead,
  })
}

/** Gets the wheel that brings the centre there: on the left of its path if that is open, else on the right. */
export function resolveRingWheel(journey: Journey, to: Point): Progress {
  const body = journey.unit.body as Placed
  const left = marchLeg(journey, ringLeg(body, to, 'left')!)
  return left.stop === null ? left : marchLeg(journey, ringLeg(body, to, 'right')!)
}

function judgeRingWheel(journey: Journey, json: Json): Verdict<Point> {
  const place = readProposal(json)?.path.at(-1)
  if (!place || !ringLeg(journey.unit.body as Placed, place, 'left'))
    return refuse(text('refuse.no-ring-wheel'), 'MI-MOVE-02')
  const progress = resolveRingWheel(journey, place)
  if (progress.stop?.kind === 'refused') return progress.stop.refusal
  return judgeIdleness(progress) ?? judgeEnd(journey, progress) ?? accept(place)
}

/**
 * Turns the ring about a point of its rim until its centre is there; the cost is the path of the figure opposite.
 * Undefined for a place that such a turn cannot reach.
 */
function ringLeg(body: Placed, to: Point, side: Pivot): Leg | undefined {
  const from = centreOf(body)
  const radius = spreadOf(body)
  const chord = distance(from, to)
  if (chord < 1 || chord > 2 * radius) return undefined
  const off = Math.sqrt(radius * radius - (chord * chord) / 4) * (side === 'left' ? 1 : -1)
  const [x, y] = [(to.x - from.x) / chord, (to.y - from.y) / chord]
  const pivot = { x: (from.x + to.x) / 2 + y * off, y: (from.y + to.y) / 2 - x * off }
  const angle = angleBetween(direction(from.x - pivot.x, from.y - pivot.y), direction(to.x - pivot.x, to.y - pivot.y))
  const length = 2 * radius * angle
  // Anticlockwise about a point on its left.
  const at = (travelled: number) =>
    turnAround(body, pivot, ((side === 'left' ? -1 : 1) * angle * Math.min(travelled, length)) / length)
  return legFrom(body, { length, manner: 'way', shift: undefined, at, stepTo: () => undefined })
}

function turnAround(body: Placed, pivot: Point, angle: number): TroopBody {
  const by = rotationByAngle(angle)
  const figures = body.figures.map((pose) => {
    const { x, y } = rotateAbout(pose, pivot, by)
    return { ...wholePoint(x, y), facing: turnBy(facingOf(pose), by) }
  })
  return { ...body, figures }
}

/**
 * Suggests the direction of the nearest enemy, as far as the allowance goes: the centre moves half as far as the figure
 * opposite.
 */
function suggestions(journey: Journey): Point[] {
  const { unit } = journey
  const from = centreOf(unit.body)
  const foe = nearestFoe(journey)
  const far = Math.min(startingAllowance(journey) / 2, 2 * spreadOf(unit.body)) - mm(1)
  if (!foe || far < mm(1)) return []
  const goal = centreOf(foe.body)
  if (lengthOf(goal.x - from.x, goal.y - from.y) < 1) return []
  return [1, 0.5, 0.25].flatMap((share) => {
    const { x, y } = pointTowards(from, goal, far * share * 0.95)
    const place = wholePoint(x, y)
    return judgeRingWheel(journey, toJson({ path: [place] })).ok ? [place] : []
  })
}
