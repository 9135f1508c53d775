import { type Json, readJson } from '@fray/kernel'
import { inputError } from '../../../locales/fault.ts'
import { pack } from '../../share/model/codec.ts'

/** The format of files and links with a table. */
const FORMAT = 'fray-table-1'
const WHAT = 'table file'

/** A table from a file or link. */
interface TableFile {
  readonly game: string
  readonly table: Json
}

export function writeTableFile(game: string, table: Json, indent?: number): string {
  return JSON.stringify({ format: FORMAT, game, table }, null, indent)
}

/** Reads a table file. The game judges whether it is valid. */
export function readTableFile(text: string): TableFile {
  const data = readJson(WHAT, text)
  if (!isRecord(data)) throw inputError(WHAT, '', 'ui.fault.object')
  const { format, game, table } = data
  if (format !== FORMAT) throw inputError(WHAT, 'format', 'ui.fault.format', { format: FORMAT })
  if (typeof game !== 'string') throw inputError(WHAT, 'game', 'ui.fault.game-id')
  if (!isRecord(table)) throw inputError(WHAT, 'table', 'ui.fault.object')
  return { game, table }
}

/** Whether a file claims to be a table, whatever else is wrong with it. */
export function isTableFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"fray-table-/.test(text)
}

/** Gets a link to a table. */
export async function linkToTable(game: string, table: Json): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/tables/shared/${await pack(writeTableFile(game, table))}`
}

function isRecord(data: unknown): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
