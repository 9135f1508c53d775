import { ThreadEndedError } from '@fray/session'
import { randomId } from './random-id.ts'

/**
 * A browser may end a worker silently, for instance for lack of memory. Each worker holds a lock while it lives, and
 * its opener waits for that lock: it is granted the moment the worker is gone, however busy it was.
 */
type Locks = Pick<LockManager, 'request'>

interface LifeMessage {
  readonly life: string
}

/** Called once in a worker: holds its lock and tells its opener. Browsers without locks only report errors. */
export function holdLifeLock(
  tell: (message: LifeMessage) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): void {
  const life = `fray.life.${randomId()}`
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
