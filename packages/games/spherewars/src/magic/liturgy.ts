import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { measureWithin } from '../ground/measuring.ts'
import { endDueEffects } from '../morale/effects.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, combatant, type Liturgy, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { kill } from '../wounds/wounds.ts'
import type { Act } from './act.ts'
import { giveDispelling, hideGems, type RevealedGems, showGems, usePapyrus } from './gems.ts'
import { liturgyRoll } from './liturgy-roll.ts'
import { answerDesignation, settleTarget } from './liturgy-target.ts'
import type { AimedSpell } from './spell.ts'
import { needsSight, type SpellAbility, spellTargets, successesNeeded } from './spells.ts'
import { chooseTarget } from './targets.ts'
import { afterPower, fateOf, returnGems, strainCaster, tellPowers } from './uncontrolled-power.ts'

/** How an edition resolves a designated spell. */
type Holding = (play: Play, caster: Combatant, ability: SpellAbility, liturgy: Liturgy) => Procedure

/** SW-SPELL-19, -52: casts a spell, from its designation to its effect. */
export function castSpell(play: Play, caster: Combatant, ability: SpellAbility): Procedure {
  return designate(play, caster, ability, 'SW-SPELL-21', holdLiturgy)
}

/** SW-SPELL-20, -21; SM-MISSING-02: names the spell and its target, then resolves the liturgy. */
export function* designate(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  rule: string,
  hold: Holding,
): Procedure {
  const { id, spell } = ability
  const target =
    spell.aim === 'own'
      ? null
      : yield* chooseTarget(play, caster, ability, spellTargets(play, caster, spell), spell.range)
  play.state.acting!.spells.push(id)
  const liturgy = newLiturgy(id, caster, target)
  play.state.liturgy = liturgy
  tellSpell(play, 'designates', caster, ability, target, [rule])
  yield* hold(play, caster, ability, liturgy)
  play.state.liturgy = null
  endDueEffects(play, 'combat')
}

function newLiturgy(spell: string, caster: Combatant, target: Combatant | null): Liturgy {
  return {
    spell,
    caster: caster.id,
    target: target?.id ?? null,
    changed: false,
    hidden: [],
    castingGift: 0,
    dispellingGift: 0,
    dispellingDue: 0,
    bids: [0, 0],
    revealed: false,
    powers: [],
    cancelled: false,
  }
}

function* holdLiturgy(play: Play, caster: Combatant, ability: SpellAbility, liturgy: Liturgy): Procedure {
  if (!(yield* answerAndSettle(play, caster, ability, liturgy))) {
    return tellSpell(play, 'spell-lost', caster, ability, targetOf(play, liturgy), ['SW-SPELL-36'])
  }
  const shown = yield* bidForSpell(play, caster, ability, liturgy)
  if (shown) yield* finalOutcome(play, caster, ability, liturgy, shown)
}

/** SW-SPELL-23 to -28, -52: secret bids, revealed together; null if the spell ends with them. */
export function* bidForSpell(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
): Procedure<RevealedGems | null> {
  const moment = { acting: caster, target: targetOf(play, liturgy), spell: ability.id }
  giveDispelling(play, liturgy)
  yield* window(play, { at: 'before-hiding', ...moment })
  usePapyrus(play, caster, liturgy)
  yield* hideGems(play, caster, liturgy)
  yield* window(play, { at: 'after-hiding', ...moment })
  const shown = showGems(play, caster, liturgy)
  if (!shown.legal) {
    enterState(play, caster, 'concussed', ['SW-SPELL-28'])
    return null
  }
  yield* window(play, { at: 'after-revealing', ...moment })
  return shown
}

export function* answerAndSettle(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
): Procedure<boolean> {
  const { spell } = ability
  if (spell.aim !== 'own') return yield* settleTarget(play, caster, { ...ability, spell }, liturgy)
  yield* answerDesignation(play, caster, ability.id)
  return true
}

/** SW-SPELL-29 to -33, SW-UPOWER-01, -05, -06: the roll, the powers it releases, the spell, and the caster's fate. */
function* finalOutcome(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
  shown: RevealedGems,
): Procedure {
  const { powers, successes } = yield* liturgyRoll(play, caster, liturgy, shown)
  liturgy.powers = powers
  tellPowers(play, caster, powers)
  returnGems(play, caster, powers, shown.spent)
  // SW-CONSUMABLE-36: any power frees the spell from a cancellation declared before the dice.
  if (liturgy.cancelled && powers.length === 0) {
    return tellSpell(play, 'spell-cancelled', caster, ability, targetOf(play, liturgy), ['SW-CONSUMABLE-36'])
  }
  liturgy.cancelled = false
  const doomed = powers.includes('uncontrollable-inferior') && caster.wounds <= 1
  yield* strainCaster(play, caster, powers)
  if (successes < successesNeeded(ability.spell)) {
    tellSpell(play, 'spell-fails', caster, ability, targetOf(play, liturgy), ['SW-SPELL-32', 'SW-SPELL-13'])
  } else {
    yield* resolve(play, caster, ability, liturgy, successes)
  }
  yield* afterPower(play, caster, liturgy, doomed)
}

/** SW-SPELL-33: the last chance to cancel, then measuring and the effect. */
function* resolve(
  play: Play,
  caster: Combatant,
  ability: SpellAbility,
  liturgy: Liturgy,
  successes: number,
): Procedure {
  const target = targetOf(play, liturgy)
  yield* window(play, { at: 'after-outcome', acting: caster, target, spell: ability.id })
  // SW-CONSUMABLE-37: a superior power defeats the papyrus.
  if (liturgy.cancelled && fateOf(liturgy.powers) === 'open') {
    return tellSpell(play, 'spell-cancelled', caster, ability, target, ['SW-CONSUMABLE-37'])
  }
  const { spell } = ability
  if (target && spell.aim !== 'own' && !spellReaches(play, caster, spell, target)) {
    return tellSpell(play, 'spell-out-of-range', caster, ability, target, ['SW-SPELL-33'])
  }
  yield* takeEffect(play, caster, ability, target, successes)
}

/** SW-SPELL-33, SW-WOUND-14: applies a successful spell that reaches its target. */
export function* takeEffect(
  play: Play,
  caster: Combatant,
  { spell, ...ability }: SpellAbility,
  target: Combatant | null,
  successes: number,
): Procedure {
  const act: Act = { kind: 'spell', actor: caster, successes, rules: [ability.rule] }
  if (spell.aim === 'own') {
    tellSpell(play, 'spell-succeeds', caster, ability, null, ['SW-SPELL-32'])
    return yield* spell.effect(play, act)
  }
  if (!target) return
  tellSpell(play, 'spell-succeeds', caster, ability, target, ['SW-SPELL-32', 'SW-SPELL-33'])
  yield* spell.effect(play, { ...act, target })
  // Effects without wounds also destroy an ephemeral enemy; combatants around it have already been affected
  // (SW-RACE-71).
  if (target.profile.ephemeral && target.side !== caster.side) {
    yield* kill(play, target, { by: caster, kind: 'spell', rules: ['SW-WOUND-14'] })
  }
}

/** SW-SPELL-20, -33: the first time the distance is measured. */
export function spellReaches(play: Play, caster: Combatant, spell: AimedSpell, target: Combatant): boolean {
  if (target.id === caster.id) return true
  let reach = spell.range
  if (needsSight(caster, target)) {
    hooks.each(play, target, 'spellReach', (ability, effect) => {
      reach = Math.min(reach, ability.spellReach(play, target, effect))
    })
  }
  return measureWithin(play, caster, target, inches(reach))
}

export function targetOf(play: Play, { target }: Liturgy): Combatant | null {
  return target === null ? null : combatant(play, target)
}

export function tellSpell(
  play: Play,
  type: string,
  caster: Combatant,
  ability: Pick<SpellAbility, 'name' | 'rule'>,
  target: Combatant | null,
  rules: readonly string[],
): void {
  play.log(
    type,
    { caster: { figure: caster.id }, spell: ability.name, target: { figure: target?.id ?? caster.id } },
    [ability.rule, ...rules],
    { seat: ownerOf(play, caster), isOutcome: type !== 'designates' },
  )
}
