import { type Json, Play } from '@fray/kernel'
import { situate } from '../preparation/situation.ts'
import type { Combatant, Turn } from '../state.ts'

/** Lays out a situation for asking single rules, without playing on from it. */
export function lay(position: Json): Turn {
  const { state, setup } = situate(position)
  return new Play(state, setup)
}

/** A combatant by name. */
export function find(turn: Turn, name: string): Combatant {
  const found = turn.state.combatants.find((each) => each.profile.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
