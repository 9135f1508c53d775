import type { PlacedCombatant, Play } from './state.ts'

/** SO-1-40, SO-1-29: a combatant leaves the game for good. */
export function remove({ state }: Play, combatant: PlacedCombatant): void {
  combatant.removed = true
  state.eventful = true
  state.strikes = state.strikes.filter(({ attacker, defender }) => ![attacker, defender].includes(combatant.id))
}

/** SO-1-29: removes a combatant that walked off the play area. */
export function leave(play: Play, combatant: PlacedCombatant): void {
  const details = { seat: combatant.seat, isOutcome: true, removes: [combatant.id] }
  play.log('left', { actor: { figure: combatant.id } }, ['SO-1-29'], details)
  remove(play, combatant)
}
