import { type Known, updated } from '@fray/host'
import type { TableView } from '@fray/tabletop'
import type { ScreenFacts, ScreenUpdate, Snapshot } from './protocol.ts'

/** What is shown on a screen of what those know who look at it. */
export function snapshotOf(screen: ScreenFacts, known: Omit<Known<TableView>, 'sequence'>): Snapshot {
  const { seat, view, events, decision, awaited, outcome } = known
  const pending = decision && seat !== undefined ? [seat, ...awaited].toSorted((a, b) => a - b) : awaited
  return { ...screen, view, events, pending, outcome }
}

/** What there is not to say of a moment that is looked back on. */
export const PAST = {
  sequence: 0,
  passed: [],
  held: [],
  armed: [],
  handOver: undefined,
  mayLookAlone: false,
  redeployable: false,
  undoable: false,
  lesson: undefined,
} as const

/** What is known through the eyes that look at the screen, put together from the updates. */
export class KnownThere {
  #known: Known<TableView> | undefined

  /** The snapshot after an update; undefined if it follows one that was never seen. */
  after({ screen, update }: ScreenUpdate): Snapshot | undefined {
    const told = this.#known?.events ?? []
    if (update && update.standing <= told.length) this.#known = updated({ events: told }, update)
    return this.#known && snapshotOf(screen, this.#known)
  }
}
