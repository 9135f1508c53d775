import type { Json } from '@fray/kernel'
import { withPresentKeys } from '../armies/cards/former-keys.ts'
import { emptyState, newFighter } from '../preparation/beginning.ts'
import type { Effect, Fighter, State } from '../state.ts'

const FORMER_VERSIONS: readonly string[] = ['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/**
 * Turns the state of a former version into a present one. Version 12 added fields: older states have no markers on the
 * ground, stored gems or passengers. Version 13 named spells, miracles and capacities by their names, not their rules.
 */
export function migrate(saved: Json, from: string): State | undefined {
  if (!FORMER_VERSIONS.includes(from)) return undefined
  const { fighters, ...rest } = withPresentKeys(saved) as unknown as State
  return { ...emptyState([], [], fighters.map(presentFighter)), ...rest }
}

function presentFighter(saved: Fighter): Fighter {
  const { id, seat, card, member, serves, effects } = saved
  return { ...newFighter(id, seat, card, member, serves), ...saved, effects: effects.map(presentEffect) }
}

/** The effect of Aura of Light, which has always been called by its name, had the name of the spell itself. */
function presentEffect(effect: Effect): Effect {
  return effect.object === 'aura-of-light' ? { ...effect, object: 'under-aura-of-light' } : effect
}
