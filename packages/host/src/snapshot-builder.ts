import type { Known, Update } from './update.ts'

/**
 * Builds what a seat knows from its updates: the receiving end of the protocol whose sending end is the `SeatFeed`.
 * Both ends may be in different threads or on different machines.
 */
export class SnapshotBuilder<View> {
  #snapshot: Known<View> | undefined

  /** The seat's knowledge after the updates so far; undefined before the first. */
  get snapshot(): Known<View> | undefined {
    return this.#snapshot
  }

  /**
   * Applies the next update. Returns false, and changes nothing, if an earlier one is missing: then the seat must
   * subscribe again, which sends it everything.
   */
  apply(update: Update<View>): boolean {
    if (!this.#follows(update)) return false
    const { standing, ...known } = update
    const before = this.#snapshot?.events ?? []
    this.#snapshot = { ...known, events: [...before.slice(0, standing), ...update.events] }
    return true
  }

  /** An update that keeps no old event is complete by itself. */
  #follows({ seat, sequence, standing }: Update<View>): boolean {
    if (standing === 0) return true
    const known = this.#snapshot
    return known?.seat === seat && known?.sequence === sequence - 1 && standing <= known.events.length
  }
}
