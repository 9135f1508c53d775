import { loadGame } from '@fray/games'
import { type ThinkerThread, ThinkingThread } from '@fray/session/thinking'
import type { Entry } from '../matches/match-store.ts'
import { faultOf, RequestError } from '../request-error.ts'
import { MatchRoom } from './match-room.ts'
import type { CallResult, RoomCall, RoomData, RoomOwner, RoomThread, Viewer } from './room-messages.ts'

/** The matches that one thread plays, and its bots. */
export class RoomsOfThread implements RoomThread {
  readonly #owner: RoomOwner
  readonly #thinking: ThinkingThread
  readonly #rooms = new Map<string, MatchRoom>()

  constructor(owner: RoomOwner, openThinker: () => ThinkerThread) {
    this.#owner = owner
    this.#thinking = new ThinkingThread(openThinker)
  }

  async open(data: RoomData): Promise<void> {
    const game = await loadGame(data.game)
    if (!game) throw new RequestError('failed', `unknown game "${data.game}"`)
    this.close(data.id)
    const room = new MatchRoom(game, data, this.#owner, this.#thinking)
    this.#rooms.set(data.id, room)
    await room.play()
  }

  async follow(id: string, from: number, entries: readonly Entry[]): Promise<boolean> {
    return this.#rooms.get(id)?.follow(from, entries) ?? false
  }

  close(id: string): void {
    this.#rooms.get(id)?.close()
    this.#rooms.delete(id)
  }

  addViewer(id: string, viewer: Viewer): void {
    this.#rooms.get(id)?.addViewer(viewer)
  }

  removeViewer(id: string, connection: string): void {
    this.#rooms.get(id)?.removeViewer(connection)
  }

  async call(id: string, call: RoomCall): Promise<CallResult> {
    try {
      const room = this.#rooms.get(id)
      // It is being loaded again.
      if (!room) return { overtaken: true }
      return await room.call(call)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.code === 'failed') this.#owner.reportFault(id, 'call-failed', String(error))
      return { fault }
    }
  }
}
