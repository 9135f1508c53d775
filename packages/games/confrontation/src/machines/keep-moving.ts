import { addEffect } from '@fray/hooks'
import { type Ability, define } from '../ability.ts'
import type { Fighter, Play } from '../state.ts'
import { isRolling } from './rolling.ts'

/**
 * CF-MACHINE-20: a machine that has rolled in this movement is not at a standstill: the rest of it turns by curves
 * only.
 */
const underWay: Ability = { id: 'under-way', name: 'Under way', rule: 'CF-MACHINE-20', keepsHeading: true }

/** CF-COURAGE-14, CF-ABIL-112 (e): marks a movement that is interrupted and will continue. */
export function keepMoving({ state }: Play, machine: Fighter): void {
  if (!isRolling(machine)) return
  const source = { bearer: machine.id, object: underWay.id }
  addEffect(state, machine, { object: underWay.id, source, until: 'move', x: null }, ({ object }) => {
    return object === underWay.id
  })
}

define(underWay)
