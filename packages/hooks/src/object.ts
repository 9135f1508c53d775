import type { LastingEffect } from './effects.ts'

/** Anything with special rules: a figure, a unit, a card. */
export interface Bearer<E extends LastingEffect = LastingEffect> {
  /** Its number in the match. Caches are lists indexed by it, so it must be small and whole. */
  readonly id: number
  readonly effects: readonly E[]
}

/**
 * A special rule of any kind: ability, weapon, armour, artefact, spell or lasting effect. A game extends this interface
 * with its hooks: the questions its core asks and the moments it announces, all optional.
 *
 * P is the game's play, B its bearer, E its lasting effect, Stage the names of the stages of its order.
 */
export interface HookObject<P, B extends Bearer<E>, E extends LastingEffect, Stage extends string = string> {
  readonly id: string
  /** Whether having it several times, lasting or by effects, counts only once. */
  readonly once?: boolean
  /** When it answers among all objects of a hook: one stage for all hooks, or one for each hook named. */
  readonly stage?: Stage | { readonly [hook: string]: Stage }
  /** Other objects that the bearer has through this one, as long as it has it. */
  readonly grants?: readonly string[]
  /** Others that it has through this one only while a condition holds. */
  readonly grantsWhile?: readonly ConditionalGrant<P, B, E>[]
  /** Objects that others have because of the bearer. */
  readonly aura?: Aura<P, B>
  /** Objects of the bearer that do nothing as long as it has this one. */
  readonly suspends?: readonly string[]
}

interface ConditionalGrant<P, B extends Bearer<E>, E extends LastingEffect> {
  readonly gives: readonly string[]
  /** `effect` is the one through which the bearer has the granting object; null for a lasting one. */
  holds(play: P, bearer: B, effect: E | null): boolean
}

export interface Aura<P, B> {
  readonly gives: readonly string[]
  reaches(play: P, bearer: B, other: B): boolean
}
