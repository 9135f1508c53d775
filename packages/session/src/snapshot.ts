import { type Known, SnapshotBuilder } from '@fray/host'
import type { TableView } from '@fray/tabletop'
import type { ScreenFacts, ScreenUpdate, Snapshot } from './screen-data.ts'

/** Joins what a viewer knows of the match and how the screen stands. */
export function snapshotOf(screen: ScreenFacts, known: Omit<Known<TableView>, 'sequence'>): Snapshot {
  const { seat, view, events, decision, awaited, outcome } = known
  const pending = decision && seat !== undefined ? [seat, ...awaited].toSorted((a, b) => a - b) : awaited
  return { ...screen, view, events, pending, outcome }
}

/** Snapshot fields that do not apply in a replay. */
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

/** Builds what the page shows from what the worker tells it. */
export class ScreenSnapshotBuilder {
  readonly #builder = new SnapshotBuilder<TableView>()

  /** Gives the snapshot after an update; undefined if an update before it was never seen. */
  apply({ screen, update }: ScreenUpdate): Snapshot | undefined {
    const isMissingOne = update && !this.#builder.apply(update)
    const { snapshot } = this.#builder
    return snapshot && !isMissingOne ? snapshotOf(screen, snapshot) : undefined
  }
}
