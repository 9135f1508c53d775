import type { Match } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

/** A match of any game that is played on a table. */
export type TableMatch = Match<unknown, unknown, TableView>
