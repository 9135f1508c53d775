import { InputError, type Json, type Problem, readJson } from '@fray/kernel'
import { pack } from '../share/codec.ts'

/** What files and links with a table begin with. */
const FORMAT = 'fray-table-1'

/** A table that was written for others, or for another browser. */
export interface TableFile {
  readonly game: string
  readonly table: Json
}

export function writeTableFile(game: string, table: Json, indent?: number): string {
  return JSON.stringify({ format: FORMAT, game, table }, null, indent)
}

/** Reads a table file. Whether it is a good table is for the game to say. */
export function readTableFile(text: string): TableFile {
  const data = readJson('table file', text)
  if (!isRecord(data)) throw refusal({ field: '', message: 'a table file is a JSON object' })
  const { format, game, table } = data
  if (format !== FORMAT) throw refusal({ field: 'format', message: `must be "${FORMAT}"` })
  if (typeof game !== 'string') throw refusal({ field: 'game', message: 'must be the id of a game' })
  if (!isRecord(table)) throw refusal({ field: 'table', message: 'must be a JSON object' })
  return { game, table }
}

/** Whether a file calls itself a table, whatever else is wrong with it. */
export function isTableFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"fray-table-/.test(text)
}

/** The address at which this page shows a table. */
export async function linkToTable(game: string, table: Json): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/tables/shared/${await pack(writeTableFile(game, table))}`
}

function refusal(problem: Problem): InputError {
  return new InputError('table file', [problem])
}

function isRecord(data: unknown): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
