import type { AnyGame } from '@fray/games'
import type { Json, Tables } from '@fray/kernel'
import { asJson, type LayoutChange, type TableLayout } from '@fray/tabletop'
import { refusal } from '../words/fault.ts'
import type { LaidOut, TableBook, TablesService } from './protocol.ts'

/** Answers what the pages ask about tables, by the games' own rules. */
export class GamesTablesService implements TablesService {
  readonly #gameWithId: (id: string) => Promise<AnyGame>

  constructor(gameWithId: (id: string) => Promise<AnyGame>) {
    this.#gameWithId = gameWithId
  }

  async book(game: string): Promise<TableBook> {
    const { kinds, charts } = await this.#tablesOf(game)
    return { kinds, charts }
  }

  async blank(game: string): Promise<LaidOut> {
    const tables = await this.#tablesOf(game)
    return laidOut(tables, tables.blank())
  }

  async generate(game: string, seed: string, chosen: Readonly<Record<string, string>>): Promise<LaidOut> {
    const tables = await this.#tablesOf(game)
    return laidOut(tables, tables.generate(seed, chosen))
  }

  async read(game: string, table: Json): Promise<LaidOut> {
    const tables = await this.#tablesOf(game)
    return laidOut(tables, tables.read(table))
  }

  async change(game: string, table: Json, change: LayoutChange): Promise<LaidOut> {
    const tables = await this.#tablesOf(game)
    return laidOut(tables, tables.change(tables.read(table), asJson(change)))
  }

  async setup(game: string, setup: Json, table: Json): Promise<Json> {
    const rules = await this.#gameWithId(game)
    const tables = await this.#tablesOf(game)
    const made = tables.setup(setup, tables.read(table))
    rules.readSetup(made)
    return made
  }

  async #tablesOf(id: string): Promise<Tables> {
    const tables = await (await this.#gameWithId(id)).tables?.()
    if (tables) return tables
    throw refusal('table', 'game', 'ui.fault.no-tables', { game: id })
  }
}

/** Tables are plain data; what was left out is left out. */
function laidOut(tables: Tables, table: unknown): LaidOut {
  return {
    table: JSON.parse(JSON.stringify(table)) as Json,
    layout: tables.describe(table) as unknown as TableLayout,
  }
}
