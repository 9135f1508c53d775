import { text } from '@fray/kernel'

/**
 * A browser may end a worker silently, for instance for lack of memory. Each worker holds a lock while it lives, and
 * its opener waits for that lock: it is granted the moment the worker is gone, however busy it was.
 */
type Locks = Pick<LockManager, 'request'>

/** A worker is gone, or could not start. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEnded'
  readonly text = text('ui.fault.thread-ended')
}

interface LifeMessage {
  readonly life: string
}

/** Called once in a worker: holds its lock and tells its opener. Browsers without locks only report errors. */
export function holdLifeLock(
  tell: (message: LifeMessage) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): void {
  const life = `fray.life.${crypto.randomUUID()}`
  void locks?.request(life, () => {
    tell({ life })
    return new Promise(() => {})
  })
}

/** Calls back once the worker has ended without an error of its own. */
export function whenEnded(
  worker: Pick<Worker, 'addEventListener'>,
  tell: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<LifeMessage> | undefined>) => {
    if (typeof data?.life === 'string') void locks?.request(data.life, tell)
  })
}

/** Work is retried once if its worker ends: one that ends twice would do so for ever. */
const TRIES = 2

/** Runs work in a worker, and once more in a new one if the worker ends. */
export async function retryInNewThread<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ThreadEndedError) || tries === TRIES) throw error
    }
  }
}

/** Rejects when the worker breaks, cannot be understood or ends. */
export function endOf(worker: Pick<Worker, 'addEventListener'>, locks?: Locks): Promise<never> {
  return new Promise((_, reject) => {
    const end = (reason: string) => reject(new ThreadEndedError(reason))
    worker.addEventListener('error', (event) => {
      // Handled here: otherwise it would reach the page as an error of the thread that opened this one.
      event.preventDefault()
      end(event.message || event.type)
    })
    worker.addEventListener('messageerror', ({ type }) => end(type))
    whenEnded(worker, () => end('the thread has ended'), locks)
  })
}
