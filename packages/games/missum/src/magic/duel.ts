/** MI-DUEL-04 to -06: spells against spells. */
import { type Message, type Procedure, type Seat, text } from '@fray/kernel'
import { type Contour, distance, gap, rayCrosses } from '@fray/tabletop'
import { spellDuels } from '../charts.ts'
import type { Arm, Play, Spell, State, Strength } from '../state.ts'
import { mm } from '../units.ts'
import { ahead, areaOf, casterOf, lineLength, NUMERALS } from './areas.ts'
import { armContour } from './arms.ts'
import { placeOf } from './casters.ts'
import { spellName } from './spells/spell-name.ts'

/** MI-DUEL-03: centres this close are the same area. */
const SAME = mm(1)

/** MI-DUEL-04: rolls whether an attack breaks through a defence: the number of the table or less on d20. */
export function* breaksThrough(
  play: Play,
  seat: Seat,
  attack: Strength,
  defence: Strength,
  defended: Message,
): Procedure<boolean> {
  const row = spellDuels.find(
    (spellDuel) => spellDuel.attack === NUMERALS[attack] && spellDuel.defend === NUMERALS[defence],
  )
  const most = row?.max ?? null
  if (most === null) return false
  const purpose = text('roll.duel-of-spells', { defence: { text: defended }, needed: most })
  return yield* play.roll(purpose, ['MI-DUEL-04'], [{ seat, count: 1, sides: 20 }], {
    id: `at-most-${most}`,
    read: ([die]) => die![0]! <= most,
  })
}

/** MI-DUEL-04 to -06, MI-MAGIC-02: whether the attack survives every counterpart on its area, in order. */
export function* survivesDuels(play: Play, attack: Spell): Procedure<boolean> {
  const { state } = play
  for (const defence of counterparts(state, attack)) {
    defence.spent = true
    if (!(yield* duel(play, attack, spellName(defence), defence.strength, defence.caster))) return false
  }
  for (const arm of attack.type === 1 ? armsInTheWay(state, attack) : []) {
    state.arms = state.arms.filter((other) => other !== arm)
    if (!(yield* duel(play, attack, text('spell.arm'), arm.strength, arm.caster))) return false
  }
  return true
}

/** MI-DUEL-05: plays one duel and spends the loser. */
function* duel(play: Play, attack: Spell, defended: Message, strength: Strength, defender: number): Procedure<boolean> {
  const { seat } = casterOf(play.state, attack)
  const through = yield* breaksThrough(play, seat, attack.strength, strength, defended)
  if (!through) attack.spent = true
  play.log(
    through ? 'spell.through' : 'spell.countered',
    { attack: { text: spellName(attack) }, defence: { text: defended }, defender: { figure: defender } },
    ['MI-DUEL-04', 'MI-DUEL-05'],
    { seat: through ? seat : 1 - seat, isOutcome: true },
  )
  return through
}

/**
 * MI-DUEL-03, -06: lists enemy counters of its kind on the same spot, and new Arms in its way, in order of placement.
 */
function counterparts(state: State, attack: Spell): Spell[] {
  const { seat } = casterOf(state, attack)
  return state.spells.filter((spell) => {
    if (spell.art !== 'defence' || spell.type !== attack.type || spell.spent || !spell.at) return false
    const caster = state.units[spell.caster]!
    if (caster.seat === seat || !caster.body) return false
    if (spell.use === 'counter') return distance(spell.at, attack.at!) <= SAME
    return spell.type === 1 && liesInTheWay(state, attack, areaOf(state, spell, 1))
  })
}

/** MI-MAGIC-02: lists Arms from earlier turns that a Gaze hits. */
function armsInTheWay(state: State, gaze: Spell): Arm[] {
  const { seat } = casterOf(state, gaze)
  return state.arms.filter((arm) => {
    const contour = arm.seat === seat ? undefined : armContour(state, arm)
    return contour !== undefined && liesInTheWay(state, gaze, contour)
  })
}

/** Whether the Gaze strikes a shape or crosses it on its way. */
function liesInTheWay(state: State, gaze: Spell, shape: Contour): boolean {
  const from = placeOf(casterOf(state, gaze))
  const head = gaze.line ? ahead(gaze.at!, gaze.line, lineLength(1, 1) / 2) : gaze.at!
  return rayCrosses(from, head, shape) || gap(areaOf(state, gaze, 1), shape) === 0
}
