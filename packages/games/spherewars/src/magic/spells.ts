import { type Procedure, Tally, text } from '@fray/kernel'
import type { Ability } from '../ability.ts'
import { sightToTarget } from '../ground/sight.ts'
import { type Combatant, isStanding, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Act, ActOn } from './act.ts'
import { ableSorcerers } from './power.ts'

/** SW-SPELL-12: a spell on the caster (or places around it) or on a target named in the designation. */
export type Spell = OwnSpell | AimedSpell

interface AnySpell {
  /** Successes needed (SW-SPELL-13); variable spells need one and count up to three. */
  readonly difficulty: 1 | 2 | 3 | 'variable'
  /** Why it cannot be designated now, as a phrase id; null if it can. */
  findBar?(play: Play, caster: Combatant): string | null
}

export interface OwnSpell extends AnySpell {
  readonly aim: 'own'
  effect(play: Play, act: Act): Procedure
}

export interface AimedSpell extends AnySpell {
  /** Friends are the members of its own band (SW-MULTI-16), including the caster. */
  readonly aim: 'enemy' | 'friend' | 'either'
  /** Inches, measured in the last step (SW-SPELL-33). */
  readonly range: number
  /** Further conditions on the target, never a distance. */
  mayTarget?(play: Play, caster: Combatant, target: Combatant): boolean
  effect(play: Play, act: ActOn): Procedure
}

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
