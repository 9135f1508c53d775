import { expect, test } from 'vitest'
import { missum } from './game.ts'
import { shiftBody } from './movement/plan/leg.ts'
import type { State } from './state.ts'
import { legion, scene, unit } from './testing/scene.ts'
import { mm } from './units.ts'

const field = () =>
  scene({ step: 9, units: [legion('A', 0, 400, 900), legion('B', 0, 1200, 900), legion('Enemy', 1, 600, 300)] })
const faultsOf = ({ state, setup }: ReturnType<typeof field>) => missum.rules.faults(state, setup, [])

/** Moves a unit as if it had always stood there. */
function put(match: ReturnType<typeof field>, name: string, x: number, y: number): void {
  const moved = unit(match, name)
  moved.body = shiftBody(moved.body!, mm(x), mm(y))
  moved.bodyAtStepStart = moved.body
}

test('MI-PASS-05 the checker rejects units that overlap or stand off the table', () => {
  const match = field()
  expect(faultsOf(match)).toEqual([])
  put(match, 'B', -700, 0)
  expect(faultsOf(match)).toEqual(['A overlaps B'])
  put(match, 'B', 2200, 0)
  expect(faultsOf(match)).toEqual(['B stands off the table'])
})

test('MI-SUPPLY-01 MI-ALLOWANCE-01 the checker rejects shooting or casting more than a unit has', () => {
  const match = field()
  Object.assign(unit(match, 'A'), { supply: -1, spells: [0, -1, 0] })
  expect(faultsOf(match)).toEqual(['A has shot more missiles than it had', 'A has cast more spells than it had'])
})

test('MI-CONTACT-04 contacts end when one of the two units is gone', () => {
  const match = scene(
    { step: 9, units: [legion('A', 0, 400, 320), legion('B', 0, 1200, 900), legion('Enemy', 1, 400, 320)] },
    { dice: [100, 100] },
  )
  expect(faultsOf(match)).toEqual([])
  expect(match.state.contacts).toHaveLength(1)
  match.state.contacts[0] = { ...match.state.contacts[0]!, defender: unit(match, 'B').id }
  expect(faultsOf(match)).toEqual(['somebody is in contact with nobody'])
})

test('MI-VICTORY-01 MI-VICTORY-02 a battle ends after its last turn or when one side holds the field', () => {
  const endWith = (turn: number, by: 'field' | 'figures' | 'draw', figures: [number, number] = [1, 0]) => {
    const match = field()
    Object.assign(match.state, {
      phase: 'over',
      turn,
      result: { winner: 0, by, figures },
    } satisfies Partial<State>)
    return faultsOf(match)
  }
  expect({
    figuresEndWith: endWith(12, 'figures'),
    fieldEndWith: endWith(3, 'field'),
    drawEndWith: endWith(3, 'draw', [0, 0]),
  }).toEqual({ figuresEndWith: [], fieldEndWith: [], drawEndWith: [] })
  expect(endWith(3, 'figures')).toEqual(['the battle ended in turn 3 of 12'])
  expect(endWith(13, 'figures')).toEqual(['the battle lasted 13 of 12 turns'])
})
