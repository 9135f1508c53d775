import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { giveDispelling, hideGems, showGems, usePapyrus } from '../magic/gems.ts'
import { answerAndSettle, newLiturgy, spellReaches, takeEffect, targetOf, tellSpell } from '../magic/liturgy.ts'
import { type SpellAbility, spellTargets, successesNeeded } from '../magic/spells.ts'
import { chooseTarget } from '../magic/targets.ts'
import { endEffects } from '../morale/effects.ts'
import { enterState } from '../morale/states.ts'
import type { Combatant, Liturgy, Turn } from '../state.ts'
import { mixedRoll } from './mixed-roll.ts'

/** SM-MISSING-02: designated, measured, bid for in secret and settled by a mixed roll. */
export function* castSpell(turn: Turn, caster: Combatant, ability: SpellAbility): Procedure {
  const { id, spell } = ability
  const target =
    spell.aim === 'own' ? null : yield* chooseTarget(turn, caster, ability, spellTargets(turn, caster, spell))
  turn.state.acting!.spells.push(id)
  const liturgy = newLiturgy(id, caster, target)
  turn.state.liturgy = liturgy
  tellSpell(turn, 'designates', caster, ability, target, ['SM-MISSING-02'])
  if (yield* settle(turn, caster, ability, liturgy)) yield* holdLiturgy(turn, caster, ability, liturgy)
  turn.state.liturgy = null
  endEffects(turn, 'combat')
}

/** SM-BASE-05, SW-SPELL-40: measured at the designation, and again if another target is named. False if it is lost. */
function* settle(turn: Turn, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): Procedure<boolean> {
  if (!isInReach(turn, caster, ability, liturgy)) return false
  const { target } = liturgy
  if (!(yield* answerAndSettle(turn, caster, ability, liturgy))) {
    tellSpell(turn, 'spell-lost', caster, ability, targetOf(turn, liturgy), ['SW-SPELL-36'])
    return false
  }
  return liturgy.target === target || isInReach(turn, caster, ability, liturgy)
}

function isInReach(turn: Turn, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): boolean {
  const { spell } = ability
  const target = targetOf(turn, liturgy)
  if (!target || spell.aim === 'own' || spellReaches(turn, caster, spell, target)) return true
  tellSpell(turn, 'spell-out-of-range', caster, ability, target, ['SM-BASE-05', 'SM-MISSING-02'])
  return false
}

/** SW-SPELL-23 to -28: hidden bids, shown together. */
function* holdLiturgy(turn: Turn, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): Procedure {
  const moment = { acting: caster, target: targetOf(turn, liturgy), spell: ability.id }
  giveDispelling(turn, liturgy)
  yield* window(turn, { at: 'before-hiding', ...moment })
  usePapyrus(turn, caster, liturgy)
  yield* hideGems(turn, caster, liturgy)
  yield* window(turn, { at: 'after-hiding', ...moment })
  const shown = showGems(turn, caster, liturgy)
  if (!shown.legal) return enterState(turn, caster, 'concussed', ['SW-SPELL-28'])
  yield* window(turn, { at: 'after-revealing', ...moment })
  const successes = yield* mixedRoll(turn, caster, liturgy, shown)
  yield* outcome(turn, caster, ability, liturgy, successes)
}

/** SW-RGEN-05: a variable spell grows no further. */
const MOST = 3

/** SM-DICE-12: enough successes, and nobody cancels it (SW-CONSUMABLE-36, -37). */
function* outcome(
  turn: Turn,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
  successes: number,
): Procedure {
  const target = targetOf(turn, liturgy)
  if (!liturgy.cancelled && successes >= successesNeeded(ability.spell)) {
    yield* window(turn, { at: 'after-outcome', acting: caster, target, spell: ability.id })
  }
  if (liturgy.cancelled) return tellSpell(turn, 'spell-cancelled', caster, ability, target, ['SW-CONSUMABLE-36'])
  if (successes < successesNeeded(ability.spell)) {
    return tellSpell(turn, 'spell-fails', caster, ability, target, ['SM-DICE-12'])
  }
  yield* takeEffect(turn, caster, ability, target, Math.min(MOST, successes))
}
