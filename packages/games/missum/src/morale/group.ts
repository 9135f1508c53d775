/** MI-GROUP: the losses after which a legion tests, and after which it routs. */
import { type Procedure, Tally, text } from '@fray/kernel'
import { groupMorale, leaderRow, situationEffect } from '../charts.ts'
import { leaderWith } from '../combat/modifiers.ts'
import type { Play, Unit } from '../state.ts'
import { ratingOf } from './rating.ts'

interface GroupLevels {
  /** Points lost before it tests. */
  readonly test: number
  /** Points lost before it routs without a test. */
  readonly rout: number
}

/** MI-GROUP-01, -02: the chart is for a legion of forty; others in proportion to their first size. */
export function groupLevels(unit: Unit): GroupLevels {
  const rating = ratingOf(unit) ?? 0
  const row = groupMorale.findLast((groupRow) => groupRow.rating <= rating) ?? groupMorale[0]!
  const test = Math.max(1, Math.floor((unit.original * row.testAt) / row.size + 0.5))
  return { test, rout: test + Math.min(3, Math.max(1, test - 2)) }
}

/** MI-GROUP-04: applies the consequences of its losses; returns the rules of the rout if it breaks. */
export function* settleLosses(play: Play, unit: Unit): Procedure<readonly string[] | undefined> {
  const lost = -unit.points
  const levels = groupLevels(unit)
  if (lost >= levels.rout) {
    play.log('group.spent', { unit: { figure: unit.id }, lost, level: levels.rout }, ['MI-GROUP-01', 'MI-GROUP-06'], {
      seat: unit.seat,
    })
    return ['MI-GROUP-06', 'MI-MORALE-02']
  }
  if (unit.tested || lost < levels.test) return undefined
  return (yield* testGroup(play, unit)) ? undefined : ['MI-GROUP-03', 'MI-MORALE-02']
}

/** MI-GROUP-03 to -05: rolls d10, five or less holds; once per battle. */
function* testGroup(play: Play, unit: Unit): Procedure<boolean> {
  unit.tested = true
  const needed = new Tally(text('number.group')).add(5, text('term.group'), 'MI-GROUP-03')
  if (unit.disorganized)
    needed.add(-situationEffect('disorganized').moraleRoll!, text('term.disorganized'), 'MI-DISORG-13')
  const leader = leaderWith(play.state, unit)
  if (leader) {
    const rule = leader === 'kerdu' ? 'MI-LEADER-23' : 'MI-LEADER-15'
    needed.add(-leaderRow(leader)!.groupTestMod, text(`term.${leader}`), rule)
  }
  const purpose = text('roll.group', { unit: { figure: unit.id }, needed: needed.total })
  const held = yield* play.roll(purpose, ['MI-GROUP-03'], [{ seat: unit.seat, count: 1, sides: 10 }], {
    id: `at-most-${needed.total}`,
    read: ([die]) => die![0]! <= needed.total,
  })
  play.log(held ? 'group.held' : 'group.failed', { unit: { figure: unit.id } }, ['MI-GROUP-03', 'MI-GROUP-04'], {
    seat: unit.seat,
    numbers: [needed.explain()],
  })
  return held
}
