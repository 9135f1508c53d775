/** MI-MAGIC-01: decides where a Gaze falls. */
import { type Procedure, text } from '@fray/kernel'
import {
  type Direction,
  directionTo,
  distance,
  FULL_TURN,
  halfTurn,
  type Point,
  rotationByAngle,
  turnBy,
  wholePoint,
} from '@fray/tabletop'
import { gazeAccuracy, situationEffect } from '../charts.ts'
import { isFlying, present } from '../roster.ts'
import type { Play, Spell, State } from '../state.ts'
import { mm } from '../units.ts'
import { ahead, areaOf, casterOf, lineLength, touchedFigures } from './areas.ts'
import { placeOf } from './casters.ts'

/** One roll for each of these distances beyond the caster's accuracy. */
const STRETCH = mm(300)
/** A miss strays by this distance for each pip of a die. */
const STRAY = mm(25)

/** Rolls for accuracy; any miss makes the Gaze fall elsewhere. */
export function* aimGaze(play: Play, spell: Spell): Procedure {
  const { state } = play
  const caster = casterOf(state, spell)
  const rolls = accuracyRolls(state, spell)
  if (rolls === 0) return
  const purpose = text('roll.accuracy', { caster: { figure: caster.id }, rolls })
  const hits = yield* play.roll(purpose, ['MI-MAGIC-01'], [{ seat: caster.seat, count: rolls, sides: 20 }], {
    id: 'all-at-most-10',
    read: ([dice]) => dice!.every((die) => die <= 10),
  })
  if (hits) play.log('gaze.true', { caster: { figure: caster.id } }, ['MI-MAGIC-01'], { seat: caster.seat })
  else yield* scatter(play, spell)
}

/** Counts the rolls from the caster to the target's centre; a flying target counts as farther away. */
function accuracyRolls(state: State, spell: Spell): number {
  const caster = casterOf(state, spell)
  const area = areaOf(state, spell, 1)
  const flying = present(state).some((unit) => isFlying(unit) && touchedFigures(state, caster, area, unit).length > 0)
  const away = distance(placeOf(caster), spell.at!) + (flying ? mm(situationEffect('flying').gazeExtra!) : 0)
  return Math.max(0, Math.ceil((away - mm(gazeAccuracy(caster.office.level))) / STRETCH))
}

/** Rolls d6 for the direction (1 straight back, the others clockwise from it) and d6 × 25 mm for the distance. */
function* scatter(play: Play, spell: Spell): Procedure {
  const caster = casterOf(play.state, spell)
  const die = { seat: caster.seat, count: 1, sides: 6 }
  const [[way = 1] = [], [far = 1] = []] = yield* play.rollDice(text('roll.scatter'), ['MI-MAGIC-01'], [die, die])
  const from = placeOf(caster)
  const back = halfTurn(directionTo(from, spell.at!))
  const stray = turnBy(back, rotationByAngle(((way - 1) * FULL_TURN) / 6))
  if (spell.line) aimBolt(spell, from, ahead(headOf(spell, spell.line), stray, far * STRAY))
  else spell.at = roundPlace(ahead(spell.at!, stray, far * STRAY))
  play.log('gaze.strays', { caster: { figure: caster.id }, distance: far * 25 }, ['MI-MAGIC-01'], { seat: caster.seat })
}

function headOf({ at }: Spell, heading: Direction): Point {
  return ahead(at!, heading, lineLength(1, 1) / 2)
}

/** MI-AREA-05: a bolt lies along the line from its caster wherever its head falls. */
function aimBolt(spell: Spell, from: Point, head: Point): void {
  const heading = directionTo(from, wholePoint(head.x, head.y))
  spell.line = heading
  spell.at = roundPlace(ahead(head, heading, -lineLength(1, 1) / 2))
}

function roundPlace({ x, y }: Point): Point {
  return wholePoint(x, y)
}
