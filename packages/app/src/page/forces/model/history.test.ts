import { expect, test } from 'vitest'
import { pushHistory, redoHistory, startHistory, undoHistory } from './history.ts'

test('changes are undone and redone until another change', () => {
  const latest = pushHistory(pushHistory(startHistory('a'), 'b'), 'c')
  const earlier = undoHistory(latest)!
  expect(earlier.now).toBe('b')
  expect(undoHistory(earlier)?.now).toBe('a')
  expect(redoHistory(earlier)?.now).toBe('c')
  expect(undoHistory(startHistory('a'))).toBeUndefined()
  expect(redoHistory(latest)).toBeUndefined()
  expect(redoHistory(pushHistory(earlier, 'd'))).toBeUndefined()
})
