import { expect, test } from 'vitest'
import { begun, changedTo, redone, undone } from './history.ts'

test('changes are taken back and done again, until something else is done', () => {
  const two = changedTo(changedTo(begun('a'), 'b'), 'c')
  const one = undone(two)!
  expect([one.now, undone(one)?.now, redone(one)?.now]).toEqual(['b', 'a', 'c'])
  expect(undone(begun('a'))).toBeUndefined()
  expect(redone(two)).toBeUndefined()
  expect(redone(changedTo(one, 'd'))).toBeUndefined()
})
