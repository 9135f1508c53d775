/** What deeds, spells and passives of the races are made of. */
import { type Message, type Procedure, type Tally, type TermSource, text } from '@fray/kernel'
import { type Casualties, type Definition, effectOf, registry } from '../ability.ts'
import { standing } from '../ground/board.ts'
import type { Act, ActOn } from '../magic/act.ts'
import type { AimedDeed, OwnDeed } from '../magic/deeds.ts'
import type { AimedSpell, OwnSpell, Spell } from '../magic/spells.ts'
import { addEffect } from '../morale/effects.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, type Effect, isIn, isStanding, type Play, type StateKind, type Until } from '../state.ts'
import { has } from '../traits.ts'
import { type DamageReport, damageRoll } from '../wounds/damage.ts'
import { dealWounds, heal } from '../wounds/wounds.ts'
import { lingerOn } from './lingering-wound.ts'

/** A listed ability with its hooks; its name and rule stand in the list. */
export function listed(id: string, hooks: Partial<Omit<Definition, 'id' | 'name' | 'rule'>>): Definition {
  return { ...registry.get(id), ...hooks }
}

const labels = new Map<string, Message>()

/** Adds an ability's term to a number, under its own name and rule. */
export function addFor(tally: Tally, id: string, amount: number): void {
  const { name, rule } = registry.get(id)
  let label = labels.get(id)
  if (!label) {
    label = text('ability', { name })
    labels.set(id, label)
  }
  tally.add(amount, label, rule)
}

/** SW-RGEN-04: the row for so many successes, the last one for all above it. */
export function row<T>(successes: number, ...rows: readonly T[]): T {
  return rows[Math.min(successes, rows.length) - 1]!
}

/** SW-RGEN-15: auras and passives that say "may" do not work now. */
export function isSuspended(combatant: Combatant): boolean {
  return combatant.fleeing || isIn(combatant, 'paralysed')
}

/** A procedure, or something done at once that asks for nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: plain functions are meant, and they return void.
type Done = Procedure<unknown> | void

/** What a deed or spell does to its target. */
type EffectOn = (play: Play, act: ActOn) => Done
type OwnEffect = (play: Play, act: Act) => Done

function* carryOut(procedure: Done): Procedure {
  if (procedure) yield* procedure
}

/** A hook that must be a procedure but asks for nothing. */
// biome-ignore lint/correctness/useYield: see above.
export function* atOnce<T>(act: () => T): Procedure<T> {
  return act()
}

/** SW-RGEN-03: a deed on an enemy in contact. */
export function contactDeed(difficulty: number, effect: EffectOn, mayTarget?: AimedDeed['mayTarget']): AimedDeed {
  return aimed({ aim: 'enemy', difficulty, reach: 'contact', sight: false }, effect, mayTarget)
}

/** SW-RGEN-03: a deed that names an enemy and is measured after a success. */
export function rangedDeed(
  difficulty: number,
  reach: number,
  sight: boolean,
  effect: EffectOn,
  mayTarget?: AimedDeed['mayTarget'],
): AimedDeed {
  return aimed({ aim: 'enemy', difficulty, reach, sight }, effect, mayTarget)
}

/** A deed on a friend or the owner itself. */
export function friendlyDeed(
  difficulty: number,
  reach: AimedDeed['reach'],
  effect: EffectOn,
  mayTarget: NonNullable<AimedDeed['mayTarget']>,
): AimedDeed {
  return aimed({ aim: 'friend', difficulty, reach, sight: false }, effect, mayTarget)
}

function aimed(
  deed: Pick<AimedDeed, 'aim' | 'difficulty' | 'reach' | 'sight'>,
  effect: EffectOn,
  mayTarget: AimedDeed['mayTarget'],
): AimedDeed {
  return { ...deed, ...(mayTarget ? { mayTarget } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** A deed on the owner or on everybody around it. */
export function ownDeed(difficulty: number, effect: OwnEffect, barred?: OwnDeed['barred']): OwnDeed {
  return { aim: 'own', difficulty, ...(barred ? { barred } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-05: a spell on an enemy in sight. */
export function hex(difficulty: Spell['difficulty'], range: number, effect: EffectOn): AimedSpell {
  return { aim: 'enemy', difficulty, range, effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-05: a spell on a friend of the own race, the caster included; it needs no sight. */
export function boon(range: number, effect: EffectOn): AimedSpell {
  return { aim: 'friend', difficulty: 'variable', range, effect: (play, act) => carryOut(effect(play, act)) }
}

/** A spell on the caster or on places around it. */
export function ownSpell(difficulty: Spell['difficulty'], effect: OwnEffect, barred?: OwnSpell['barred']): OwnSpell {
  return { aim: 'own', difficulty, ...(barred ? { barred } : {}), effect: (play, act) => carryOut(effect(play, act)) }
}

/** SW-RGEN-06: a damage roll of printed strength, one row of strengths by successes. */
export function strikes(...strengths: readonly number[]): EffectOn {
  return (play, act) => strike(play, act, row(act.successes, ...strengths))
}

/** SW-RGEN-06: deeds are mundane, spells arcane. */
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

/** SW-RGEN-08: a damage roll that a passive makes. */
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

/** SW-RGEN-07: wounds without a roll, one row of counts by successes. */
export function wounds(...counts: readonly number[]): EffectOn {
  return (play, act) => directWounds(play, act, row(act.successes, ...counts))
}

export function directWounds(
  play: Play,
  { actor, target, rules, casualties }: ActOn,
  count: number,
): Procedure<number> {
  return dealWounds(play, target, count, { by: actor, kind: 'direct', rules: [...rules, 'SW-RGEN-07'], casualties })
}

/** Several effects one after another; those after the first only on a target that still stands. */
export function inTurn(...effects: readonly EffectOn[]): EffectOn {
  return function* (play, act) {
    for (const [i, effect] of effects.entries()) {
      if (i === 0 || isStanding(act.target)) yield* carryOut(effect(play, act))
    }
  }
}

/** An effect that needs at least so many successes. */
export function from(successes: number, effect: EffectOn): EffectOn {
  return (play, act) => (act.successes >= successes ? effect(play, act) : undefined)
}

export function enters(kind: StateKind): EffectOn {
  return (play, { target, rules }) => enterState(play, target, kind, rules)
}

export function heals(count: number): EffectOn {
  return (play, { target }) => {
    heal(play, target, count)
  }
}

/** SW-RGEN-11. */
export function lingers(): EffectOn {
  return (play, { actor, target, rules }) => lingerOn(play, target, actor, rules)
}

/**
 * SW-RGEN-12: "this combat" of the actor against the target. It lies on the actor, counts against the target only and ends
 * with the activation, there being one combat phase in it.
 */
export function thisCombat(ability: string): EffectOn {
  return (play, { actor, target, successes }) => {
    addEffect(play, actor, { ...leftBy(ability, actor, 'activation'), amount: successes, against: target.id })
  }
}

/** What an ability of somebody leaves on itself or others. */
export function leftBy(ability: string, { id }: Combatant, until: Until): Pick<Effect, 'object' | 'until' | 'source'> {
  return { object: effectOf(ability), until, source: { bearer: id, object: ability } }
}

/** A lasting effect on somebody, as strong as the successes. */
export function lasts(play: Play, bearer: Combatant, ability: string, until: Until, { actor, successes }: Act): void {
  addEffect(play, bearer, { ...leftBy(ability, actor, until), amount: successes })
}

/** Gives an ability for a time to one who does not have it yet: having it twice is no more (SW-ABIL-01). */
export function endow(play: Play, bearer: Combatant, ability: string, until: Until, source: TermSource): void {
  if (!has(play, bearer, ability)) addEffect(play, bearer, { object: ability, until, source })
}

/** SW-MULTI-22: friendly means of the own band, the bearer itself included. */
export function* ownBand(play: Play, bearer: Combatant): Generator<Combatant, void> {
  for (const combatant of standing(play, bearer.side)) if (combatant.band === bearer.band) yield combatant
}
