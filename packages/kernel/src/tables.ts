import type { SelectField } from './force-field.ts'
import type { Json } from './seat.ts'
import type { Text } from './text.ts'

/**
 * The tables of a game: the ground people fight on, made by the game's own charts or by hand. A game that implements this
 * gets a page where tables are generated, edited, kept and shared, and matches on them.
 *
 * A table is plain data, written and read as JSON. It may be unfinished or break a rule: `read` checks its form only, and
 * `describe` tells what the rules have against it. Nothing here changes a table in place.
 */
export interface Tables<Table = unknown> {
  /** What may be laid on a table. */
  readonly kinds: readonly TableKind[]
  /** What the charts ask for, each with its usual value; the place of a field is the name it is given by. */
  readonly charts: readonly SelectField[]
  /** A bare table. */
  blank(): Table
  /** A table by the charts, the same for the same seed and choices. What is not chosen is as usual. */
  generate(seed: string, chosen: Readonly<Record<string, string>>): Table
  /** Checks a table from outside (a file, a link, the browser's store); throws an InputError that names the fields. */
  read(json: unknown): Table
  /** The table as an interface shows it; what that is, the table's package and the interface agree on. */
  describe(table: Table): Json
  /** The table after a change, as the table's package describes them; throws an InputError if it makes no sense. */
  change(table: Table, change: Json): Table
  /** A setup for a match on this table; the rest of the setup is kept. `readSetup` judges the result. */
  setup(setup: Json, table: Table): Json
  /** For a setup that leaves the ground to the dice: one table that they may lay out, the same for the same seed. */
  example?(setup: Json, seed: string): Table | undefined
}

/** Something that may be laid on a table. */
export interface TableKind {
  readonly id: string
  readonly name: Text
  /** How it is drawn; the table's package names the drawings. */
  readonly drawn: string
  readonly notes: readonly Text[]
  readonly rules?: readonly string[]
}
