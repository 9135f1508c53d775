import type { Json } from '@fray/kernel'
import { get, update } from 'idb-keyval'

const KEY = 'fray.forces'

/** A force that its owner keeps in this browser. */
export interface KeptForce {
  readonly id: string
  readonly game: string
  readonly force: Json
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

/** All kept forces, those changed last in front. */
export async function keptForces(): Promise<readonly KeptForce[]> {
  const kept = (await get<readonly KeptForce[]>(KEY)) ?? []
  return kept.toSorted((a, b) => b.changed - a.changed)
}

export async function keptForce(id: string): Promise<KeptForce | undefined> {
  return (await keptForces()).find((each) => each.id === id)
}

/** Keeps a force, instead of what was kept under its id. */
export function keepForce(kept: KeptForce): Promise<void> {
  return update<readonly KeptForce[]>(KEY, (all = []) => [kept, ...all.filter(({ id }) => id !== kept.id)])
}

export function forgetForce(id: string): Promise<void> {
  return update<readonly KeptForce[]>(KEY, (all = []) => all.filter((each) => each.id !== id))
}

/** Keeps a force that is new here, and gives its id. */
export async function keepNewForce(game: string, force: Json): Promise<KeptForce> {
  const kept = { id: crypto.randomUUID(), game, force, changed: Date.now() }
  await keepForce(kept)
  return kept
}
