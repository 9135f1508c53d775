import type { Json } from '@fray/kernel'
import { KeptList } from '../store/kept-list.ts'

/** A table that its owner keeps in this browser. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly table: Json
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

const tables = new KeptList<KeptTable>('fray.tables')

/** All kept tables, those changed last in front. */
export const keptTables = () => tables.all()

export const keptTable = (id: string) => tables.one(id)

/** Keeps a table, instead of what was kept under its id. */
export const keepTable = (kept: KeptTable) => tables.keep(kept)

export const forgetTable = (id: string) => tables.forget(id)

/** Keeps a table that is new here. */
export const keepNewTable = (game: string, table: Json) =>
  tables.keepNew({ id: crypto.randomUUID(), game, table, changed: Date.now() })
