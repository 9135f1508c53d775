import { Worker } from 'node:worker_threads'
import { ThreadEndedError } from '@fray/session'
import type { Thinker, ThinkerThread } from '@fray/session/thinking'
import * as Comlink from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'
import type { RoomOwner, WorkerRooms } from './room-messages.ts'
import type { RoomsOfThread } from './rooms-of-thread.ts'
import { ThreadProgress } from './thread-progress.ts'

/** Connects to the thinker in a worker. */
export function connectThinker(worker: Worker): ThinkerThread {
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error) => reject(new ThreadEndedError(error.message)))
    worker.once('exit', () => reject(new ThreadEndedError('the thread has ended')))
  })
  // A thread that ends while no one waits for it is only opened again.
  ended.catch(() => undefined)
  worker.unref()
  return { thinker: Comlink.wrap<Thinker>(nodeEndpoint(worker)), ended, end: () => void worker.terminate() }
}

/** Opens a thread that plays matches. */
export function openRoomThread(owner: RoomOwner, file = new URL('./room-worker.ts', import.meta.url)): WorkerRooms {
  const worker = new Worker(file)
  const progress = new ThreadProgress()
  const expose = Comlink.wrap<(owner: RoomOwner, memory: SharedArrayBuffer) => RoomsOfThread>(nodeEndpoint(worker))
  const rooms = expose(Comlink.proxy(owner) as unknown as RoomOwner, progress.memory) as unknown as Promise<
    Comlink.Remote<RoomsOfThread>
  >
  const send = (work: (remote: Comlink.Remote<RoomsOfThread>) => Promise<unknown>) => {
    rooms.then(work).catch((error: unknown) => owner.reportFault('', 'thread-failed', String(error)))
  }
  return {
    progress,
    ended: endOf(worker, owner),
    cpuTime: () => cpuTimeOf(worker),
    ping: async () => (await rooms).ping(),
    open: async (data) => (await rooms).open(data),
    prepare: async (preparation) => (await rooms).prepare(preparation),
    follow: async (id, from, entries) => (await rooms).follow(id, from, entries),
    call: async (id, call) => (await rooms).call(id, call),
    close: async (id) => (await rooms).close(id),
    addViewer: (id, viewer) => send((remote) => remote.addViewer(id, viewer)),
    removeViewer: (id, connection) => send((remote) => remote.removeViewer(id, connection)),
    stop: async () => void (await worker.terminate()),
  }
}

function endOf(worker: Worker, owner: RoomOwner): Promise<void> {
  worker.once('error', (error) => owner.reportFault('', 'thread-ended', String(error)))
  return new Promise((resolve) => worker.once('exit', () => resolve()))
}

/** A thread that has ended has used none that matters. */
async function cpuTimeOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}
