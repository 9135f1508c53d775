import { expect, test } from 'vitest'
import { pushHistory, redoHistory, startHistory, undoHistory } from './history.ts'

test('changes are undone and redone until another change', () => {
  const two = pushHistory(pushHistory(startHistory('a'), 'b'), 'c')
  const one = undoHistory(two)!
  expect([one.now, undoHistory(one)?.now, redoHistory(one)?.now]).toEqual(['b', 'a', 'c'])
  expect(undoHistory(startHistory('a'))).toBeUndefined()
  expect(redoHistory(two)).toBeUndefined()
  expect(redoHistory(pushHistory(one, 'd'))).toBeUndefined()
})
