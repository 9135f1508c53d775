import { inputError } from '../../../locales/fault.ts'
import { type SavedForce, savedForces } from '../../store/saved-list.ts'
import { readForceFile } from '../model/force-file.ts'
import { forceService } from './service.ts'

/** Saves a force from JSON, if the game can read all of it. */
export async function importForce(text: string, wanted: string | undefined): Promise<SavedForce> {
  const { game = wanted, force } = readForceFile(text)
  if (game === undefined) {
    throw inputError('force file', 'game', 'ui.fault.game-missing')
  }
  return savedForces.keepNew(game, await forceService.read(game, force))
}
