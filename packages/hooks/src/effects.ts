import type { Source } from '@fray/kernel'

/**
 * Something that lasts for a time on a bearer: plain data in the game's state. What it does is said by the hooks of its
 * object, which is another one than the spell or item that made it: who knows a curse is not cursed.
 */
export interface LastingEffect<Until extends string = string> {
  /** Its own, given once in a match: two effects of one spell are told apart by it, and the older has the lower. */
  readonly id: number
  /** The object whose hooks say what it does. */
  readonly object: string
  /** Who made it, and with what. */
  readonly source: Source
  /** When it ends, in the game's own terms. */
  readonly until: Until
  /** Objects of the bearer's that do nothing while it lasts, where the effect itself names them (a chosen ability). */
  readonly suspends?: readonly string[]
}

/** Where the state counts the effects made so far. */
interface EffectCount {
  effectsMade: number
}

/** Whoever effects may lie on, while they change. */
interface EffectBearer<E> {
  effects: E[]
}

/** Puts an effect on a bearer, in place of those that it replaces. */
export function addEffect<E extends LastingEffect>(
  count: EffectCount,
  bearer: EffectBearer<E>,
  effect: Omit<E, 'id'>,
  replaces?: (other: E) => boolean,
): E {
  if (replaces) bearer.effects = bearer.effects.filter((other) => !replaces(other))
  const added = { id: count.effectsMade++, ...effect } as E
  bearer.effects.push(added)
  return added
}

const NONE: readonly never[] = []

/** Ends the effects of a bearer that are due, and gives them. */
export function endEffects<E extends LastingEffect>(
  bearer: EffectBearer<E>,
  ends: (effect: E) => boolean,
): readonly E[] {
  if (bearer.effects.length === 0) return NONE
  const ended = bearer.effects.filter(ends)
  if (ended.length > 0) bearer.effects = bearer.effects.filter((effect) => !ended.includes(effect))
  return ended
}
