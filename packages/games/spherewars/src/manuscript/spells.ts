import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import {
  answerAndSettle,
  bidForSpell,
  designate,
  spellReaches,
  takeEffect,
  targetOf,
  tellSpell,
} from '../magic/liturgy.ts'
import { type SpellAbility, successesNeeded } from '../magic/spells.ts'
import type { Combatant, Liturgy, Play } from '../state.ts'
import { mixedRoll } from './combat/mixed-roll.ts'

/** SM-MISSING-02: a spell is designated, measured, bid for in secret and settled by a mixed roll. */
export function castSpell(play: Play, caster: Combatant, ability: SpellAbility): Procedure {
  return designate(play, caster, ability, 'SM-MISSING-02', holdLiturgy)
}

/**
 * SM-BASE-05, SW-SPELL-40: measures on designation, and again if another target is named. Returns false if the spell is
 * lost.
 */
function* settle(play: Play, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): Procedure<boolean> {
  if (!isInReach(play, caster, ability, liturgy)) return false
  const { target } = liturgy
  if (!(yield* answerAndSettle(play, caster, ability, liturgy))) {
    tellSpell(play, 'spell-lost', caster, ability, targetOf(play, liturgy), ['SW-SPELL-36'])
    return false
  }
  return liturgy.target === target || isInReach(play, caster, ability, liturgy)
}

function isInReach(play: Play, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): boolean {
  const { spell } = ability
  const target = targetOf(play, liturgy)
  if (!target || spell.aim === 'own' || spellReaches(play, caster, spell, target)) return true
  tellSpell(play, 'spell-out-of-range', caster, ability, target, ['SM-BASE-05', 'SM-MISSING-02'])
  return false
}

function* holdLiturgy(play: Play, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): Procedure {
  if (!(yield* settle(play, caster, ability, liturgy))) return
  const shown = yield* bidForSpell(play, caster, ability, liturgy)
  if (!shown) return
  const successes = yield* mixedRoll(play, caster, liturgy, shown)
  yield* outcome(play, caster, ability, liturgy, successes)
}

/** SW-RGEN-05: the limit of a variable spell. */
const MOST = 3

/** SM-DICE-12: applies the spell if it has enough successes and no one cancels it (SW-CONSUMABLE-36, -37). */
function* outcome(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
  successes: number,
): Procedure {
  const target = targetOf(play, liturgy)
  if (!liturgy.cancelled && successes >= successesNeeded(ability.spell)) {
    yield* window(play, { at: 'after-outcome', acting: caster, target, spell: ability.id })
  }
  if (liturgy.cancelled) return tellSpell(play, 'spell-cancelled', caster, ability, target, ['SW-CONSUMABLE-36'])
  if (successes < successesNeeded(ability.spell)) {
    return tellSpell(play, 'spell-fails', caster, ability, target, ['SM-DICE-12'])
  }
  yield* takeEffect(play, caster, ability, target, Math.min(MOST, successes))
}
