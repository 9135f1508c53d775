import { type Json, Play as KernelPlay } from '@fray/kernel'
import { situate } from '../preparation/situation.ts'
import type { Combatant, Play } from '../state.ts'

/** Lays out a situation for asking single rules, without playing on from it. */
export function lay(position: Json): Play {
  const { state, setup } = situate(position)
  return new KernelPlay(state, setup)
}

/** Finds a combatant by name. */
export function find(play: Play, name: string): Combatant {
  const found = play.state.combatants.find((combatant) => combatant.profile.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
