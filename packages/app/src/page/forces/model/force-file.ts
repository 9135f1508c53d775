import { type Json, readJson } from '@fray/kernel'
import { inputError } from '../../../locales/fault.ts'

/** The format of files and links with a force. */
const FORMAT = 'fray-force-1'
const WHAT = 'force file'

/** A force from a file or link. */
interface ForceFile {
  /** The game it is for; undefined if the file does not say. */
  readonly game: string | undefined
  readonly force: Json
}

export function writeForceFile(game: string, force: Json, indent?: number): string {
  return JSON.stringify({ format: FORMAT, game, force }, null, indent)
}

/** Reads a force file, or a bare force written by hand. The game judges whether it is valid. */
export function readForceFile(text: string): ForceFile {
  const data = readJson(WHAT, text)
  if (!isRecord(data)) throw inputError(WHAT, '', 'ui.fault.object')
  if (!('format' in data)) return { game: undefined, force: data }
  const { format, game, force } = data
  if (format !== FORMAT) throw inputError(WHAT, 'format', 'ui.fault.format', { format: FORMAT })
  if (typeof game !== 'string') throw inputError(WHAT, 'game', 'ui.fault.game-id')
  if (!isRecord(force)) throw inputError(WHAT, 'force', 'ui.fault.object')
  return { game, force }
}

/** Whether a file claims to be a force, whatever else is wrong with it. */
export function isForceFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"fray-force-/.test(text)
}

function isRecord(data: unknown): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
