import { text } from '@fray/kernel'

/** A worker is gone, or could not start. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEnded'
  readonly text = text('ui.fault.thread-ended')
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
