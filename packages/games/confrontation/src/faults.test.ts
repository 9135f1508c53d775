import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { loadPosition } from './testing/rule.ts'
import { fighterNamed, figure } from './testing/scene.ts'
import { CENTIMETRE } from './units.ts'

const laid = () => loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)] })

test('CF-MOVE-02 a base beyond the edge of the table is a fault, one at the edge is not', () => {
  const { state, setup } = laid()
  const ann = fighterNamed({ state, setup }, 'Ann')
  ann.at = { ...ann.at, x: 1.25 * CENTIMETRE }
  expect(faults(state, setup, [])).toEqual([])
  ann.at = { ...ann.at, x: 1.2 * CENTIMETRE }
  expect(faults(state, setup, [])).toEqual(['Ann stands off the table'])
})

test('CF-STRATEGIC-02 a card in the pile and in reserve is a fault, and so is one twice in the pile', () => {
  for (const [pile, reserve] of [
    [[0], [0]],
    [[0, 0], []],
  ] as const) {
    const { state, setup } = laid()
    Object.assign(state.camps[0]!, { pile: [...pile], reserve: [...reserve] })
    expect(faults(state, setup, [])).toEqual(['a card of camp 0 is in two places'])
  }
})
