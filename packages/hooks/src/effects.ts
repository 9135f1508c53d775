import type { TermSource } from '@fray/kernel'

/**
 * Something that lasts for a time on a bearer: plain data in the game's state. Its object's hooks say what it does.
 * That object differs from the spell or item that made the effect: knowing a curse does not make one cursed.
 */
export interface LastingEffect<Until extends string = string> {
  /** Unique in a match, so that two effects of one spell can be told apart; older effects have lower ids. */
  readonly id: number
  /** The object whose hooks say what it does. */
  readonly object: string
  /** Its origin: who made it, and with what. */
  readonly source: TermSource
  /** When it ends, in the game's own terms. */
  readonly until: Until
  /** The bearer's objects that do nothing while it lasts, if the effect itself names them (a chosen ability). */
  readonly suspends?: readonly string[]
}

/** The part of the state that counts the effects made so far. */
interface EffectCount {
  effectsMade: number
}

/** A bearer whose effects can be changed. */
interface EffectBearer<E> {
  effects: E[]
}

/** Puts an effect on a bearer and removes those it replaces. */
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

/** Ends and returns a bearer's effects that are due. */
export function endEffects<E extends LastingEffect>(
  bearer: EffectBearer<E>,
  ends: (effect: E) => boolean,
): readonly E[] {
  if (bearer.effects.length === 0) return NONE
  const ended = bearer.effects.filter(ends)
  if (ended.length > 0) bearer.effects = bearer.effects.filter((effect) => !ended.includes(effect))
  return ended
}
