import { endEffects, addEffect as putOn } from '@fray/hooks'
import { registry } from '../ability.ts'
import { type Combatant, type Effect, isStanding, ownerOf, type Play, type Until } from '../state.ts'

/**
 * Puts a temporary effect on a combatant and replaces the same one from the same source. Of effects from others under
 * the same name only the strongest counts (SW-RGEN-16), but each lasts as long as its own source maintains it.
 */
export function addEffect(
  play: Play,
  bearer: Combatant,
  effect: Pick<Effect, 'object' | 'until' | 'source'> & Partial<Pick<Effect, 'amount' | 'against'>>,
): void {
  const { object, until, source, amount = 1, against = null } = effect
  const gainedThisActivation = play.state.acting?.id === bearer.id
  putOn<Effect>(
    play.state,
    bearer,
    { object, until, source, amount, against, gainedThisActivation },
    (other) => other.object === object && other.against === against && other.source.bearer === source.bearer,
  )
}

/**
 * Ends what is due: `combat` after an action, `activation` for everybody's effects of this activation and the active
 * combatant's own next-activation ones, `round` and `turn` for all.
 */
export function endDueEffects(
  play: Play,
  moment: Extract<Until, 'combat' | 'activation' | 'round' | 'turn'>,
  active?: Combatant,
): void {
  for (const combatant of play.state.combatants) {
    if (combatant.effects.length === 0) continue
    endEffects(combatant, ({ until, gainedThisActivation }) => {
      if (until === 'combat' || until === moment) return true
      return (
        until === 'next-activation' && moment === 'activation' && combatant.id === active?.id && !gainedThisActivation
      )
    })
    if (combatant.id === active?.id) for (const effect of combatant.effects) effect.gainedThisActivation = false
  }
}

/** SW-RGEN-12, SW-SPELL-41: ends effects "until the next round" of a side's combatants when that round starts. */
export function endEffectsOfSide(play: Play, side: number): void {
  for (const combatant of play.state.combatants) {
    endTold(
      play,
      combatant,
      ({ until, source }) => isBound(until) && play.state.combatants[source.bearer]?.side === side,
    )
  }
}

/** Ends effects of a source: all bound ones when it dies, only latent spells when it enters a state. */
export function endEffectsFrom(play: Play, source: number, which: 'all' | 'latent'): void {
  for (const combatant of play.state.combatants) {
    endTold(
      play,
      combatant,
      (effect) =>
        effect.source.bearer === source && (which === 'all' ? isBound(effect.until) : effect.until === 'latent'),
    )
  }
}

/** SW-SPELL-41: ends effects on a bearer and logs it if the bearer is still standing. */
export function endTold(play: Play, bearer: Combatant, ends: (effect: Effect) => boolean): void {
  for (const { object } of endEffects(bearer, ends)) {
    if (!isStanding(bearer)) continue
    const args = { bearer: { figure: bearer.id }, effect: registry.get(object).name }
    play.log('effect-ended', args, ['SW-SPELL-41'], { seat: ownerOf(play, bearer) })
  }
}

function isBound(until: Until): boolean {
  return until === 'my-next-round' || until === 'latent'
}
