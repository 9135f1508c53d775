/** MI-DUEL-01 to -03, MI-MAGIC-11: the placement of spells. */
import {
  accept,
  type DecisionOption,
  type Json,
  optionWithNote,
  type Procedure,
  refuse,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import {
  type Direction,
  direction,
  directionTo,
  distance,
  isOnTable,
  type PlaceForm,
  type Point,
  quarterTurn,
  readProposal,
  rectangleBase,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { centreOf } from '../body.ts'
import { isHidden } from '../ground/sight.ts'
import { spot } from '../ground/terrain.ts'
import { figuresOf, isLegion, isPresent, type Present, present, unitOf } from '../roster.ts'
import type { Play, Spell, State } from '../state.ts'
import { inMm, mm } from '../units.ts'
import {
  areaOf,
  casterOf,
  coveredFigures,
  lineLength,
  RANGE,
  seesSpot,
  sizeInMm,
  sizeOf,
  touchedFigures,
} from './areas.ts'
import { type Mage, placeOf } from './casters.ts'
import { spellOf } from './spells/index.ts'
import { spellName } from './spells/spell-name.ts'

/** The aim of a spell: a centre, and the direction of a line. */
interface Aim {
  readonly at: Point
  readonly line: Direction | null
}

type Shape = 'area' | 'line'

/** MI-DUEL-02: places all attacks in the order of the turn's movement, then all defences. */
export function* placeSpells(play: Play): Procedure {
  const { state } = play
  // A caster hidden from a seat casts nothing in that seat's forks.
  const cast = state.spells.filter(({ caster }) => isPresent(unitOf(state, caster)))
  for (const spell of cast) if (spell.art === 'attack') yield* placeAttack(play, spell)
  for (const spell of cast) if (spell.art === 'defence') yield* placeDefence(play, spell)
}

function* placeAttack(play: Play, spell: Spell): Procedure {
  const shape = spellOf(spell).line ? yield* askShape(play, spell) : 'area'
  yield* aim(play, spell, shape)
}

/** MI-AREA-05: asks for a square or a line. */
function* askShape(play: Play, spell: Spell): Procedure<Shape> {
  const { seat, id } = casterOf(play.state, spell)
  return yield* play.pick<Shape>({
    seat,
    prompt: text('ask.spell-shape', { spell: { text: spellName(spell) }, mage: { figure: id } }),
    rules: ['MI-AREA-05'],
    figure: id,
    defaultAnswer: () => 'area',
    options: [
      { key: 'area', text: text('option.area'), value: 'area', note: () => text('note.area', sizeInMm(spell, 1)) },
      {
        key: 'line',
        text: text('option.line'),
        value: 'line',
        note: () => text('note.line', { length: inMm(lineLength(spell.type, 1)) }),
      },
    ],
  })
}

/** MI-MAGIC-11: places a defence on the spot of an attack of its kind, as a counter; or anywhere, as an aid. */
function* placeDefence(play: Play, spell: Spell): Procedure {
  const against = yield* askUse(play, spell)
  spell.use = against ? 'counter' : 'aid'
  if (!against) {
    const shape = spellOf(spell).line ? yield* askShape(play, spell) : 'area'
    return yield* aim(play, spell, shape)
  }
  spell.at = against.at
  logPlaced(play, spell)
}

function* askUse(play: Play, spell: Spell): Procedure<Spell | null> {
  const { state } = play
  const mage = casterOf(state, spell)
  const options: DecisionOption<Spell | null>[] = state.spells.flatMap((attack, i) => {
    if (attack.art !== 'attack' || attack.type !== spell.type || !attack.at) return []
    if (unitOf(state, attack.caster).seat === mage.seat || !isInReach(state, mage, attack.at)) return []
    const words = text('option.counter', { spell: { text: spellName(attack) }, mage: { figure: attack.caster } })
    return [
      { key: `counter-${i}`, text: words, value: attack, rules: ['MI-DUEL-03'], ...optionWithNote('note.counter') },
    ]
  })
  options.push({ key: 'aid', text: text('option.aid'), value: null, ...optionWithNote('note.aid') })
  return yield* play.pick({
    seat: mage.seat,
    prompt: text('ask.use', { spell: { text: spellName(spell) }, mage: { figure: mage.id } }),
    rules: ['MI-MAGIC-11'],
    figure: mage.id,
    defaultAnswer: () => options[0]!.key,
    options,
  })
}

/** MI-DUEL-01: asks for a spot in sight and range; a spell without one is wasted. */
function* aim(play: Play, spell: Spell, shape: Shape): Procedure {
  const mage = casterOf(play.state, spell)
  const isAimless = play.memo(() => takeFirst(suggestAims(play, spell, shape), 1).length === 0)
  const aimed = yield* play.place<Aim | null>({
    seat: mage.seat,
    prompt: text('ask.aim', { spell: { text: spellName(spell) }, mage: { figure: mage.id } }),
    rules: ['MI-DUEL-01', 'MI-DUEL-02', 'MI-SAVE-09'],
    figure: mage.id,
    form: toJson(formOf(spell, shape)),
    defaultAnswer: () => takeFirst(suggestAims(play, spell, shape), 1)[0] ?? 'waste',
    check: (proposal) => checkAim(play, spell, shape, proposal),
    suggest: (wanted) => takeFirst(suggestAims(play, spell, shape), wanted),
    ...(isAimless
      ? { alternatives: [{ key: 'waste', text: text('option.waste'), value: null, note: () => text('note.waste') }] }
      : {}),
  })
  if (!aimed) {
    spell.spent = true
    const args = { spell: { text: spellName(spell) }, mage: { figure: mage.id } }
    play.log('wasted', args, ['MI-DUEL-01'], { seat: mage.seat })
    return
  }
  spell.at = aimed.at
  spell.line = aimed.line
  logPlaced(play, spell)
}

function logPlaced(play: Play, spell: Spell): void {
  const { seat, id } = casterOf(play.state, spell)
  const args = { spell: { text: spellName(spell) }, mage: { figure: id } }
  play.log(spell.use === 'counter' ? 'placed.counter' : 'placed', args, ['MI-DUEL-02'], { seat })
}

/** Gets the shape shown while aiming: the area of level I, which spell combat uses (MI-AREA-03). */
function formOf({ type, art }: Spell, shape: Shape): PlaceForm {
  if (shape === 'line' && art === 'defence') {
    return { kind: 'deploy', base: rectangleBase(lineLength(type, 1), HAIR), turns: true }
  }
  const [across] = sizeOf(type, 1)
  return { kind: 'point', radius: (shape === 'line' ? lineLength(type, 1) : across) / 2 }
}

/** A line has no depth; a base must have some. */
const HAIR = mm(1)

/** MI-DUEL-01, MI-SAVE-09: checks sight and range; an attack must not hit friends alone. */
function checkAim(play: Play, spell: Spell, shape: Shape, json: Json): Verdict<Aim> {
  const { state, setup } = play
  const proposal = readProposal(json)
  const at = proposal?.path.at(-1)
  if (!proposal || !at) return refuse(text('refuse.no-place'), 'MI-DUEL-01')
  if (!isOnTable(spot(at), setup)) return refuse(text('refuse.off-table'), 'MI-DUEL-01')
  const mage = casterOf(state, spell)
  if (distance(placeOf(mage), at) > RANGE) return refuse(text('refuse.beyond-magic'), 'MI-DUEL-01')
  if (!seesSpot(state, mage, at)) return refuse(text('refuse.unseen-place'), 'MI-DUEL-01')
  const aimed = { at, line: shape === 'line' ? lineOf(spell, mage, at, proposal.facing) : null }
  if (spell.art === 'attack' && hitsOnlyFriends(state, spell, aimed)) {
    return refuse(text('refuse.only-friends'), 'MI-SAVE-09')
  }
  return accept(aimed)
}

/** MI-AREA-05: a Gaze runs along the line of casting; an Arm lies across the direction it faces. */
function lineOf({ art }: Spell, mage: Mage, at: Point, facing: Point | undefined): Direction {
  const casting = directionTo(placeOf(mage), at)
  if (art === 'attack') return casting
  const front = facing ?? casting
  const across = quarterTurn(front)
  return direction(across.x, across.y)
}

/** MI-SAVE-09: as far as the caster's side knows; a cloaked enemy under it may be hit, but no refusal reveals it. */
function hitsOnlyFriends(state: State, spell: Spell, aimed: Aim): boolean {
  const mage = casterOf(state, spell)
  const area = areaOf(state, { ...spell, ...aimed }, 1)
  const touches = (unit: Present) => touchedFigures(state, mage, area, unit).length > 0
  if (present(state, 1 - mage.seat).some((unit) => isKnownTo(state, mage, unit) && touches(unit))) return false
  return present(state, mage.seat).some(touches)
}

function isKnownTo(state: State, { seat }: Mage, unit: Present): boolean {
  return unit.seat === seat || !isHidden(state, unit)
}

function isInReach(state: State, mage: Mage, at: Point): boolean {
  return distance(placeOf(mage), at) <= RANGE && seesSpot(state, mage, at)
}

/** Suggests the centres of worthwhile legions, the best covered first. */
function* suggestAims(play: Play, spell: Spell, shape: Shape): Generator<Json> {
  const { state } = play
  const mage = casterOf(state, spell)
  const wanted = spell.art === 'attack' ? 1 - mage.seat : mage.seat
  const marks = present(state, wanted).filter((unit) => isLegion(unit) && !isHidden(state, unit))
  const near = marks.filter(({ body }) => distance(placeOf(mage), centreOf(body)) <= RANGE)
  const best = near
    .map((unit) => ({ json: aimAt(unit), worth: worthOf(state, spell, unit) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MANY)
  for (const { json } of best) if (checkAim(play, spell, shape, json).ok) yield json
}

const MANY = 5

function aimAt({ body }: Present): Json {
  const { x, y } = centreOf(body)
  return toJson({ path: [wholePoint(x, y)] })
}

/** Counts the figures touched, twice where they are half of the legion and the spell works on it as a whole. */
function worthOf(state: State, spell: Spell, unit: Present): number {
  const at = wholePoint(centreOf(unit.body).x, centreOf(unit.body).y)
  const area = areaOf(state, { ...spell, at, line: null }, 1)
  const touched = coveredFigures(area, unit).length
  return spell.type > 1 && touched * 2 >= figuresOf(unit) ? touched * 2 : touched
}
