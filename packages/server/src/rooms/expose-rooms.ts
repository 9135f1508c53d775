import { parentPort } from 'node:worker_threads'
import type { Thinker } from '@fray/session/thinking'
import * as Comlink from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'
import type { RoomOwner } from './room-messages.ts'
import type { RoomsOfThread } from './rooms-of-thread.ts'
import { ThreadProgress } from './thread-progress.ts'

/** Serves the thread that has opened this one. */
export function exposeRooms(create: (owner: RoomOwner, progress: ThreadProgress) => RoomsOfThread): void {
  const expose = (owner: RoomOwner, memory: SharedArrayBuffer) =>
    Comlink.proxy(create(owner, new ThreadProgress(memory)))
  Comlink.expose(expose, ownPort())
}

export function exposeThinker(thinker: Thinker): void {
  Comlink.expose(thinker, ownPort())
}

function ownPort() {
  if (!parentPort) throw new Error('this file runs in a worker thread')
  return nodeEndpoint(parentPort)
}
