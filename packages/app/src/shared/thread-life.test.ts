import { retryInNewThread, ThreadEndedError } from '@fray/session'
import { describe, expect, test, vi } from 'vitest'
import { tellInThread } from '../worker/thinking/chronicle-thread.ts'
import { endOf, holdLifeLock, whenEnded } from './thread-life.ts'

/** Locks as browsers provide them: a request for a held lock waits until its holder is gone. */
class TestLocks {
  readonly #held = new Map<string, Promise<void>>()

  readonly request = (async (name: string, hold: () => unknown) => {
    await this.#held.get(name)
    let free = () => {}
    this.#held.set(name, new Promise((resolve) => (free = resolve)))
    this.#free.set(name, free)
    return hold()
  }) as LockManager['request']

  readonly #free = new Map<string, () => void>()

  /** The browser ends all lock holders. */
  endAll(): void {
    for (const free of this.#free.values()) free()
  }
}

class TestWorker extends EventTarget {
  readonly locks = new TestLocks()
  closed = false

  constructor() {
    super()
    holdLifeLock((data) => this.dispatchEvent(new MessageEvent('message', { data })), this.locks)
  }

  postMessage(): void {}

  terminate(): void {
    this.closed = true
  }
}

const isSettled = () => new Promise((resolve) => setTimeout(resolve))

test('the opener of a worker is told when the browser ends it, and not before', async () => {
  const worker = new TestWorker()
  let told = 0
  whenEnded(worker as never, () => told++, worker.locks)
  await isSettled()
  expect(told).toBe(0)
  worker.locks.endAll()
  await isSettled()
  expect(told).toBe(1)
})

test('without locks nothing is told and nothing breaks', () => {
  vi.stubGlobal('navigator', {})
  const messages: unknown[] = []
  holdLifeLock((message) => messages.push(message))
  whenEnded(new TestWorker() as never, () => messages.push('ended'))
  expect(messages).toEqual([])
  vi.unstubAllGlobals()
})

describe('a worker is known to have ended', () => {
  const waitForEnd = (cause: (worker: TestWorker) => void) => {
    const worker = new TestWorker()
    const end = endOf(worker as never, worker.locks).catch((error: unknown) => error)
    return isSettled().then(() => {
      cause(worker)
      return end
    })
  }

  test('when it breaks; the page is not told, for it goes on without', async () => {
    const event = Object.assign(new Event('error', { cancelable: true }), { message: 'out of reach' })
    const error = await waitForEnd((worker) => worker.dispatchEvent(event))
    expect(error).toBeInstanceOf(ThreadEndedError)
    expect((error as Error).message).toBe('out of reach')
    expect(event.defaultPrevented).toBe(true)
  })

  test('when its messages cannot be read', async () => {
    expect(await waitForEnd((worker) => worker.dispatchEvent(new Event('messageerror')))).toBeInstanceOf(
      ThreadEndedError,
    )
  })

  test('when the browser ends it silently', async () => {
    const error = (await waitForEnd((worker) => worker.locks.endAll())) as ThreadEndedError
    expect(error).toBeInstanceOf(ThreadEndedError)
    expect(error.text.id).toBe('ui.fault.thread-ended')
  })
})

test('work is retried once if its worker ended, and not if it failed', async () => {
  let tries = 0
  const failing = (error: Error, times: number) => () => {
    tries++
    return tries <= times ? Promise.reject(error) : Promise.resolve('done')
  }
  expect(await retryInNewThread(failing(new ThreadEndedError('gone'), 1))).toBe('done')
  tries = 0
  await expect(retryInNewThread(failing(new ThreadEndedError('gone'), 2))).rejects.toThrow('gone')
  expect(tries).toBe(2)
  tries = 0
  await expect(retryInNewThread(failing(new Error('a fault'), 1))).rejects.toThrow('a fault')
  expect(tries).toBe(1)
})

test('a chronicle whose worker ends is made by another; if that ends too, the person reads why', async () => {
  const opened: TestWorker[] = []
  const open = () => {
    const worker = new TestWorker()
    opened.push(worker)
    setTimeout(() => worker.dispatchEvent(new Event('error')))
    return worker as unknown as Worker
  }
  const told = tellInThread(open, {} as never, 'en', () => {})
  await expect(told).rejects.toBeInstanceOf(ThreadEndedError)
  expect(opened.map(({ closed }) => closed)).toEqual([true, true])
})
