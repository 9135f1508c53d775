import type { Json } from '@fray/kernel'
import type { ForceBook, ForceSummary } from '../../../shared/force-protocol.ts'
import { randomId } from '../../../shared/random-id.ts'
import { type SavedForce, savedForces } from '../../store/saved-list.ts'
import { forceService } from './service.ts'

/** The source of a seat’s force. */
export type ForcePick =
  | { readonly kind: 'mine' | 'ready'; readonly id: string }
  | { readonly kind: 'random'; readonly seed: string }

/** A saved force and its summary. */
export interface MyForce {
  readonly kept: SavedForce
  readonly outline: ForceSummary
}

export function randomPick(): ForcePick {
  return { kind: 'random', seed: randomId() }
}

/** Lists the saved forces of a game, without unreadable ones. */
export async function myForces(game: string): Promise<readonly MyForce[]> {
  const own = (await savedForces.all()).filter((kept) => kept.game === game)
  const outlined = await Promise.all(
    own.map(async (kept) => {
      const outline = await forceService.outline(game, kept.force).catch(() => undefined)
      return outline ? [{ kept, outline }] : []
    }),
  )
  return outlined.flat()
}

/** Resolves the picks. Random forces match the size of a chosen one, or each other. */
export async function forcesOf(
  game: string,
  picks: readonly ForcePick[],
  book: ForceBook,
  mine: readonly MyForce[],
): Promise<readonly (Json | undefined)[]> {
  const chosen = picks.map((pick) => {
    if (pick.kind === 'mine') return mine.find(({ kept }) => kept.id === pick.id)?.kept.force
    if (pick.kind === 'ready') return book.ready.find(({ id }) => id === pick.id)?.force
    return undefined
  })
  let like = chosen.find((force) => force !== undefined)
  const forces: (Json | undefined)[] = []
  for (const [seat, pick] of picks.entries()) {
    if (pick.kind !== 'random') {
      forces.push(chosen[seat])
      continue
    }
    const made = await forceService.random(game, pick.seed, like === undefined ? undefined : { like, faction: 'any' })
    like ??= made
    forces.push(made)
  }
  return forces
}
