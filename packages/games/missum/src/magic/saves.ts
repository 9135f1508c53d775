/** MI-SAVE: how well a unit withstands magic, or receives that of its own side. */
import { type Procedure, Tally, text } from '@fray/kernel'
import { magicDefences, scaleOf } from '../charts.ts'
import { isEngine, type Present } from '../roster.ts'
import type { Play, Unit } from '../state.ts'

/** The kind of magic: an attack, an aid of its own side (MI-SAVE-03), sérudla acid (MI-SCALE-05). */
export type Against = 'attack' | 'aid' | 'acid'

/** MI-SAVE-08, MI-LEADER-04, MI-MAGE-06: leaders, magic users and their guards always save. */
export function alwaysSaves({ office }: Unit): boolean {
  return office !== null
}

/** MI-SAVE-02, -03, -08: gets the highest d20 roll that saves, with all modifiers. */
export function saveNumber({ troop }: Unit, against: Against): Tally {
  const row = magicDefences.find(({ group }) => group.includes(troop.race))
  if (!row) throw new RangeError(`the chart has no magic defence for ${troop.race}`)
  const needed = new Tally(text('number.save')).add(row.rating, text('term.magic-defence'), 'MI-SAVE-08')
  needed.add(-(row.rollMod ?? 0), text('term.beast'), 'MI-SCALE-04')
  if (troop.engine) needed.add(-scaleOf('engine')!.magicSaveMod, text('term.crew'), 'MI-SCALE-10')
  if (against === 'aid') needed.add(10, text('term.friendly-spell'), 'MI-SAVE-03')
  if (against === 'acid') needed.add(9, text('term.acid'), 'MI-SCALE-05')
  return needed
}

/** Rolls the saves at once and counts the failures; a number that every roll makes or misses needs no roll. */
export function* failedSaves(
  play: Play,
  unit: Unit,
  dice: number,
  needed: Tally,
  rules: readonly string[],
): Procedure<number> {
  const limit = needed.total
  if (limit >= 20 || dice === 0) return 0
  if (limit < 1) return dice
  const purpose = text('roll.save', { unit: { figure: unit.id }, needed: limit })
  return yield* play.roll(purpose, rules, [{ seat: unit.seat, count: dice, sides: 20 }], {
    id: `over-${limit}`,
    read: ([thrown]) => thrown!.filter((die) => die > limit).length,
  })
}

/** MI-SAVE-01, -05, -07: counts the failed saves of a unit against a spell that works on it as a whole. */
export function* failedByUnit(
  play: Play,
  unit: Present,
  touched: number,
  saves: number,
  against: Against,
): Procedure<number> {
  if (alwaysSaves(unit)) return 0
  const needed = saveNumber(unit, against)
  const failed = savesSingly(unit)
    ? yield* failedByHalf(play, unit, touched, saves, needed, against)
    : yield* failedSaves(play, unit, saves, needed, ['MI-SAVE-01', 'MI-SAVE-02', 'MI-SAVE-05'])
  play.log('saves', { unit: { figure: unit.id }, saves, failed }, ['MI-SAVE-04'], {
    seat: unit.seat,
    numbers: [needed.explain()],
  })
  return failed
}

/** MI-SAVE-07: whether each figure of a unit saves for itself. */
function savesSingly(unit: Unit): boolean {
  return unit.troop.race === 'serudla' || isEngine(unit)
}

/**
 * MI-SAVE-07: each sérudla or crew rolls its own save; the legion fails (or, with an aid, passes) with half of them.
 */
function* failedByHalf(
  play: Play,
  unit: Present,
  touched: number,
  saves: number,
  needed: Tally,
  against: Against,
): Procedure<number> {
  let failed = 0
  for (let save = 0; save < saves; save++) {
    const lost = yield* failedSaves(play, unit, touched, needed, ['MI-SAVE-07'])
    const fails = against === 'aid' ? (touched - lost) * 2 < touched : lost * 2 >= touched
    if (fails) failed++
  }
  return failed
}
