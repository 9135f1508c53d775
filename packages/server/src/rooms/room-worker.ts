/** A thread that plays matches, and the thread beside it in which their bots think. */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { Thinker } from '@fray/session/thinking'
import * as Comlink from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'
import type { RoomOwner } from './room-messages.ts'
import { RoomsOfThread } from './rooms-of-thread.ts'
import { connectThinker } from './worker-threads.ts'

if (!parentPort) throw new Error('this file runs in a worker thread')
const port = nodeEndpoint(parentPort)

if (workerData === 'thinker') Comlink.expose(new Thinker(), port)
else {
  const openThinker = () => connectThinker(new Worker(new URL(import.meta.url), { workerData: 'thinker' }))
  const expose = (owner: RoomOwner) => Comlink.proxy(new RoomsOfThread(owner, openThinker))
  Comlink.expose(expose, port)
}
