import type { AnyGame } from '@fray/games'
import type { Json, Tables } from '@fray/kernel'
import { type LayoutChange, type TableLayout, toJson } from '@fray/tabletop'
import { inputError } from '../../locales/fault.ts'
import type { LaidOutTable, TableBook, TablesService } from '../../shared/table-protocol.ts'

/** Answers the pages' questions about tables by the games' own rules. */
export class GamesTablesService implements TablesService {
  readonly #gameWithId: (id: string) => Promise<AnyGame>

  constructor(gameWithId: (id: string) => Promise<AnyGame>) {
    this.#gameWithId = gameWithId
  }

  async book(game: string): Promise<TableBook> {
    const { kinds, charts } = await this.#tablesOf(game)
    return { kinds, charts }
  }

  async blank(game: string): Promise<LaidOutTable> {
    const tables = await this.#tablesOf(game)
    return layOut(tables, tables.blank())
  }

  async generate(game: string, seed: string, chosen: Readonly<Record<string, string>>): Promise<LaidOutTable> {
    const tables = await this.#tablesOf(game)
    return layOut(tables, tables.generate(seed, chosen))
  }

  async read(game: string, table: Json): Promise<LaidOutTable> {
    const tables = await this.#tablesOf(game)
    return layOut(tables, tables.read(table))
  }

  async change(game: string, table: Json, change: LayoutChange): Promise<LaidOutTable> {
    const tables = await this.#tablesOf(game)
    return layOut(tables, tables.change(tables.read(table), toJson(change)))
  }

  async setup(game: string, setup: Json, table: Json): Promise<Json> {
    const rules = await this.#gameWithId(game)
    const tables = await this.#tablesOf(game)
    const made = tables.setup(setup, tables.read(table))
    rules.rules.readSetup(made)
    return made
  }

  async #tablesOf(id: string): Promise<Tables> {
    const tables = await (await this.#gameWithId(id)).content.tables?.()
    if (tables) return tables
    throw inputError('table', 'game', 'ui.fault.no-tables', { game: id })
  }
}

/** Tables are plain data; undefined fields are dropped. */
function layOut(tables: Tables, table: unknown): LaidOutTable {
  return {
    table: JSON.parse(JSON.stringify(table)) as Json,
    layout: tables.describe(table) as unknown as TableLayout,
  }
}
