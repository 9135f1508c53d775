import type { Json } from '@fray/kernel'
import { KeptList } from '../store/kept-list.ts'

/** A force that its owner keeps in this browser. */
export interface KeptForce {
  readonly id: string
  readonly game: string
  readonly force: Json
  /** When it was changed last, in milliseconds. */
  readonly changed: number
}

const forces = new KeptList<KeptForce>('fray.forces')

/** All kept forces, those changed last in front. */
export const keptForces = () => forces.all()

export const keptForce = (id: string) => forces.one(id)

/** Keeps a force, instead of what was kept under its id. */
export const keepForce = (kept: KeptForce) => forces.keep(kept)

export const forgetForce = (id: string) => forces.forget(id)

/** Keeps a force that is new here, and gives its id. */
export const keepNewForce = (game: string, force: Json) =>
  forces.keepNew({ id: crypto.randomUUID(), game, force, changed: Date.now() })
