import type { Combatant, Effect, Play, Until } from '../state.ts'

/**
 * Puts a temporary effect on a combatant, in place of the same one from the same source. Of those that others gave it under
 * the same name only the strongest counts (SW-RGEN-16), but each lasts as long as its own source lets it.
 */
export function addEffect(
  play: Play,
  bearer: Combatant,
  effect: Pick<Effect, 'ability' | 'until' | 'source'> & Partial<Pick<Effect, 'amount' | 'against'>>,
): void {
  const { amount = 1, against = null, ...rest } = effect
  const gainedThisActivation = play.state.acting?.id === bearer.id
  bearer.effects = bearer.effects.filter(
    (each) => each.ability !== effect.ability || each.against !== against || each.source !== effect.source,
  )
  bearer.effects.push({ ...rest, amount, against, gainedThisActivation })
}

export function removeEffects(bearer: Combatant, ends: (effect: Effect) => boolean): void {
  if (bearer.effects.length > 0) bearer.effects = bearer.effects.filter((effect) => !ends(effect))
}

/**
 * Ends what is due: `combat` after an action, `activation` for everybody's effects of this activation and the active
 * combatant's own next-activation ones, `round` and `turn` for all.
 */
export function endEffects(
  play: Play,
  moment: Extract<Until, 'combat' | 'activation' | 'round' | 'turn'>,
  active?: Combatant,
): void {
  for (const each of play.state.combatants) {
    if (each.effects.length === 0) continue
    removeEffects(each, ({ until, gainedThisActivation }) => {
      if (until === 'combat' || until === moment) return true
      return until === 'next-activation' && moment === 'activation' && each.id === active?.id && !gainedThisActivation
    })
    if (each.id === active?.id) for (const effect of each.effects) effect.gainedThisActivation = false
  }
}

/** SW-RGEN-12, SW-SPELL-41: what a side's combatants caused until their next round ends as that round starts. */
export function endEffectsOfSide(play: Play, side: number): void {
  for (const each of play.state.combatants) {
    removeEffects(each, ({ until, source }) => isBound(until) && play.state.combatants[source]?.side === side)
  }
}

/** The death of a source ends its bound effects; entering a state ends only its latent spells. */
export function endEffectsFrom(play: Play, source: number, which: 'all' | 'latent'): void {
  for (const each of play.state.combatants) {
    removeEffects(
      each,
      (effect) => effect.source === source && (which === 'all' ? isBound(effect.until) : effect.until === 'latent'),
    )
  }
}

function isBound(until: Until): boolean {
  return until === 'my-next-round' || until === 'latent'
}
