import { accept, type Json, type Procedure, type Refusal, refuse, takeFirst, text, type Verdict } from '@fray/kernel'
import {
  baseContour,
  discBase,
  distance,
  gap,
  isOnTable,
  type Point,
  readProposal,
  type TemplateView,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { baseOf, contourAt, contourOf } from '../ground/bodies.ts'
import { type Fighter, type Play, type PlayState, type Stance, standing } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** A request for a point of the ground that a magician chooses. */
export interface PointRequest {
  readonly caster: Fighter
  /** The fighter from whose base the distance is measured, if not the magician's. */
  readonly from?: Fighter
  readonly prompt: string
  readonly rule: string
  /** The greatest distance from that base, in cm. */
  readonly within: number
  /** The radius of the effect, in hundredths of a millimetre, if it has one. */
  readonly around?: number
  /** A strip from a point chosen before. */
  readonly strip?: { readonly from: Point; readonly width: number }
  /** Gets the reason why a point is not allowed. */
  bar?(point: Point): Refusal | undefined
}

/** CF-CAST-07: asks for a place for a counter on the ground; null if there is none. */
export function* choosePoint(play: Play, pointing: PointRequest): Procedure<Point | null> {
  const { caster, prompt, rule } = pointing
  const suggest = (wanted = MOST_SUGGESTED) => takeFirst(spots(play, pointing), wanted)
  if (suggest(1).length === 0) return null
  return yield* play.place<Point>({
    seat: caster.seat,
    figure: caster.id,
    prompt: text(prompt, { fighter: { figure: caster.id } }),
    rules: [rule],
    form: toJson({ kind: 'point', radius: CENTIMETRE / 2, ...templateOf(play, pointing) }),
    check: (json) => judge(play, pointing, json),
    suggest,
  })
}

/** CF-MOVE-05: the effect's area is previewed, but not its distance. */
function templateOf(play: PlayState, { around, strip }: PointRequest): { readonly template?: TemplateView } {
  const takes = standing(play).flatMap(({ id, level }) => (level === 0 ? [id] : []))
  if (strip) return { template: { shape: 'strip', ...strip, takes } }
  return around === undefined ? {} : { template: { shape: 'disc', radius: around, takes } }
}

/** Whether any point is allowed. */
export function hasPoint(play: PlayState, pointing: PointRequest): boolean {
  return takeFirst(spots(play, pointing), 1).length > 0
}

function judge(
  { setup }: PlayState,
  { caster, from = caster, rule, within, bar }: PointRequest,
  json: Json,
): Verdict<Point> {
  const place = readProposal(json)?.path.at(-1)
  if (!place) return refuse(text('refused.no-place'), rule)
  const point = wholePoint(place.x, place.y)
  const there = pointContour(point)
  if (!isOnTable(there, setup.table)) return refuse(text('refused.off-table'), rule)
  if (gap(contourOf(from), there) > within * CENTIMETRE) {
    return refuse(text('refused.too-far', { allowed: within }), rule)
  }
  return bar?.(point) ?? accept(point)
}

function pointContour(point: Point) {
  return baseContour(discBase(0), point)
}

const MOST_SUGGESTED = 12
/** Fractions of the range, in several directions, that are suggested. */
const PARTS = [1, 0.75, 0.5, 0.25]
const WAYS: readonly (readonly [number, number])[] = [
  ...([
    [1, 0],
    [0.7, 0.7],
    [0, 1],
    [-0.7, 0.7],
  ] as const),
  ...([
    [-1, 0],
    [-0.7, -0.7],
    [0, -1],
    [0.7, -0.7],
  ] as const),
]

function* spots(play: PlayState, pointing: PointRequest): Generator<Json> {
  const { caster, from = caster, within } = pointing
  for (const part of PARTS) {
    for (const [x, y] of WAYS) {
      const reach = part * within * CENTIMETRE + CENTIMETRE
      const spot = toJson({ path: [wholePoint(from.at.x + x * reach, from.at.y + y * reach)] })
      if (judge(play, pointing, spot).ok) yield spot
    }
  }
}

/** Measures the distance from a fighter's base to a point. */
export function gapToPoint(fighter: Fighter, point: Point): number {
  return gap(contourOf(fighter), pointContour(point))
}

/** Measures how much of a line lies within a radius of a point. */
export function lengthWithin(centre: Point, radius: number, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return 0
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const along = (centre.x - from.x) * ux + (centre.y - from.y) * uy
  const [ox, oy] = [from.x + ux * along - centre.x, from.y + uy * along - centre.y]
  const off = ox * ox + oy * oy
  if (off >= radius * radius) return 0
  const half = Math.sqrt(radius * radius - off)
  return Math.max(0, Math.min(length, along + half) - Math.max(0, along - half))
}

/**
 * Measures how far along a path a fighter's base first comes within a distance of a point; undefined if it never does.
 */
export function fightersReached(
  mover: Fighter,
  points: readonly Point[],
  end: Stance,
  point: Point,
  within: number,
): number | undefined {
  if (gapToPoint(mover, point) <= within) return 0
  const reach = baseOf(mover).width / 2 + within
  let gone = 0
  for (let i = 1; i < points.length; i++) {
    const entered = firstDistanceWithin(points[i - 1]!, points[i]!, point, reach)
    if (entered !== undefined) return gone + entered
    gone += distance(points[i - 1]!, points[i]!)
  }
  return gap(contourAt(mover, end), pointContour(point)) <= within ? gone : undefined
}

/** Measures how far along a straight leg a point first comes within a radius of another. */
function firstDistanceWithin(from: Point, to: Point, centre: Point, radius: number): number | undefined {
  const length = distance(from, to)
  if (distance(from, centre) <= radius) return 0
  if (length === 0) return undefined
  const along = ((centre.x - from.x) * (to.x - from.x) + (centre.y - from.y) * (to.y - from.y)) / length
  const off = distance(from, centre) * distance(from, centre) - along * along
  if (off > radius * radius) return undefined
  const entered = along - Math.sqrt(radius * radius - off)
  return entered >= 0 && entered <= length ? entered : undefined
}
