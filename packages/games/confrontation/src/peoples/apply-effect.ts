import type { TermSource } from '@fray/kernel'
import { applyEffect } from '../lasting-effects.ts'
import type { Effect, Fighter, Play, Until } from '../state.ts'

/** Adds an effect that comes from another fighter's card, once at a time. */
export function addEffectTo(
  play: Play,
  target: Fighter,
  object: string,
  source: TermSource,
  until: Until,
  x: number | null = null,
): Effect {
  return applyEffect(play, target, { object, source, until, x })
}
