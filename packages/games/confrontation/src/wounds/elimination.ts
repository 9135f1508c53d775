import type { Procedure } from '@fray/kernel'
import { areEnemies, type Fighter, isStanding, type Play, standing } from '../state.ts'
import { announce, announceToAll } from '../traits.ts'

export interface Cause {
  readonly by: Fighter | null
  readonly rules: readonly string[]
  /** CF-ABIL-83: removed from the game for good. */
  readonly forGood?: true
}

/** CF-WOUND-13: removes the miniature at once. */
export function* eliminate(play: Play, victim: Fighter, { by, rules, forGood }: Cause): Procedure {
  if (victim.status === 'eliminated') return
  victim.status = 'eliminated'
  victim.hasFallen = true
  play.log('eliminated', { victim: { figure: victim.id } }, [...rules, 'CF-WOUND-13'], {
    seat: victim.seat,
    isOutcome: true,
    removes: [victim.id],
  })
  yield* announce(play, victim, 'onElimination', (ability, effect) => {
    return ability.onElimination(play, victim, effect, forGood === true)
  })
  yield* announceToAll(play, standing, 'onEliminationOf', (fighter, ability, effect) => {
    return ability.onEliminationOf(play, victim, fighter, effect)
  })
  // CF-REV-26: credits the enemy whose Damage roll or effect it was.
  if (!by || !isStanding(by) || !areEnemies(by, victim)) return
  yield* announce(play, by, 'kills', (ability, effect) => ability.kills(play, victim, by, effect))
}
