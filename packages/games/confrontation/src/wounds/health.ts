import { listOf, type Procedure, text } from '@fray/kernel'
import { damageStructure, structurePoints } from '../machines/structure.ts'
import { type Fighter, type Play, type PlayState, standing, type WoundLevel } from '../state.ts'
import { allWith, announce, announceToAll, someWith, sumWith } from '../traits.ts'
import { type Cause, eliminate } from './elimination.ts'
import type { WoundResult } from './wound-table.ts'

/** CF-WOUND-14, -16, CF-SPELL-85: the larger of the penalties for Wounds and for being Stunned; 0 or negative. */
export function woundPenalty(play: PlayState, fighter: Fighter): number {
  const eased = sumWith(play, fighter, 'easesWounds', (ability, effect) => ability.easesWounds(fighter, effect))
  const wounds = Math.max(0, fighter.wounds - eased) * (someWith(play, fighter, 'doublesWounds') ? 2 : 1)
  return 0 - Math.max(wounds, fighter.stunned ? 1 : 0)
}

const LEVEL: Readonly<Record<'light' | 'serious' | 'critical', WoundLevel>> = { light: 1, serious: 2, critical: 3 }
const CRITICAL = 3

/** CF-WOUND-09 to -13: applies a result to a fighter's health. */
export function* inflict(play: Play, victim: Fighter, result: WoundResult, cause: Cause): Procedure {
  if (result === 'none') return
  if (structurePoints(victim) !== null) return yield* damageStructure(play, victim, result, cause)
  if (result === 'stunned') return stun(play, victim, cause)
  if (result === 'killed') return yield* killOutright(play, victim, cause)
  const level = LEVEL[result]
  const reached = level > victim.wounds ? level : victim.wounds + 1
  if (reached > CRITICAL) return yield* killOutright(play, victim, cause)
  victim.wounds = reached as WoundLevel
  const worsened = level < reached
  play.log(
    'wounded',
    { victim: { figure: victim.id }, level: { text: text(`wound-level.${reached}`) } },
    [...cause.rules, worsened ? 'CF-WOUND-11' : 'CF-WOUND-10'],
    { seat: victim.seat, isOutcome: true },
  )
  yield* feelWound(play, victim)
}

/** CF-VIRTUE-11: lets abilities react to a worse Wound level. */
export function* feelWound(play: Play, victim: Fighter): Procedure {
  yield* announce(play, victim, 'onWound', (ability, effect) => ability.onWound(play, victim, effect))
}

/** CF-WOUND-12: stuns a fighter; a second time has no further effect. */
function stun(play: Play, victim: Fighter, { rules }: Cause): void {
  if (victim.stunned) return
  victim.stunned = true
  play.log('stunned', { victim: { figure: victim.id } }, [...rules, 'CF-WOUND-09'], {
    seat: victim.seat,
    isOutcome: true,
  })
}

/**
 * CF-WOUND-13, CF-ABIL-19, -31, -39, -43: removes the victim, unless extra Wound levels or an ability keep it alive.
 */
function* killOutright(play: Play, victim: Fighter, cause: Cause): Procedure {
  if (someWith(play, victim, 'killedAlready')) return
  const spare = sumWith(play, victim, 'extraWoundLevels', (ability, effect) => ability.extraWoundLevels(victim, effect))
  if (victim.extraWounds < spare) {
    victim.extraWounds++
    victim.wounds = CRITICAL
    logExtraWound(play, victim, cause)
    yield* feelWound(play, victim)
    return
  }
  yield* notifyDeath(play, victim)
  if (someWith(play, victim, 'survives', (ability, effect) => ability.survives(play, victim, effect))) return
  yield* eliminate(play, victim, cause)
}

/** CF-ABIL-19, -31, -43: logs which ability kept a fighter alive. */
function logExtraWound(play: Play, victim: Fighter, { rules }: Cause): void {
  const levels = allWith(play, victim, 'extraWoundLevels').map(([ability]) => ability)
  const args = {
    victim: { figure: victim.id },
    ability: listOf(levels.map(({ name }) => ({ text: text('trait', { name }) }))),
  }
  play.log('extra-wound', args, [...rules, ...levels.map(({ rule }) => rule)], { seat: victim.seat, isOutcome: true })
}

/** CF-CAST-17: reactions to a death come before the miniature is removed. */
function* notifyDeath(play: Play, victim: Fighter): Procedure {
  yield* announceToAll(play, standing, 'onDeathOf', (fighter, ability, effect) =>
    ability.onDeathOf(play, victim, fighter, effect),
  )
}
