import type { Thinker, ThinkerThread } from '@fray/session/thinking'
import * as Comlink from 'comlink'
import { endOf } from '../../shared/thread-life.ts'

/** Connects to the thinker in a worker. */
export function connectThinker(worker: Worker): ThinkerThread {
  return { thinker: Comlink.wrap<Thinker>(worker), ended: endOf(worker), end: () => worker.terminate() }
}
