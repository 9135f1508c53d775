/** MI-MORALE-01: the tests that losses and frights call for, and their consequences. */
import { type Procedure, Tally, text } from '@fray/kernel'
import { situationEffect } from '../charts.ts'
import { breakUnit } from '../movement/rout/break-unit.ts'
import { isLegion, isPresent, opponentsOf, unitOf } from '../roster.ts'
import type { Play, Shaken, State, Unit } from '../state.ts'
import { settleLosses } from './group.ts'
import { ratingOf } from './rating.ts'

/** MI-PANIC-06, MI-GROUP-04: takes every due test, in the order of the causes. */
export function* settle(play: Play): Procedure {
  const { state } = play
  for (let shaken = state.shaken.shift(); shaken; shaken = state.shaken.shift()) {
    const unit = unitOf(state, shaken.unit)
    if (!mayTest(unit)) continue
    const rules = shaken.cause === 'losses' ? yield* settleLosses(play, unit) : yield* testPanic(play, unit, shaken)
    if (rules) rout(play, unit, shaken.by, rules)
  }
}

/** MI-GROUP-07, MI-LASTSTAND-08, MI-RATING-01, MI-ROUT-10: whether a unit still tests at all. */
export function mayTest(unit: Unit): boolean {
  return isPresent(unit) && unit.fate === 'fighting' && unit.stand !== 'standing' && ratingOf(unit) !== null
}

/** MI-PANIC-07, -08: d20, the morale rating or less holds; returns the rules of the rout if it fails. */
function* testPanic(play: Play, unit: Unit, { cause }: Shaken): Procedure<readonly string[] | undefined> {
  const rule = CAUSES[cause as Exclude<Shaken['cause'], 'losses'>]
  const needed = new Tally(text('number.panic')).add(ratingOf(unit)!, text('term.rating'), 'MI-PANIC-07')
  if (unit.disorganized)
    needed.add(-situationEffect('disorganized').moraleRoll!, text('term.disorganized'), 'MI-PANIC-08')
  const purpose = text('roll.panic', { unit: { figure: unit.id }, needed: needed.total })
  const held = yield* play.roll(purpose, ['MI-PANIC-07'], [{ seat: unit.seat, count: 1, sides: 20 }], {
    id: `at-most-${needed.total}`,
    read: ([die]) => die![0]! <= needed.total,
  })
  play.log(
    held ? 'panic.held' : 'panic.failed',
    { unit: { figure: unit.id } },
    [rule, held ? 'MI-PANIC-09' : 'MI-MORALE-02'],
    {
      seat: unit.seat,
      numbers: [needed.explain()],
    },
  )
  return held ? undefined : [rule, 'MI-MORALE-02']
}

const CAUSES = {
  rear: 'MI-PANIC-01',
  surprise: 'MI-PANIC-02',
  serudla: 'MI-PANIC-03',
  hlaka: 'MI-PANIC-04',
  knowledge: 'MI-PANIC-05',
} as const

/** MI-MORALE-02: the whole legion routs. The victors are noted before its contacts end (MI-MPOINT-05). */
function rout(play: Play, unit: Unit, by: readonly number[], rules: readonly string[]): void {
  const { state } = play
  const opponents = opponentsOf(state, unit).map(({ id }) => id)
  if (isLegion(unit) && unit.troop.type === 'line') {
    state.losses.push({ kind: 'routed', unit: unit.id, credit: creditedUnits(state, unit, opponents) })
  }
  // MI-ROUT-02: out of a melee it runs from those who broke it, else from the nearest enemy.
  const breakers = opponents.filter((id) => by.includes(id))
  breakUnit(play, unit, breakers.length > 0 ? breakers : opponents, rules)
}

/** MI-MPOINT-05: lists enemies in contact with it, and those who caused its last casualties this turn. */
function creditedUnits(state: State, unit: Unit, opponents: readonly number[]): number[] {
  return [...new Set([...opponents, ...unit.now.hurtBy])].filter((id) => isLegion(unitOf(state, id)))
}
