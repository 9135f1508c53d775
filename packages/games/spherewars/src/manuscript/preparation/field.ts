import { choice, type Procedure, type RollReader, type Seat, text } from '@fray/kernel'
import table from '../../../data/manuscript/battlefield-generation.json' with { type: 'json' }
import { opposedRoll, SPHERE } from '../../dice.ts'
import { addPiece, anySpot, layGivenPieces, placePiece } from '../../ground/field/field.ts'
import { nameOf } from '../../ground/scenery-view.ts'
import type { Side } from '../../side.ts'
import { type Play, type Preparation, speakerOf } from '../../state.ts'
import { type FormId, formNamed, formsOf, type Terrain } from '../terrain.ts'

/** SM-FIELD-01 to -03: one step of laying out the battlefield, repeated while the phase is `field`. */
export function* layField(play: Play): Procedure {
  const { preparation } = play.state
  if (preparation) yield* layPiece(play, preparation)
  else yield* beginField(play)
}

/** SM-SCENERY-08, SM-FIELD-05: places the mission's own pieces first, uncounted. */
function* beginField(play: Play): Procedure {
  const { state, setup } = play
  const agreed = setup.battlefield === 'rolled' ? null : setup.battlefield
  yield* layGivenPieces(play, agreed ?? [])
  if (agreed || setup.pieceCount === 0) return endField(play)
  state.preparation = { placer: 0, points: 0, deploying: 0, batch: 0 }
}

/** SM-FIELD-01 to -03: decides who places, what and where, until the mission's number of pieces is reached. */
function* layPiece(play: Play, preparation: Preparation): Procedure {
  const { setup } = play
  preparation.placer = yield* rollPlacer(play)
  const seat = speakerOf(play, preparation.placer)
  const form = yield* chooseForm(play, seat, yield* rollTerrain(play, seat))
  const type = formNamed(form)!
  if (!anySpot(play, type)) {
    play.log('piece-dropped', { piece: { text: text(`scenery.${form}`) } }, ['SM-FIELD-03'], { seat })
    return endField(play)
  }
  const piece = yield* placePiece(play, seat, type)
  addPiece(play, piece)
  play.log('piece-placed', { piece: { text: nameOf(piece) } }, ['SM-FIELD-03'], { seat })
  preparation.points++
  if (preparation.points >= (setup.pieceCount ?? 0)) endField(play)
}

/** SM-FIELD-01: each side rolls a die and the higher places; ties roll again. */
function* rollPlacer(play: Play): Procedure<Side> {
  const die = (side: Side) => ({ seat: speakerOf(play, side), count: 1 })
  for (;;) {
    const { winner } = yield* opposedRoll(play, text('roll.placer'), ['SM-FIELD-01'], die(0), die(1))
    if (winner !== 'tie') return winner === 'first' ? 0 : 1
  }
}

/** SM-FIELD-02: the kinds of terrain that a die leaves to choose from. */
const terrainReader: RollReader<readonly Terrain[]> = {
  id: 'terrain',
  read: ([dice = []]) => table.find(({ max }) => dice[0]! <= max)!.terrain as Terrain[],
}

function rollTerrain(play: Play, seat: Seat): Procedure<readonly Terrain[]> {
  const pool = { seat, count: 1, sides: SPHERE }
  return play.roll(text('roll.terrain'), ['SM-FIELD-02'], [pool], terrainReader)
}

/** SM-FIELD-02: lets the placing player choose low scenery or higher ground, and its form. */
function chooseForm(play: Play, seat: Seat, terrains: readonly Terrain[]): Procedure<FormId> {
  return play.pick({
    seat,
    prompt: text('ask.form'),
    rules: ['SM-FIELD-02'],
    options: terrains.flatMap(formsOf).map((form) => choice(form, text(`scenery.${form}`))),
  })
}

function endField(play: Play): void {
  const { state } = play
  play.log('field-ready', { pieces: state.pieces.length }, ['SM-FIELD-03'])
  state.preparation = null
  state.phase = 'deployment'
}
