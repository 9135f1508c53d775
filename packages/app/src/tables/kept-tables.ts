import type { Json } from '@fray/kernel'
import { get, update } from 'idb-keyval'

const KEY = 'fray.tables'

/** A table that its owner keeps in this browser. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly table: Json
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

/** All kept tables, those changed last in front. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  const kept = (await get<readonly KeptTable[]>(KEY)) ?? []
  return kept.toSorted((a, b) => b.changed - a.changed)
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  return (await keptTables()).find((each) => each.id === id)
}

/** Keeps a table, instead of what was kept under its id. */
export function keepTable(kept: KeptTable): Promise<void> {
  return update<readonly KeptTable[]>(KEY, (all = []) => [kept, ...all.filter(({ id }) => id !== kept.id)])
}

export function forgetTable(id: string): Promise<void> {
  return update<readonly KeptTable[]>(KEY, (all = []) => all.filter((each) => each.id !== id))
}

/** Keeps a table that is new here. */
export async function keepNewTable(game: string, table: Json): Promise<KeptTable> {
  const kept = { id: crypto.randomUUID(), game, table, changed: Date.now() }
  await keepTable(kept)
  return kept
}
