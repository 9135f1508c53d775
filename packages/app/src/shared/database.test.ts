import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { KeyedStore } from './database.ts'

/** Opens a database directly, as another tab or an earlier version of the app does. */
function openDirectly(name: string, version?: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = (event) => event.oldVersion === 0 && opening.result.createObjectStore('things')
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const put = (store: KeyedStore, key: string, value: unknown) => store.change((things) => things.put(value, key))
const get = (store: KeyedStore, key: string) => store.read((things): Promise<unknown> => things.get(key))

test('a database of an earlier version of the app is read as it is', async () => {
  const database = await openDirectly('earlier')
  const transaction = database.transaction('things', 'readwrite')
  transaction.objectStore('things').put('old', 'key')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  expect(await get(new KeyedStore('earlier', 'things'), 'key')).toBe('old')
})

test('a change that fails writes nothing', async () => {
  const store = new KeyedStore('failing', 'things')
  const failing = store.change(async (things) => {
    await things.put('written', 'key')
    throw new Error('thought better of it')
  })
  await expect(failing).rejects.toThrow('thought better of it')
  expect(await get(store, 'key')).toBeUndefined()
})

test('changes of two tabs do not overlap', async () => {
  const tabs = [new KeyedStore('counted', 'things'), new KeyedStore('counted', 'things')]
  const count = (tab: KeyedStore) =>
    tab.change(async (things) => things.put(Number((await things.get('count')) ?? 0) + 1, 'count'))
  await Promise.all([...tabs, ...tabs, ...tabs].map(count))
  expect(await get(tabs[0]!, 'count')).toBe(6)
})

test('a database that could not be opened is opened at the next try', async () => {
  const later = await openDirectly('refused', 2)
  const store = new KeyedStore('refused', 'things')
  await expect(put(store, 'key', 'value')).rejects.toThrow()
  later.close()
  const deleting = indexedDB.deleteDatabase('refused')
  await new Promise((resolve) => deleting.addEventListener('success', resolve))
  await put(store, 'key', 'value')
  expect(await get(store, 'key')).toBe('value')
})

test('a later version of the app in another tab can upgrade the database', async () => {
  const store = new KeyedStore('upgraded', 'things')
  await put(store, 'key', 'value')
  const later = await openDirectly('upgraded', 2)
  expect(later.version).toBe(2)
  later.close()
})
