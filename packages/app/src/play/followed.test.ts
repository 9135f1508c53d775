import type { DecisionData } from '@fray/kernel'
import { expect, test } from 'vitest'
import { concernedIn, dividedIn } from './followed.ts'

const decision = (more: object) => ({ seat: 0, options: [], ...more }) as unknown as DecisionData

test('the sight follows whoever acts, or everybody among whom is chosen', () => {
  const options = [{ key: 'a', figure: 3, target: 5 }, { key: 'b', figure: 3, target: 6 }, { key: 'pass' }]
  expect(concernedIn(decision({ kind: 'pick', figure: 1, options: [...options, { key: 'run' }] }))).toEqual([1])
  expect(concernedIn(decision({ kind: 'pick', options }))).toEqual([3, 5, 6])
  expect(concernedIn(undefined)).toEqual([])
})

test('the sight shows at whom somebody may aim', () => {
  const options = [{ key: 'a', target: 5 }, { key: 'b', target: 6 }, { key: 'pass' }]
  expect(concernedIn(decision({ kind: 'pick', figure: 1, options }))).toEqual([1, 5, 6])
})

test('figures are divided where an arrangement links them', () => {
  const things = [{ id: 'x', figure: 4 }, { id: 'y', figure: 7 }, { id: 'gem' }]
  expect(dividedIn(decision({ kind: 'arrange', things, links: [['x', 'y']] }))).toEqual([4, 7])
  expect(dividedIn(decision({ kind: 'arrange', things }))).toEqual([])
  expect(dividedIn(undefined)).toEqual([])
})
