/** A thread that plays matches until someone asks for the menu of a figure that makes it fail. */
import { Worker } from 'node:worker_threads'
import { exposeRooms } from '../rooms/expose-rooms.ts'
import type { CallResult, RoomCall } from '../rooms/room-messages.ts'
import { RoomsOfThread } from '../rooms/rooms-of-thread.ts'
import { connectThinker } from '../rooms/worker-threads.ts'
import { BLOCKING_FIGURE, ENDING_FIGURE } from './faulty-figures.ts'

const thinkerFile = new URL('../rooms/room-worker.ts', import.meta.url)

class FaultyRooms extends RoomsOfThread {
  override async call(id: string, call: RoomCall): Promise<CallResult> {
    const result = super.call(id, call)
    if (call.name === 'menu' && call.args[0] === BLOCKING_FIGURE) for (;;);
    if (call.name === 'menu' && call.args[0] === ENDING_FIGURE) process.exit(1)
    return result
  }
}

exposeRooms(
  (owner, progress) =>
    new FaultyRooms(owner, () => connectThinker(new Worker(thinkerFile, { workerData: 'thinker' })), progress),
)
