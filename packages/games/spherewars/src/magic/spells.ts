import { Tally, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { sightToTarget } from '../ground/sight/sight.ts'
import { type Combatant, isStanding, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { ableSorcerers } from './power.ts'
import type { AimedSpell, Spell } from './spell.ts'

/** An ability that is a spell. */
export type SpellAbility = Ability & { readonly spell: Spell }

/** SW-RGEN-05: spells on enemies need sight, spells on friends do not. */
export function needsSight(caster: Combatant, target: Combatant): boolean {
  return target.side !== caster.side
}

/** SW-SPELL-21, SW-SIGHT-19: whether the target can be named now, regardless of distance (SW-SPELL-20). */
export function isLegalTarget(play: Play, caster: Combatant, spell: AimedSpell, target: Combatant): boolean {
  if (!isStanding(target)) return false
  const friend = target.band === caster.band
  if (friend ? spell.aim === 'enemy' : spell.aim === 'friend' || target.side === caster.side) return false
  if (spell.mayTarget && !spell.mayTarget(play, caster, target)) return false
  return !needsSight(caster, target) || sightToTarget(play, caster, target) !== 'none'
}

export function spellTargets(play: Play, caster: Combatant, spell: Spell): Combatant[] {
  if (spell.aim === 'own') return []
  return play.state.combatants.filter((combatant) => isLegalTarget(play, caster, spell, combatant))
}

/** Whether the spell has a target or needs none. */
export function hasSpellTarget(play: Play, caster: Combatant, spell: Spell): boolean {
  if (spell.aim === 'own') return true
  return play.state.combatants.some((combatant) => isLegalTarget(play, caster, spell, combatant))
}

/** SW-SPELL-24, SW-MULTI-15: the caster's power plus one for every other sorcerer of its side. */
export function castingMaximum(play: Play, caster: Combatant, spell: string): Tally {
  const tally = new Tally(text('number.casting')).add(caster.profile.pow ?? 0, text('attribute.pow'), 'SW-PROFILE-18')
  for (const friend of ableSorcerers(play, caster.side)) {
    if (friend.id === caster.id) continue
    tally.add(1, text('term.figure', { figure: { figure: friend.id } }), 'SW-SPELL-24')
    hooks.count(play, friend, 'castingMaximum', { play, tally, actor: caster, ability: spell })
  }
  return tally
}

/** SW-SPELL-13: gets the number of successes needed; variable spells need one. */
export function successesNeeded({ difficulty }: Spell): number {
  return difficulty === 'variable' ? 1 : difficulty
}
