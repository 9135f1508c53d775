import { type Procedure, text } from '@fray/kernel'
import { define } from '../../ability.ts'
import { type Fighter, isStanding, type Play, profileOf } from '../../state.ts'
import { has, xOf } from '../../traits.ts'
import { type DamageRoll, rollDamage, type WoundResult } from '../../wounds/damage-roll.ts'
import { ability, addOwnEffect, askToUse, lasting, removeEffect } from '../builders.ts'
import { distributeDice } from '../dice/round-dice.ts'
import { isDying } from '../resilience/resilience.ts'

const toxic = ability('toxic', {
  roundStart: (play, bearer) => distributeDice(play, bearer, 'toxic', 'toxic-die'),
})

/** CF-TOXIC-03: one attack or shot is declared toxic before a defence is announced. */
const toxicDie = lasting('toxic-die', 'toxic', {
  shownAs: 'poison-bottle',
  *beforeAttack(play, _target, bearer, effect) {
    if (!(yield* askToUse(play, bearer, 'toxic', text('note.toxic')))) return
    removeEffect(bearer, 'toxic-die')
    addOwnEffect(play, bearer, 'envenomed', 'toxic', 'attack', xOf(bearer, 'toxic', effect))
  },
})

/** CF-TOXIC-04, -05, -08: affects the first Damage roll of that attack; if it wounds, another one follows. */
const envenomed = lasting('envenomed', 'toxic', {
  *afterDamage(play, roll, result, bearer, effect) {
    if (roll.by !== bearer) return
    removeEffect(bearer, 'envenomed')
    if (isPoisonable(play, roll, result)) yield* poison(play, roll, effect?.x ?? 0)
  },
})

/** CF-TOXIC-04, -07: whether the poison of a Damage roll affects its victim. */
export function isPoisonable(play: Play, roll: DamageRoll, result: WoundResult): boolean {
  return isWounded(roll, result) && !isImmune(play, roll.victim)
}

/** CF-TOXIC-04: a Wound, or a death that only cost an extra Wound level. */
function isWounded({ victim }: DamageRoll, result: WoundResult): boolean {
  if (!isStanding(victim) || result === 'none' || result === 'stunned') return false
  return result !== 'killed' || !isDying(victim)
}

/** CF-TOXIC-07: whether poison has no effect on the victim. */
function isImmune(play: Play, victim: Fighter): boolean {
  return has(play, victim, 'immunity-toxic') || profileOf(victim).machine?.structurePoints != null
}

/** CF-TOXIC-05, -06: STR X against RES 0; without an attacker, so that the poisoner's abilities do not change it. */
export function* poison(play: Play, { victim, by }: DamageRoll, x: number, rules = ['CF-TOXIC-05']): Procedure {
  play.log('poisoned', { victim: { figure: victim.id }, x }, rules, { seat: victim.seat })
  const thrower = by?.seat ?? victim.seat
  yield* rollDamage(play, { victim, by: null, thrower, kind: 'effect', strength: x, resistance: 0, rules })
}

define(toxic, toxicDie, envenomed)
