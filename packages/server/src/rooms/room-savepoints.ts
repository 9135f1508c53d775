import { checkpointOf } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import type { SavepointReach } from '../matches/savepoint-store.ts'
import type { RoomData, RoomOwner } from './room-messages.ts'

/** A savepoint is kept after so many answers: fewer would cost more than repeating the answers when the match is loaded. */
const SPACING = 16

/** Keeps savepoints of one match. What fails here costs time later, nothing else. */
export class RoomSavepoints {
  readonly #id: string
  readonly #match: TableMatch
  readonly #owner: RoomOwner
  #reach: SavepointReach | undefined
  #saving: Promise<void> | undefined

  constructor(match: TableMatch, { id, savepoint }: RoomData, owner: RoomOwner) {
    this.#id = id
    this.#match = match
    this.#owner = owner
    this.#reach = savepoint && { answers: savepoint.kinds.length, events: savepoint.events.length }
  }

  /** Keeps one if the last one is long ago. `stored` is the number of answers that the database has. */
  saveSometimes(stored: number): void {
    const settled = this.#match.answers.length - this.#match.undoable
    if (!this.#saving && settled >= (this.#reach?.answers ?? -SPACING) + SPACING) void this.save(stored)
  }

  async save(stored: number): Promise<void> {
    await this.#saving
    this.#saving = this.#save(stored).finally(() => {
      this.#saving = undefined
    })
    await this.#saving
  }

  async #save(stored: number): Promise<void> {
    const checkpoint = checkpointOf(this.#match)
    // A savepoint must not hold answers that the database does not have yet.
    if (!checkpoint || checkpoint.kinds.length > stored || checkpoint.kinds.length <= (this.#reach?.answers ?? -1))
      return
    try {
      this.#reach = await this.#owner.saveSavepoint(this.#id, this.#reach, checkpoint)
    } catch (error) {
      this.#owner.reportFault(this.#id, 'savepoint-failed', String(error))
    }
  }
}
