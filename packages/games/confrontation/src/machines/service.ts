import { addEffect } from '@fray/hooks'
import { type Ability, define } from '../ability.ts'
import type { Fighter, Play } from '../state.ts'

/** CF-MACHINE-32, -42: serving a machine uses up a fighter's shot of the round. */
const served: Ability = {
  id: 'served-machine',
  name: 'Has served a machine',
  rule: 'CF-MACHINE-42',
  holdsFire: true,
}

/** The actions left to a fighter that served a machine. */
interface ServiceRecord {
  /** CF-FIRE-07: the fighter that aimed walks afterwards only if this was announced; the others are free to. */
  readonly mayWalk: boolean
}

export function serviceOf({ effects }: Fighter): ServiceRecord | undefined {
  const effect = effects.find(({ object }) => object === served.id)
  return effect && { mayWalk: effect.x === 1 }
}

export function noteService(play: Play, man: Fighter, machine: Fighter, mayWalk: boolean): void {
  addEffect(play.state, man, {
    object: served.id,
    source: { bearer: machine.id, object: served.id },
    until: 'round',
    x: mayWalk ? 1 : 0,
  })
}

define(served)
