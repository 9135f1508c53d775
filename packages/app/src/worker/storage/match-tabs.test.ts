import { afterEach, expect, test, vi } from 'vitest'
import { MatchTabs, type TabEvents } from './match-tabs.ts'

/** Locks as browsers provide them, shared by all tabs. */
class Locks {
  readonly #held = new Map<string, { steal(): void; readonly done: Promise<void> }>()

  async request(name: string, options: LockOptions, hold: (lock: object) => unknown): Promise<unknown> {
    if (options.steal) this.#held.get(name)?.steal()
    else await this.#free(name, options.signal)
    let steal = () => {}
    const stolen = new Promise<never>((_, reject) => {
      steal = () => reject(new DOMException('stolen', 'AbortError'))
    })
    const done = Promise.race([Promise.resolve(hold({})), stolen])
    const entry = { steal, done: done.then(() => undefined) }
    this.#held.set(name, entry)
    const free = () => void (this.#held.get(name) === entry && this.#held.delete(name))
    entry.done.then(free, free)
    return done
  }

  async #free(name: string, signal: AbortSignal | undefined): Promise<void> {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('too long', 'AbortError')))
    })
    aborted.catch(() => undefined)
    while (this.#held.has(name)) await Promise.race([this.#held.get(name)?.done.catch(() => undefined), aborted])
  }
}

const open: MatchTabs[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

function newTab(locks: Locks) {
  const tabs = new MatchTabs(locks as unknown as LockManager)
  open.push(tabs)
  const listener = () => vi.fn(() => {})
  const events = {
    onKept: listener(),
    onWanted: listener(),
    onLost: listener(),
    onFreed: listener(),
  } satisfies TabEvents
  return { tabs, events }
}

test('one tab plays a match and another one does not, and each plays its own', async () => {
  const locks = new Locks()
  const [a, b] = [newTab(locks), newTab(locks)]
  expect(await a.tabs.turnTo('match', a.events)).toBe(true)
  expect(await b.tabs.turnTo('match', b.events)).toBe(false)
  expect(await b.tabs.turnTo('other', b.events)).toBe(true)
})

test('a reloaded page plays on, even if its old self still holds the lock', async () => {
  const locks = new Locks()
  const [past, page] = [newTab(locks), newTab(locks)]
  await past.tabs.turnTo('match', past.events)
  setTimeout(() => past.tabs.letGo(), 50)
  expect(await page.tabs.turnTo('match', page.events)).toBe(true)
})

test('a page whose old self lingers follows it, and then plays on by itself', async () => {
  const locks = new Locks()
  const [past, page] = [newTab(locks), newTab(locks)]
  await past.tabs.turnTo('match', past.events)
  expect(await page.tabs.turnTo('match', page.events)).toBe(false)
  expect(page.events.onFreed).not.toHaveBeenCalled()
  past.tabs.letGo()
  await vi.waitFor(() => expect(page.events.onFreed).toHaveBeenCalledOnce())
  expect(await newTab(locks).tabs.turnTo('match', past.events)).toBe(false)
})

test('a tab that has turned to another match does not come back', async () => {
  const locks = new Locks()
  const [past, page] = [newTab(locks), newTab(locks)]
  await past.tabs.turnTo('match', past.events)
  await page.tabs.turnTo('match', page.events)
  await page.tabs.turnTo('other', page.events)
  past.tabs.letGo()
  expect(await newTab(locks).tabs.turnTo('match', past.events)).toBe(true)
  expect(page.events.onFreed).not.toHaveBeenCalled()
})

test('only followers hear that the match was played on', async () => {
  const locks = new Locks()
  const [a, b, c, d] = [newTab(locks), newTab(locks), newTab(locks), newTab(locks)]
  await a.tabs.turnTo('match', a.events)
  await b.tabs.turnTo('match', b.events)
  await c.tabs.turnTo('other', c.events)
  await d.tabs.turnTo('other', d.events)
  a.tabs.tellKept()
  await vi.waitFor(() => expect(b.events.onKept).toHaveBeenCalledOnce())
  // The player is irrelevant: the store refuses other writes.
  b.tabs.tellKept()
  await new Promise((resolve) => setTimeout(resolve, 30))
  for (const { events } of [a, c, d]) expect(events.onKept).not.toHaveBeenCalled()
})

test('a tab lets go when asked, and the other one plays', async () => {
  const locks = new Locks()
  const [a, b] = [newTab(locks), newTab(locks)]
  await a.tabs.turnTo('match', a.events)
  await b.tabs.turnTo('match', b.events)
  a.events.onWanted.mockImplementation(() => a.tabs.letGo())
  await b.tabs.takeOver()
  expect(a.events.onWanted).toHaveBeenCalledOnce()
  expect(a.events.onLost).not.toHaveBeenCalled()
  expect(await newTab(locks).tabs.turnTo('match', a.events)).toBe(false)
})

test('a tab that does not let go loses the match and is told', async () => {
  const locks = new Locks()
  const [a, b] = [newTab(locks), newTab(locks)]
  await a.tabs.turnTo('match', a.events)
  await b.tabs.turnTo('match', b.events)
  await b.tabs.takeOver()
  await vi.waitFor(() => expect(a.events.onLost).toHaveBeenCalledOnce())
  expect(b.events.onLost).not.toHaveBeenCalled()
})

test('without locks every tab plays', async () => {
  const tab = new MatchTabs(null as unknown as undefined)
  open.push(tab)
  expect(await tab.turnTo('match', newTab(new Locks()).events)).toBe(true)
})
