import { type AnyGame, loadGame } from '@fray/games'
import { type ThinkerThread, ThinkingThread } from '@fray/session/thinking'
import type { Entry } from '../matches/entry.ts'
import { faultOf, RequestError } from '../request-error.ts'
import { loadMatch, upgradeTerms } from './load-match.ts'
import { MatchRoom } from './match-room.ts'
import { prepareMatch } from './preparing.ts'
import type {
  CallResult,
  OpenResult,
  Preparation,
  PreparationResult,
  RoomCall,
  RoomData,
  RoomOwner,
  RoomThread,
  Viewer,
} from './room-messages.ts'
import type { ThreadProgress } from './thread-progress.ts'

/** The matches that one thread plays, and its bots. */
export class RoomsOfThread implements RoomThread {
  readonly #owner: RoomOwner
  readonly #thinking: ThinkingThread
  readonly #progress: ThreadProgress
  readonly #rooms = new Map<string, MatchRoom>()

  constructor(owner: RoomOwner, openThinker: () => ThinkerThread, progress: ThreadProgress) {
    this.#owner = owner
    this.#thinking = new ThinkingThread(openThinker)
    this.#progress = progress
  }

  async ping(): Promise<void> {
    this.#progress.begin()
  }

  async open(data: RoomData): Promise<OpenResult> {
    this.#progress.begin(data.id)
    try {
      return await this.#open(data)
    } catch (error) {
      return { fault: this.#faultOf(data.id, 'open-failed', error) }
    }
  }

  async #open(data: RoomData): Promise<OpenResult> {
    const game = await loadGame(data.game)
    if (!game) throw new RequestError('failed', `unknown game "${data.game}"`)
    // Loading the rules for the first time is not the fault of the match.
    this.#progress.begin(data.id)
    this.#rooms.get(data.id)?.close()
    if (data.version !== game.version) return upgradeOf(game, data)
    const loaded = loadMatch(game, data, (message) => this.#owner.reportFault(data.id, 'savepoint-refused', message))
    const room = new MatchRoom(data, loaded, this.#owner, this.#thinking)
    this.#rooms.set(data.id, room)
    await room.play()
    return undefined
  }

  async prepare(preparation: Preparation): Promise<PreparationResult> {
    this.#progress.begin()
    try {
      return { value: await prepareMatch(preparation) }
    } catch (error) {
      return { fault: this.#faultOf('', 'prepare-failed', error) }
    }
  }

  async follow(id: string, from: number, entries: readonly Entry[]): Promise<boolean> {
    this.#progress.begin(id)
    return this.#rooms.get(id)?.follow(from, entries) ?? false
  }

  async close(id: string): Promise<void> {
    const room = this.#rooms.get(id)
    this.#rooms.delete(id)
    room?.close()
    await room?.saveSavepoint()
  }

  addViewer(id: string, viewer: Viewer): void {
    this.#progress.begin(id)
    this.#rooms.get(id)?.addViewer(viewer)
  }

  removeViewer(id: string, connection: string): void {
    this.#rooms.get(id)?.removeViewer(connection)
  }

  async call(id: string, call: RoomCall): Promise<CallResult> {
    this.#progress.begin(id)
    try {
      const room = this.#rooms.get(id)
      // It is being loaded again.
      if (!room) return { overtaken: true }
      return await room.call(call)
    } catch (error) {
      return { fault: this.#faultOf(id, 'call-failed', error) }
    }
  }

  #faultOf(id: string, kind: string, error: unknown) {
    const fault = faultOf(error)
    if (fault.code === 'failed') this.#owner.reportFault(id, kind, String(error))
    return fault
  }
}

function upgradeOf(game: AnyGame, data: RoomData): OpenResult {
  if (!data.isOver) return { upgraded: upgradeTerms(game, data) }
  const message = `this match was played by version ${data.version} of ${game.id}; these rules are version ${game.version}`
  throw new RequestError('refused', message)
}
