import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import type { Fighter, Play } from '../state.ts'
import { announce } from '../traits.ts'

/** CF-TOXIC-03: prepares an attack or a shot before any of its dice are rolled. */
export function* beginAttack(play: Play, attacker: Fighter, target: Fighter): Procedure {
  yield* announce(play, attacker, 'beforeAttack', (ability, effect) => {
    return ability.beforeAttack(play, target, attacker, effect)
  })
}

/** Ends effects that were meant for one attack or shot. */
export function endAttack(attacker: Fighter): void {
  endEffects(attacker, ({ until }) => until === 'attack')
}
