import type { Json } from '@fray/kernel'
import { pack } from '../../share/model/codec.ts'
import { download } from '../../share/state/download.ts'
import { type SavedForce, savedForces } from '../../store/saved-list.ts'
import { writeForceFile } from '../model/force-file.ts'
import { forceService } from './service.ts'

/** Renames a force; throws if its game has no such name field. */
async function withName(game: string, force: Json, name: string): Promise<Json> {
  const value = name.trim() === '' ? null : name.trim()
  return (await forceService.draft(game, force, [{ kind: 'set', place: 'name', value }])).force
}

export async function renameSavedForce(kept: SavedForce, name: string): Promise<void> {
  const force = await withName(kept.game, kept.force, name)
  await savedForces.keep({ ...kept, force, changed: Date.now() })
}

/** Saves a copy of a force under another name. */
export async function duplicateForce(game: string, force: Json, name: string): Promise<SavedForce> {
  return savedForces.keepNew(game, await withName(game, force, name.slice(0, 60)))
}

/** Downloads a force as a file. */
export function exportForce(game: string, force: Json, name: string): void {
  const stem = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  download(`${game}-${stem || 'force'}.json`, writeForceFile(game, force, 2))
}

/** Gets a link to a force. */
export async function linkToForce(game: string, force: Json): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}#/forces/shared/${await pack(writeForceFile(game, force))}`
}
