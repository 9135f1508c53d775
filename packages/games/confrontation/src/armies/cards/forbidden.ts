import forbidden from '../../../data/forbidden.json' with { type: 'json' }
import { addFault, type LineContext } from '../checks/army-fault.ts'

/** CF-REV-02, -03: a card of earlier editions that is forbidden. */
interface ForbiddenCard {
  readonly name: string
  readonly rule: string
}

export const forbiddenCards: readonly ForbiddenCard[] = [
  ...forbidden.sets.map(({ name }) => ({ name, rule: 'CF-REV-02' })),
  ...forbidden.effects.map(({ name }) => ({ name, rule: 'CF-REV-03' })),
]

/** CF-REV-02: a card of a forbidden set starts with the set's name ("spellbook-of-fire"); CF-REV-03: single effects. */
function forbiddenCard(id: string): ForbiddenCard | undefined {
  const set = forbidden.sets.find((otherSet) => id === otherSet.id || id.startsWith(`${otherSet.id}-`))
  if (set) return { name: set.name, rule: 'CF-REV-02' }
  const effect = forbidden.effects.find((otherEffect) => otherEffect.id === id)
  return effect && { name: effect.name, rule: 'CF-REV-03' }
}

/** Adds the fault for a card that is not in the catalogue: forbidden or unknown. */
export function addMissingFault(army: LineContext, kind: string, id: string, field: string, rule: string): void {
  const card = forbiddenCard(id)
  if (card) addFault(army, 'forbidden', { card: card.name }, field, card.rule)
  else addFault(army, `no-${kind}`, { id }, field, rule)
}
