import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { loadPosition } from './testing/rule.ts'
import { fighterNamed, figure } from './testing/scene.ts'
import { CENTIMETRE } from './units.ts'

const annAndBob = () => loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)] })

test('CF-MOVE-02 a base beyond the edge of the table is a fault, one at the edge is not', () => {
  const { state, setup } = annAndBob()
  const ann = fighterNamed({ state, setup }, 'Ann')
  ann.at = { ...ann.at, x: 1.25 * CENTIMETRE }
  expect(faults(state, setup, [])).toEqual([])
  ann.at = { ...ann.at, x: 1.2 * CENTIMETRE }
  expect(faults(state, setup, [])).toEqual(['Ann stands off the table'])
})

test('CF-STRATEGIC-02 a card that is both in the pile and in reserve is a fault, and so is one twice in the pile', () => {
  for (const [pile, reserve] of [
    [[0], [0]],
    [[0, 0], []],
  ] as const) {
    const { state, setup } = annAndBob()
    Object.assign(state.camps[0]!, { pile: [...pile], reserve: [...reserve] })
    expect(faults(state, setup, [])).toEqual(['a card of camp 0 is in two places'])
  }
})

test('CF-STRATEGIC-02 a card of the other camp is a fault', () => {
  const { state, setup } = annAndBob()
  Object.assign(state.camps[0]!, { pile: [1], reserve: [] })
  expect(faults(state, setup, [])).toContain('camp 0 holds a card of the other')
})

test('CF-OBSTACLE-01 a base in a solid piece of scenery is a fault, one in a wood is not', () => {
  const scenery = (kind: string) => [{ kind, at: [20, 30], size: [6, 6] }]
  const standingIn = (kind: string) => {
    const { state, setup } = annAndBob()
    const { scenery: pieces } = loadPosition({
      figures: [figure('Ann', 0, 60, 50), figure('Bob', 1, 60, 30)],
      scenery: scenery(kind),
    }).setup
    return faults(state, { ...setup, scenery: pieces }, [])
  }
  expect(standingIn('building')).toEqual(['Ann stands in an obstacle'])
  expect(standingIn('wood')).toEqual([])
})

test('a base between two hundredths of a millimetre is a fault', () => {
  const { state, setup } = annAndBob()
  const ann = fighterNamed({ state, setup }, 'Ann')
  ann.at = { ...ann.at, y: ann.at.y + 0.5 }
  expect(faults(state, setup, [])).toEqual(['Ann stands between the hundredths'])
})

test('CF-FRAY-05 a fighter in two combats is a fault', () => {
  const { state, setup } = annAndBob()
  state.combats = [
    { lone: 0, many: [1] },
    { lone: 1, many: [0] },
  ]
  expect(faults(state, setup, [])).toEqual(['somebody is in two combats'])
})
