import { text } from '@fray/kernel'

/**
 * A browser may end a worker without a word, for want of memory say. Each worker holds a lock for as long as it lives, and
 * whoever opened it waits for that lock: they get it at the moment the worker is gone, however busy it was before.
 */
type Locks = Pick<LockManager, 'request'>

/** A worker is gone, or could not begin. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEnded'
  readonly text = text('ui.fault.thread-ended')
}

interface LifeMessage {
  readonly life: string
}

/** Called once in a worker: holds its lock and tells whoever opened it. Browsers without locks tell only of errors. */
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

/** Calls once the worker has ended without an error of its own. */
export function whenEnded(
  worker: Pick<Worker, 'addEventListener'>,
  tell: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): void {
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<LifeMessage> | undefined>) => {
    if (typeof data?.life === 'string') void locks?.request(data.life, tell)
  })
}

/** A question is asked again once if the worker ends over it: one that ends twice would do so for ever. */
const TRIES = 2

/** Does work in a worker, and once more in a new one if the worker ends. */
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
      // It is dealt with here: otherwise it would go on to the page as an error of the thread that opened this one.
      event.preventDefault()
      end(event.message || event.type)
    })
    worker.addEventListener('messageerror', ({ type }) => end(type))
    whenEnded(worker, () => end('the thread has ended'), locks)
  })
}
