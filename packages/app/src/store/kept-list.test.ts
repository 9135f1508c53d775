import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptList } from './kept-list.ts'

const lion = { id: 'lion', changed: 1 }
const wolf = { id: 'wolf', changed: 2 }
const ids = async (list: KeptList<typeof lion>) => (await list.all()).map(({ id }) => id)

beforeEach(() => clear())
afterEach(() => void vi.restoreAllMocks())

/** A browser that refuses every transaction from now on. */
function deny(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

test('what is kept is there for the next visit, the last change in front, until it is forgotten', async () => {
  const list = new KeptList<typeof lion>('list')
  await list.keepNew(lion)
  await list.keep(wolf)
  expect(await ids(new KeptList('list'))).toEqual(['wolf', 'lion'])
  await list.keep({ ...lion, changed: 3 })
  expect(await ids(new KeptList('list'))).toEqual(['lion', 'wolf'])
  await list.forget('wolf')
  expect(await ids(new KeptList('list'))).toEqual(['lion'])
})

test('in a browser that keeps nothing it is there until the page is closed, and whoever changes it is told', async () => {
  deny()
  const list = new KeptList<typeof lion>('list')
  await list.keepNew(lion)
  await expect(list.keep({ ...lion, changed: 5 })).rejects.toThrow('denied')
  expect(await list.one('lion')).toEqual({ id: 'lion', changed: 5 })
  await list.forget('lion')
  expect(await ids(list)).toEqual([])
  await expect(list.forget('wolf')).rejects.toThrow('denied')
})
