import { type KeptForce, keptForces } from '../store/kept-list.ts'
import { refusal } from '../words/fault.ts'
import { readForceFile } from './force-file.ts'
import { forceService } from './service.ts'

/** Keeps a force that was written as JSON, if the game can read all of it. */
export async function importForce(text: string, wanted: string | undefined): Promise<KeptForce> {
  const { game = wanted, force } = readForceFile(text)
  if (game === undefined) {
    throw refusal('force file', 'game', 'ui.fault.game-missing')
  }
  return keptForces.keepNew(game, await forceService.read(game, force))
}
