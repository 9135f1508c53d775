/** Building blocks for the deeds, spells and passives of the races. */
import { type Message, type Procedure, type Tally, type TermSource, text } from '@fray/kernel'
import { type Casualties, type Definition, effectOf, registry } from '../ability.ts'
import { standing } from '../ground/board.ts'
import type { Act, ActOn } from '../magic/act.ts'
import type { AimedDeed, OwnDeed } from '../magic/deed.ts'
import type { AimedSpell, OwnSpell, Spell } from '../magic/spell.ts'
import { addEffect } from '../morale/effects.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, type Effect, isIn, isStanding, type Play, type StateKind, type Until } from '../state.ts'
import { has } from '../traits.ts'
import { type DamageReport, damageRoll } from '../wounds/damage.ts'
import { dealWounds } from '../wounds/wounds.ts'
import { addLingeringWound } from './lingering-wound.ts'

/** Completes an ability with its hooks; its name and rule come from the list. */
export function listedAbility(id: string, hooks: Partial<Omit<Definition, 'id' | 'name' | 'rule'>>): Definition {
  return { ...registry.get(id), ...hooks }
}

const labels = new Map<string, Message>()

/** Adds an ability's term to a tally, labelled with the ability's name and rule. */
export function addAbilityTerm(tally: Tally, id: string, amount: number): void {
  const { name, rule } = registry.get(id)
  let label = labels.get(id)
  if (!label) {
    label = text('ability', { name })
    labels.set(id, label)
  }
  tally.add(amount, label, rule)
}

/** SW-RGEN-04: picks the row for a number of successes; the last row also covers all higher numbers. */
export function rowFor<T>(successes: number, ...rows: readonly T[]): T {
  return rows[Math.min(successes, rows.length) - 1]!
}

/** SW-RGEN-15: whether auras and passives that say "may" are currently switched off. */
export function isSuspended(combatant: Combatant): boolean {
  return combatant.fleeing || isIn(combatant, 'paralysed')
}

/** A procedure, or nothing if the effect happens without decisions. */
// biome-ignore lint/suspicious/noConfusingVoidType: plain functions are meant, and they return void.
type EffectResult = Procedure<unknown> | void

/** Applies a deed or spell to its target. */
type EffectOn = (play: Play, act: ActOn) => EffectResult
type OwnEffect = (play: Play, act: Act) => EffectResult

function* carryOut(procedure: EffectResult): Procedure {
  if (procedure) yield* procedure
}

/** Wraps an immediate effect for a hook that expects a procedure. */
// biome-ignore lint/correctness/useYield: see above.
export function* asProcedure<T>(act: () => T): Procedure<T> {
  return act()
}

/** SW-RGEN-03: builds a deed on an enemy in contact. */
export function contactDeed(difficulty: number, effect: EffectOn, mayTarget?: AimedDeed['mayTarget']): AimedDeed {
  return aimedDeed({ aim: 'enemy', difficulty, reach: 'contact', sight: false }, effect, mayTarget)
}

/** SW-RGEN-03: builds a deed on a named enemy; the distance is measured after a success. */
export function rangedDeed(
  difficulty: number,
  reach: number,
  sight: boolean,
  effect: EffectOn,
  mayTarget?: AimedDeed['mayTarget'],
): AimedDeed {
  return aimedDeed({ aim: 'enemy', difficulty, reach, sight }, effect, mayTarget)
}

/** Builds a deed on a friend or on the owner. */
export function friendlyDeed(
  difficulty: number,
  reach: AimedDeed['reach'],
  effect: EffectOn,
  mayTarget: NonNullable<AimedDeed['mayTarget']>,
): AimedDeed {
  return aimedDeed({ aim: 'friend', difficulty, reach, sight: false }, effect, mayTarget)
}

function aimedDeed(
  deed: Pick<AimedDeed, 'aim' | 'difficulty' | 'reach' | 'sight'>,
  effect: EffectOn,
  mayTarget: AimedDeed['mayTarget'],
): AimedDeed {
  return { ...deed, ...(mayTarget ? { mayTarget } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** Builds a deed on the owner or on everyone around it. */
export function ownDeed(difficulty: number, effect: OwnEffect, findBar?: OwnDeed['findBar']): OwnDeed {
  return { aim: 'own', difficulty, ...(findBar ? { findBar } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-05: builds a spell on an enemy in sight. */
export function enemySpell(difficulty: Spell['difficulty'], range: number, effect: EffectOn): AimedSpell {
  return { aim: 'enemy', difficulty, range, effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-05: builds a spell on a friend of the same race, including the caster; it needs no line of sight. */
export function friendlySpell(range: number, effect: EffectOn): AimedSpell {
  return { aim: 'friend', difficulty: 'variable', range, effect: (play, act) => carryOut(effect(play, act)) }
}

/** Builds a spell on the caster or on places around it. */
export function ownSpell(difficulty: Spell['difficulty'], effect: OwnEffect, findBar?: OwnSpell['findBar']): OwnSpell {
  return { aim: 'own', difficulty, ...(findBar ? { findBar } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-06: rolls damage with printed strengths, one row per number of successes. */
export function strikesWith(...strengths: readonly number[]): EffectOn {
  return (play, act) => strike(play, act, rowFor(act.successes, ...strengths))
}

/** SW-RGEN-06: rolls damage; deeds are mundane and spells arcane. */
export function strike(
  play: Play,
  { kind, actor, target, rules, casualties }: ActOn,
  strength: number,
): Procedure<DamageReport> {
  return damageRoll(play, {
    attacker: actor,
    victim: target,
    kind,
    arcane: kind === 'spell',
    strength,
    weapon: null,
    preciseBlow: 0,
    rules,
    casualties,
  })
}

/** SW-RGEN-08: rolls damage for a passive. */
export function passiveStrike(
  play: Play,
  attacker: Combatant,
  victim: Combatant,
  strength: number,
  rule: string,
  casualties?: Casualties,
): Procedure<DamageReport> {
  return damageRoll(play, {
    attacker,
    victim,
    kind: 'passive',
    arcane: false,
    strength,
    weapon: null,
    preciseBlow: 0,
    rules: [rule, 'SW-RGEN-08'],
    casualties,
  })
}

/** SW-RGEN-07: deals wounds without a roll, one row per number of successes. */
export function dealsWounds(...counts: readonly number[]): EffectOn {
  return (play, act) => dealDirectWounds(play, act, rowFor(act.successes, ...counts))
}

export function dealDirectWounds(
  play: Play,
  { actor, target, rules, casualties }: ActOn,
  count: number,
): Procedure<number> {
  return dealWounds(play, target, count, { by: actor, kind: 'direct', rules: [...rules, 'SW-RGEN-07'], casualties })
}

/** Applies several effects in turn; those after the first only if the target still stands. */
export function allOf(...effects: readonly EffectOn[]): EffectOn {
  return function* (play, act) {
    for (const [i, effect] of effects.entries()) {
      if (i === 0 || isStanding(act.target)) yield* carryOut(effect(play, act))
    }
  }
}

/** Applies an effect only from a number of successes on. */
export function ifSuccesses(successes: number, effect: EffectOn): EffectOn {
  return (play, act) => (act.successes >= successes ? effect(play, act) : undefined)
}

export function entersState(kind: StateKind): EffectOn {
  return (play, { target, rules }) => enterState(play, target, kind, rules)
}

/** SW-RGEN-11: leaves a lingering wound on the target. */
export function leavesLingeringWound(): EffectOn {
  return (play, { actor, target, rules }) => addLingeringWound(play, target, actor, rules)
}

/**
 * SW-RGEN-12: gives the actor an ability for "this combat". The effect counts against the target only and ends with the
 * activation, which has one combat phase.
 */
export function untilCombatEnds(ability: string): EffectOn {
  return (play, { actor, target, successes }) => {
    addEffect(play, actor, { ...effectFrom(ability, actor, 'activation'), amount: successes, against: target.id })
  }
}

/** Describes an effect that an ability leaves on a combatant. */
export function effectFrom(
  ability: string,
  { id }: Combatant,
  until: Until,
): Pick<Effect, 'object' | 'until' | 'source'> {
  return { object: effectOf(ability), until, source: { bearer: id, object: ability } }
}

/** Adds a lasting effect whose amount is the number of successes. */
export function addLastingEffect(
  play: Play,
  bearer: Combatant,
  ability: string,
  until: Until,
  { actor, successes }: Act,
): void {
  addEffect(play, bearer, { ...effectFrom(ability, actor, until), amount: successes })
}

/** Gives an ability for a time to a combatant without it; having it twice adds nothing (SW-ABIL-01). */
export function grantAbility(play: Play, bearer: Combatant, ability: string, until: Until, source: TermSource): void {
  if (!has(play, bearer, ability)) addEffect(play, bearer, { object: ability, until, source })
}

/** SW-MULTI-22: lists the bearer and its own band, which is what "friendly" means. */
export function* bandMembers(play: Play, bearer: Combatant): Generator<Combatant, void> {
  for (const combatant of standing(play, bearer.side)) if (combatant.band === bearer.band) yield combatant
}
