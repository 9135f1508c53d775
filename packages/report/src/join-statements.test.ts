import { expect, test } from 'vitest'
import { endStatement, joinStatements } from './join-statements.ts'

const of = (name: string, ...sentences: string[]) => sentences.map((words) => ({ words, names: [name] }))

test('consecutive statements about one figure become one sentence', () => {
  const told = of('Ann', 'Ann takes 2 wounds.', 'Ann takes to flight', 'Ann is slain.')
  expect(joinStatements(told, 'en')).toEqual(['Ann takes 2 wounds, takes to flight and is slain'])
  expect(joinStatements(of('Ana', 'Ana recibe 2 heridas', 'Ana huye'), 'es')).toEqual(['Ana recibe 2 heridas y huye'])
})

test('statements about another figure, or with clauses of their own, stay separate', () => {
  expect(joinStatements([...of('Ann', 'Ann runs'), ...of('Bor', 'Bor runs')], 'en')).toEqual(['Ann runs', 'Bor runs'])
  const parts = ['Ann takes 2 wounds, 1 left', 'Ann runs', 'Ann falls!', 'Rout of Ann', 'Anna runs']
  expect(joinStatements(of('Ann', ...parts), 'en')).toEqual(parts)
})

test('a sentence gets one full stop', () => {
  expect(['Ann runs', 'Ann falls!', 'And so on…'].map(endStatement)).toEqual(['Ann runs.', 'Ann falls!', 'And so on…'])
})
