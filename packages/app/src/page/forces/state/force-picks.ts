import type { Json } from '@fray/kernel'
import type { ForceBook, ForceSummary } from '../../../shared/force-protocol.ts'
import { randomId } from '../../../shared/random-id.ts'
import { type SavedForce, savedForces } from '../../store/saved-list.ts'
import type { OpenBook } from './force-book.ts'
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

/** Gets the force of a pick, unless it is a random one. */
function chosenForce(pick: ForcePick, { ready }: ForceBook, mine: readonly MyForce[]): Json | undefined {
  if (pick.kind === 'mine') return mine.find(({ kept }) => kept.id === pick.id)?.kept.force
  return pick.kind === 'ready' ? ready.find(({ id }) => id === pick.id)?.force : undefined
}

/** Gets the force of one pick. A random force is of the size of the given one. */
export async function forceLike(
  like: Json,
  pick: ForcePick,
  { game, book }: OpenBook,
  mine: readonly MyForce[],
): Promise<Json | undefined> {
  if (pick.kind !== 'random') return chosenForce(pick, book, mine)
  return forceService.random(game.id, pick.seed, { like, faction: 'any' })
}

/** Resolves the picks. Random forces match the size of a chosen one, or each other. */
export async function forcesOf(
  game: string,
  picks: readonly ForcePick[],
  book: ForceBook,
  mine: readonly MyForce[],
): Promise<readonly (Json | undefined)[]> {
  const chosen = picks.map((pick) => chosenForce(pick, book, mine))
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
