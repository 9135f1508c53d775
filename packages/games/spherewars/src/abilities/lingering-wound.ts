import { endEffects } from '@fray/hooks'
import { type Procedure, text } from '@fray/kernel'
import { define } from '../ability.ts'
import { targetRoll } from '../dice.ts'
import { addEffect } from '../morale/effects.ts'
import { type Combatant, combatant, type Effect, isStanding, ownerOf, type Play } from '../state.ts'
import { dealWounds } from '../wounds/wounds.ts'

const LINGERING_WOUND = 'lingering-wound'

/** SW-RGEN-11: the wound reopens on this result or more. */
const BREAKS_OPEN = 4

/** SW-RGEN-11: marks the victim; it can have only one marker. */
export function addLingeringWound(play: Play, victim: Combatant, source: Combatant, rules: readonly string[]): void {
  if (!isStanding(victim)) return
  endEffects(victim, ({ object }) => object === LINGERING_WOUND)
  addEffect(play, victim, {
    object: LINGERING_WOUND,
    until: 'game',
    source: { bearer: source.id, object: LINGERING_WOUND },
  })
  play.log('lingering-wound', { victim: { figure: victim.id } }, [...rules, 'SW-RGEN-11'], {
    seat: ownerOf(play, victim),
  })
}

/** Rolls at the start of the victim's next activation: the wound may hurt again, and the marker is removed. */
function* breakOpen(play: Play, bearer: Combatant, effect: Effect | null): Procedure {
  endEffects(bearer, ({ object }) => object === LINGERING_WOUND)
  const purpose = text('roll.lingering-wound', { victim: { figure: bearer.id } })
  const { successes } = yield* targetRoll(play, purpose, ['SW-RGEN-11'], ownerOf(play, bearer), 1, BREAKS_OPEN)
  if (successes === 0) return
  const by = effect ? combatant(play, effect.source.bearer) : null
  yield* dealWounds(play, bearer, 1, { by, kind: 'lingering', rules: ['SW-RGEN-11'] })
}

define({
  id: LINGERING_WOUND,
  name: 'Lingering wound',
  rule: 'SW-RGEN-11',
  house: true,
  activationStart: breakOpen,
  endsByHealing: true,
})
