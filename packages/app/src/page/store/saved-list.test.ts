import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { values } from '../../shared/database.ts'
import { SavedList } from './saved-list.ts'

const wolf = { id: 'wolf', game: 'toy', table: 'a forest', changed: 2 }
const listOfTables = () => new SavedList('table')
const tables = async (list: SavedList<'table'>) => (await list.all()).map(({ table }) => table)

beforeEach(() => values.change((store) => store.clear()))
afterEach(() => void vi.restoreAllMocks())

/** A browser that refuses every transaction from now on. */
function deny(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

test('saved items are there at the next visit, the last change first, until they are removed', async () => {
  const list = listOfTables()
  const lion = await list.keepNew('toy', 'a plain')
  expect(lion).toMatchObject({ game: 'toy', table: 'a plain' })
  await list.keep({ ...wolf, changed: lion.changed + 1 })
  expect(await tables(listOfTables())).toEqual(['a forest', 'a plain'])
  await list.keep({ ...lion, changed: lion.changed + 2 })
  expect(await tables(listOfTables())).toEqual(['a plain', 'a forest'])
  await list.forget('wolf')
  expect(await tables(listOfTables())).toEqual(['a plain'])
})

test('items of two kinds are separate', async () => {
  await listOfTables().keepNew('toy', 'a plain')
  expect(await new SavedList('force').all()).toEqual([])
})

test('without storage an item exists until the page is closed, and a failed change is reported', async () => {
  deny()
  const list = listOfTables()
  const lion = await list.keepNew('toy', 'a plain')
  const changed = { ...lion, table: 'a hill' }
  await expect(list.keep(changed)).rejects.toThrow('denied')
  expect(await list.one(lion.id)).toEqual(changed)
  await list.forget(lion.id)
  expect(await tables(list)).toEqual([])
  await expect(list.forget('wolf')).rejects.toThrow('denied')
})
