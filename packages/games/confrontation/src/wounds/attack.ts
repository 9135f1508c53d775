import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import { announce } from '../traits.ts'

/** CF-TOXIC-03: an attack or a shot is about to be made, and nothing of it has been rolled. */
export function* beginAttack(play: Play, attacker: Fighter, target: Fighter): Procedure {
  yield* announce(play, attacker, 'beforeAttack', (ability, effect) => {
    return ability.beforeAttack(play, target, attacker, effect)
  })
}

/** What was meant for one attack or shot ends with it. */
export function endAttack(attacker: Fighter): void {
  endEffects(attacker, ({ until }) => until === 'attack')
}
