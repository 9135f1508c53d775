/** What crosses between the pages about tables and the worker that knows the games: plain data only. */
import type { Json, SelectField, TableKind } from '@fray/kernel'
import type { LayoutChange, TableLayout } from '@fray/tabletop'

/** General facts about the tables of a game. */
export interface TableBook {
  readonly kinds: readonly TableKind[]
  readonly charts: readonly SelectField[]
}

/** A table in the editor: as the game stores it, and as it is shown. */
export interface LaidOutTable {
  readonly table: Json
  readonly layout: TableLayout
}

/** Everything the pages ask about tables. Input is checked first; errors name the wrong fields. */
export interface TablesService {
  book(game: string): Promise<TableBook>
  blank(game: string): Promise<LaidOutTable>
  generate(game: string, seed: string, chosen: Readonly<Record<string, string>>): Promise<LaidOutTable>
  read(game: string, table: Json): Promise<LaidOutTable>
  change(game: string, table: Json, change: LayoutChange): Promise<LaidOutTable>
  /** Makes a setup for a match on this table, checked. */
  setup(game: string, setup: Json, table: Json): Promise<Json>
}
