import { accept, type Json, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import {
  directionTo,
  distance,
  type Point,
  pointTowards,
  readProposal,
  rectangleBase,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import type { Play } from '../../state.ts'
import { INCH } from '../../units.ts'
import type { Crossing, Piece } from '../scenery.ts'
import { CROSSING_WIDTH, type SceneryType } from '../scenery-types.ts'

/** A river or lake along which its crossings are placed: the line of their middles, from end to end. */
interface Course {
  readonly from: Point
  readonly to: Point
  readonly length: number
  /** Its width. */
  readonly across: number
}

/** SW-FIELD-04, SW-SCENERY-22 to -25: the player that places water or lava also places its crossings. */
export function* placeCrossings(play: Play, seat: Seat, type: SceneryType, piece: Piece): Procedure<Piece> {
  const { footprint } = type
  if (type.crossings === 0 || footprint.kind !== 'rectangle' || piece.shape.kind !== 'polygon') return piece
  const course = courseOf(piece.shape.outline, footprint.length, footprint.width)
  const crossings: Crossing[] = []
  for (let i = 0; i < type.crossings; i++) {
    const along = yield* chooseCrossing(play, seat, type, course, crossings)
    crossings.push(crossingAt(course, along))
  }
  return { ...piece, crossings }
}

/** The outline runs along the length first, as `pieceAt` lays it. */
function courseOf([a, b, c, d]: readonly Point[], length: number, across: number): Course {
  const middle = (p: Point, q: Point) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })
  return { from: middle(a!, d!), to: middle(b!, c!), length, across }
}

/** SW-FIELD-13: straight across the short way. */
function crossingAt(course: Course, along: number): Crossing {
  const middle = pointTowards(course.from, course.to, along)
  const wayX = ((course.to.x - course.from.x) / course.length) * (course.across / 2)
  const wayY = ((course.to.y - course.from.y) / course.length) * (course.across / 2)
  return {
    from: wholePoint(middle.x + wayY, middle.y - wayX),
    to: wholePoint(middle.x - wayY, middle.y + wayX),
    width: CROSSING_WIDTH,
  }
}

const STEP = INCH / 2

function chooseCrossing(
  play: Play,
  seat: Seat,
  type: SceneryType,
  course: Course,
  others: readonly Crossing[],
): Procedure<number> {
  return play.place({
    seat,
    prompt: text('ask.place-crossing', { piece: { text: text(`scenery.${type.id}`) } }),
    rules: ['SW-FIELD-04', 'SW-SCENERY-32'],
    form: toJson({
      kind: 'slide',
      base: rectangleBase(course.across, CROSSING_WIDTH),
      from: { ...wholePoint(course.from.x, course.from.y), facing: directionTo(course.from, course.to) },
      to: wholePoint(course.to.x, course.to.y),
      shortest: CROSSING_WIDTH / 2,
      longest: course.length - CROSSING_WIDTH / 2,
      step: STEP,
    }),
    check: (proposal) => checkCrossing(course, others, proposal),
    suggest: () => suggestCrossings(course, others),
  })
}

/** A crossing must lie wholly on its river, and crossings must not overlap, or they would be one. */
function checkCrossing(course: Course, others: readonly Crossing[], json: Json): Verdict<number> {
  const at = readProposal(json)?.path.at(-1)
  if (!at) return refuse(text('refuse.no-place'), 'SW-FIELD-04')
  const { from, to, length } = course
  const forward = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length
  const along = Math.round(forward / STEP) * STEP
  if (along < CROSSING_WIDTH / 2 || along > length - CROSSING_WIDTH / 2) {
    return refuse(text('refuse.crossing-off-piece'), 'SW-SCENERY-32')
  }
  const { from: bank } = crossingAt(course, along)
  if (others.some((other) => distance(other.from, bank) < CROSSING_WIDTH - 2)) {
    return refuse(text('refuse.crossings-overlap'), 'SW-SCENERY-32')
  }
  return accept(along)
}

/** Suggests the middle and the thirds, then any free place. */
function suggestCrossings(course: Course, others: readonly Crossing[]): Json[] {
  const places: number[] = []
  for (const share of [1 / 2, 1 / 3, 2 / 3, 1 / 6, 5 / 6]) places.push(share * course.length)
  const proposals = places.map((along) => {
    const point = pointTowards(course.from, course.to, along)
    return toJson({ path: [wholePoint(point.x, point.y)] })
  })
  return proposals.filter((proposal) => checkCrossing(course, others, proposal).ok)
}
