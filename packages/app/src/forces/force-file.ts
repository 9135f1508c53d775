import { InputError, type Json, type Problem, readJson } from '@fray/kernel'

/** What files and links with a force begin with. */
const FORMAT = 'fray-force-1'

/** A force that was written for others, or for another browser. */
export interface ForceFile {
  /** The game it is for; undefined if the file does not say. */
  readonly game: string | undefined
  readonly force: Json
}

export function writeForceFile(game: string, force: Json, indent?: number): string {
  return JSON.stringify({ format: FORMAT, game, force }, null, indent)
}

/** Reads a force file, or a bare force as people write it by hand. Whether it is a good one is for the game to say. */
export function readForceFile(text: string): ForceFile {
  const data = readJson('force file', text)
  if (!isRecord(data)) throw refusal({ field: '', message: 'a force is a JSON object' })
  if (!('format' in data)) return { game: undefined, force: data }
  const { format, game, force } = data
  if (format !== FORMAT) throw refusal({ field: 'format', message: `must be "${FORMAT}"` })
  if (typeof game !== 'string') throw refusal({ field: 'game', message: 'must be the id of a game' })
  if (!isRecord(force)) throw refusal({ field: 'force', message: 'must be a JSON object' })
  return { game, force }
}

/** Whether a file calls itself a force, whatever else is wrong with it. */
export function isForceFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"fray-force-/.test(text)
}

function refusal(problem: Problem): InputError {
  return new InputError('force file', [problem])
}

function isRecord(data: unknown): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
