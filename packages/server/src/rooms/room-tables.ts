import { randomUUID } from 'node:crypto'
import type { Unsubscribe, Update, UpdateListener } from '@fray/host'
import type { Seat } from '@fray/kernel'
import type { ScreenFacts, ScreenUpdate } from '@fray/session'
import type { TableView } from '@fray/tabletop'
import type { RoomOwner, Viewer } from './room-messages.ts'

/** One table that shows the match: a connection of a seat, or of an onlooker. */
export interface Table extends Viewer {
  readonly unsubscribe: Unsubscribe
  sequence: number
  /** The facts that it shows, as JSON. */
  facts: string
}

interface TablesDependencies {
  readonly match: string
  readonly owner: RoomOwner
  subscribe(seat: Seat | undefined, listener: UpdateListener<TableView>): Unsubscribe
  factsFor(seat: Seat | undefined): ScreenFacts
}

/** The tables that show one match. Each is sent something only when what it shows changes: a message more tells something too. */
export class RoomTables {
  /** Updates are counted within one run: after a reload the count begins again. */
  readonly #run = randomUUID()
  readonly #dependencies: TablesDependencies
  readonly #tables = new Map<string, Table>()

  constructor(dependencies: TablesDependencies) {
    this.#dependencies = dependencies
  }

  get(connection: string): Table | undefined {
    return this.#tables.get(connection)
  }

  add(viewer: Viewer): void {
    this.remove(viewer.connection)
    let update: Update<TableView> | undefined
    const table: Table = {
      ...viewer,
      sequence: 0,
      facts: '',
      unsubscribe: this.#dependencies.subscribe(viewer.seat, (news) => {
        update = news
        const known = this.#tables.get(viewer.connection)
        if (known) this.#show(known, news)
      }),
    }
    this.#tables.set(viewer.connection, table)
    if (update) this.#show(table, update)
  }

  remove(connection: string): void {
    this.#tables.get(connection)?.unsubscribe()
    this.#tables.delete(connection)
  }

  /** Shows every table what has changed besides the match itself. */
  showFacts(): void {
    for (const table of this.#tables.values()) this.#show(table, undefined)
  }

  clear(): void {
    for (const { unsubscribe } of this.#tables.values()) unsubscribe()
    this.#tables.clear()
  }

  #show(table: Table, update: Update<TableView> | undefined): void {
    if (update) table.sequence = update.sequence
    // A table that has not been sent the match yet gets its facts with it.
    else if (table.sequence === 0) return
    const screen = this.#dependencies.factsFor(table.seat)
    const facts = JSON.stringify(screen)
    if (!update && facts === table.facts) return
    table.facts = facts
    const shown: ScreenUpdate = { screen, update }
    this.#dependencies.owner.show(this.#dependencies.match, table.connection, this.#run, shown)
  }
}
