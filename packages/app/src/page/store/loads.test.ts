import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain, loadOrReport, useFailedLoads } from './loads.ts'

const reload = vi.fn()

beforeEach(() => {
  useFailedLoads.setState({ failed: [], unreachable: false })
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('location', { reload })
  reload.mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

test('a successful load returns its result and reports nothing', async () => {
  expect(await loadOrReport(async () => 'book')).toBe('book')
  expect(useFailedLoads.getState().failed).toEqual([])
})

test('a failed load is reported, and its promise stays pending', async () => {
  const settled = vi.fn()
  loadOrReport(() => Promise.reject(new Error('no network'))).then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(useFailedLoads.getState().failed).toMatchObject([[{ message: 'no network' }]])
  expect(settled).not.toHaveBeenCalled()
})

test('retrying reloads the page, but only if the server can be reached', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await loadAgain()
  expect(reload).not.toHaveBeenCalled()
  expect(useFailedLoads.getState().unreachable).toBe(true)
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  await loadAgain()
  expect(reload).toHaveBeenCalledOnce()
})
