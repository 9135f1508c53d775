import { type AnyGame, loadGame } from '@fray/games'
import { type Forces, InputError, type Json } from '@fray/kernel'
import { RequestError } from '../request-error.ts'
import type { CheckedForce, Preparation } from './room-messages.ts'

type Composition = Extract<Preparation, { kind: 'compose' }>

/** Asks the rules what must be known before a match begins. It runs beside the main thread: a large force takes time. */
export async function prepareMatch(preparation: Preparation): Promise<Json> {
  const game = await loadGame(preparation.game)
  if (!game) throw new RequestError('invalid', `game: unknown game "${preparation.game}"`)
  if (preparation.kind === 'count-seats') return game.rules.seats(game.rules.readSetup(preparation.setup))
  const forces = await forcesOf(game)
  if (preparation.kind === 'check-force') return { ...checkForce(forces, preparation) }
  return composeSetup(game, forces, preparation)
}

function checkForce(forces: Forces, { setup, force }: Extract<Preparation, { kind: 'check-force' }>): CheckedForce {
  const { faults, scale } = forces.describe(forces.read(force))
  const agreed = forces.inSetup(setup).map((given) => forces.describe(given).scale)
  return { isLegal: faults.length === 0, scale, agreed }
}

/** Forces that do not fit together are refused: then someone must choose another one. */
function composeSetup(game: AnyGame, forces: Forces, { setup: agreed, forces: chosen }: Composition): Json {
  try {
    const read = chosen.map((force) => (force === undefined ? undefined : forces.read(force)))
    const setup = forces.setup(agreed, read)
    game.rules.readSetup(setup)
    return setup
  } catch (error) {
    if (error instanceof InputError) throw new RequestError('refused', error.message)
    throw error
  }
}

async function forcesOf({ id, content }: AnyGame): Promise<Forces> {
  const forces = await content.forces?.()
  if (!forces) throw new RequestError('refused', `forces: ${id} has no forces to choose`)
  return forces
}
