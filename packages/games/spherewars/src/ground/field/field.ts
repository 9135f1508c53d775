import { accept, freeze, type Json, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import {
  type Base,
  type Direction,
  direction,
  discBase,
  EAST,
  isOnTable,
  NORTH,
  overlaps,
  type Point,
  readProposal,
  rectangleBase,
  toJson,
} from '@fray/tabletop'
import { opposedRoll, SPHERE } from '../../dice.ts'
import { otherSide, type Side } from '../../side.ts'
import { type Play, type Preparation, speakerOf } from '../../state.ts'
import { INCH } from '../../units.ts'
import { contourOfPiece } from '../plan.ts'
import type { Piece } from '../scenery.ts'
import { type Footprint, pieceAt, type SceneryType, sceneryType } from '../scenery-types.ts'
import { nameOf } from '../scenery-view.ts'
import { placeCrossings } from './field-crossings.ts'
import { leastPoints, pieceReader, typesIn } from './field-tables.ts'
import { missionPieces } from './mission-pieces.ts'

/** SW-PREP-01 (5): one step of laying out the battlefield; called again and again while the phase is `field`. */
export function* layField(play: Play): Procedure {
  const { preparation } = play.state
  if (preparation) yield* layPiece(play, preparation)
  else yield* beginField(play)
}

/** SW-MISSION-66, SW-FIELD-01, -05: lays the mission pieces, then the agreed ones, or rolls for who places first. */
function* beginField(play: Play): Procedure {
  const { state, setup } = play
  const agreed = state.terms.battlefield === 'agreed' && setup.battlefield !== 'rolled' ? setup.battlefield : null
  yield* layGivenPieces(play, agreed ?? [])
  if (agreed) return endField(play)
  state.preparation = { placer: yield* rollOrder(play), points: 0, deploying: 0, batch: 0 }
}

/** SW-MISSION-66, SW-FIELD-05; SM-SCENERY-08: lays the mission's pieces and the agreed ones. */
export function* layGivenPieces(play: Play, agreed: readonly Piece[]): Procedure {
  for (const piece of [...(yield* missionPieces(play, agreed)), ...agreed]) addPiece(play, piece)
}

/** SW-FIELD-01: each side rolls a die; the higher goes first, and ties are rolled again. */
function* rollOrder(play: Play): Procedure<Side> {
  for (;;) {
    const die = (side: Side) => ({ seat: speakerOf(play, side), count: 1 })
    const { winner } = yield* opposedRoll(play, text('roll.field-order'), ['SW-FIELD-01'], die(0), die(1))
    if (winner === 'tie') continue
    const first: Side = winner === 'first' ? 0 : 1
    const seat = speakerOf(play, first)
    play.log('field-order', { first: { seat } }, ['SW-FIELD-01'], { seat })
    return first
  }
}

/** SW-FIELD-02 to -04: the players take turns to roll for a piece and place it. */
function* layPiece(play: Play, preparation: Preparation): Procedure {
  const { placer } = preparation
  const { scenario, density } = play.state.terms
  const seat = speakerOf(play, placer)
  const pool = { seat, count: 2, sides: SPHERE }
  const id = yield* play.roll(text('roll.piece'), ['SW-FIELD-02'], [pool], pieceReader(scenario))
  const type = sceneryType(id)
  preparation.placer = otherSide(placer)
  const name = { text: text(`scenery.${id}`) }
  if (!anySpot(play, type)) {
    play.log('piece-dropped', { piece: name }, ['SW-FIELD-04'], { seat })
    if (!typesIn(scenario).some((sceneryTypeId) => anySpot(play, sceneryType(sceneryTypeId)))) endField(play)
    return
  }
  const piece = yield* placePiece(play, seat, type)
  addPiece(play, yield* placeCrossings(play, seat, type, piece))
  play.log('piece-placed', { piece: { text: nameOf(piece) } }, ['SW-FIELD-04'], { seat })
  preparation.points += piece.size
  if (preparation.points >= leastPoints[density]) endField(play)
}

/** Pieces are frozen as they are laid: nothing moves or destroys them (SW-MISSION-66), and copies share them. */
export function addPiece(play: Play, piece: Piece): void {
  const { state } = play
  state.pieces = freeze([...state.pieces, { ...piece, id: state.pieces.length }])
}

function endField(play: Play): void {
  const { state } = play
  play.log('field-laid', { pieces: state.pieces.length, points: state.preparation?.points ?? 0 }, ['SW-FIELD-03'])
  state.phase = 'weather'
}

export function placePiece(play: Play, seat: Seat, type: SceneryType): Procedure<Piece> {
  return play.place({
    seat,
    prompt: text('ask.place-piece', { piece: { text: text(`scenery.${type.id}`) } }),
    rules: ['SW-FIELD-04', 'SW-FIELD-13'],
    form: toJson({ kind: 'deploy', base: baseOf(type.footprint), turns: type.footprint.kind !== 'disc' }),
    check: (proposal) => checkPiece(play, type, proposal),
    suggest: (wanted) => suggestPieces(play, type, wanted),
  })
}

/** A line is shown as a base one millimetre thin. */
const THIN = 100

/** Shows a footprint as a base being placed: its length runs from front to rear. */
function baseOf(footprint: Footprint): Base {
  switch (footprint.kind) {
    case 'disc':
      return discBase(footprint.radius)
    case 'line':
      return rectangleBase(THIN, footprint.length)
    case 'rectangle':
      return rectangleBase(footprint.width, footprint.length)
  }
}

/** SW-FIELD-04: wholly on the table, overlapping no other piece. */
function checkPiece(play: Play, type: SceneryType, json: Json): Verdict<Piece> {
  const proposal = readProposal(json)
  const at = proposal?.path.at(-1)
  if (!at) return refuse(text('refuse.no-place'), 'SW-FIELD-04')
  const facing = proposal?.facing ? direction(proposal.facing.x, proposal.facing.y) : NORTH
  const piece = pieceAt(play.state.pieces.length, type, at, facing)
  const contour = contourOfPiece(piece)
  if (!isOnTable(contour, play.setup)) return refuse(text('refuse.piece-off-table'), 'SW-FIELD-04')
  const other = play.state.pieces.find((otherPiece) => overlaps(contour, contourOfPiece(otherPiece)))
  if (other) return refuse(text('refuse.piece-overlaps', { piece: { text: nameOf(other) } }), 'SW-FIELD-04')
  return accept(piece)
}

const SUGGESTIONS = 6
/** Number of places tried before searching the whole table. */
const TRIES = 200
const TURNS: readonly Direction[] = [EAST, direction(1, 1), direction(0, 1), direction(-1, 1)]

/** Suggests legal places spread over the table and different for each piece; golden-ratio spacing avoids patterns. */
function suggestPieces(play: Play, type: SceneryType, wanted = SUGGESTIONS): Json[] {
  const found: Json[] = []
  for (const proposal of spreadPlaces(play)) {
    if (checkPiece(play, type, proposal).ok) found.push(proposal)
    if (found.length >= Math.min(wanted, SUGGESTIONS)) return found
  }
  const spot = found.length === 0 ? anySpot(play, type) : null
  return spot ? [spot] : found
}

function* spreadPlaces(play: Play): Generator<Json, void> {
  const { width, depth } = play.setup
  for (let i = 0; i < TRIES; i++) {
    const index = i + play.state.pieces.length * 7 + 1
    const x = Math.round(((index * 0.754877666) % 1) * width)
    const y = Math.round(((index * 0.569840291) % 1) * depth)
    yield proposePlace({ x, y }, TURNS[index % TURNS.length]!)
  }
}

/** Finds a place for a piece of this type; null if there is none on a grid of one inch. */
export function anySpot(play: Play, type: SceneryType): Json | null {
  for (const proposal of spreadPlaces(play)) if (checkPiece(play, type, proposal).ok) return proposal
  const { width, depth } = play.setup
  for (let y = 0; y <= depth; y += INCH / 2) {
    for (let x = 0; x <= width; x += INCH / 2) {
      for (const facing of TURNS) {
        const proposal = proposePlace({ x, y }, facing)
        if (checkPiece(play, type, proposal).ok) return proposal
      }
    }
  }
  return null
}

function proposePlace(at: Point, facing: Direction): Json {
  return toJson({ path: [at], facing })
}
