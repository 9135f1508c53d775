import type { Tally } from '@fray/kernel'
import type { LastingEffect } from './effects.ts'
import { Hooks } from './hooks.ts'
import type { HookObject } from './object.ts'
import { Registry } from './registry.ts'
import type { Uses } from './uses.ts'

/** A minimal game of knights with special rules, for testing the hooks. */
export interface Knight {
  readonly id: number
  readonly card: { readonly traits: readonly string[] }
  items: readonly string[]
  effects: Curse[]
  readonly uses: Uses
  /** Traits that the knight may not use at present. */
  silenced: readonly string[]
  place: number
}

export interface Curse extends LastingEffect<'turn' | 'game'> {
  readonly amount: number
}

export interface Tournament {
  readonly knights: readonly Knight[]
  turn: number
  night: boolean
}

export type Stage = 'first' | 'usual' | 'last'

export interface Trait extends HookObject<Tournament, Knight, Curse, Stage> {
  might?(q: { readonly tally: Tally }, bearer: Knight, effect: Curse | null): void
  cry?(bearer: Knight, effect: Curse | null): string
  readonly fearless?: true
}

/** Creates a new registry for a test. */
export function traits(...defined: readonly Trait[]): Hooks<Tournament, Knight, Curse, Trait> {
  const registry = new Registry<Trait>({ stages: ['first', 'usual', 'last'], usual: 'usual' })
  registry.define(...defined)
  return new Hooks(registry, {
    printedSource: ({ card }) => card,
    idsOn: ({ card }) => card.traits,
    carriedIds: ({ items }) => items,
    presentBearers: ({ knights }) => knights,
    isOutdone: ({ object, amount }, effects) =>
      effects.some((other) => other.object === object && other.amount > amount),
    suspendedIds: (_play, { silenced }) => silenced,
  })
}

export function knight(id: number, printed: readonly string[], items: readonly string[] = []): Knight {
  return { id, card: { traits: printed }, items, effects: [], uses: {}, silenced: [], place: id }
}

export function tournament(...knights: readonly Knight[]): Tournament {
  return { knights, turn: 1, night: false }
}
