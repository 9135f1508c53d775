/** A thread that plays matches, and the thread beside it in which their bots think. */
import { Worker, workerData } from 'node:worker_threads'
import { Thinker } from '@fray/session/thinking'
import { exposeRooms, exposeThinker } from './expose-rooms.ts'
import { RoomsOfThread } from './rooms-of-thread.ts'
import { connectThinker } from './worker-threads.ts'

if (workerData === 'thinker') exposeThinker(new Thinker())
else {
  const openThinker = () => connectThinker(new Worker(new URL(import.meta.url), { workerData: 'thinker' }))
  exposeRooms((owner, progress) => new RoomsOfThread(owner, openThinker, progress))
}
