import { type Message, text } from '@fray/kernel'
import { isInCombat } from './ground/board.ts'
import { movementOf } from './movement/movement.ts'
import { shootingReach } from './shooting/ranged-weapons.ts'
import { mayShoot } from './shooting/shooting.ts'
import type { Combatant, Play } from './state.ts'

/**
 * Describes what to expect of a chosen combatant: its numbers (those against magic if asked for) and the wounds it can
 * still take.
 */
export function condition({ profile, wounds }: Combatant, arcane = false): Message {
  // SW-WOUND-14: it has no wounds to lose.
  if (profile.ephemeral) return text('note.ephemeral')
  const numbers = { con: arcane ? profile.conArcane : profile.conMundane, wounds }
  return profile.dex === null ? text('note.condition', numbers) : text('note.fighter', { ...numbers, dex: profile.dex })
}

/** Describes what a combatant can do once it is activated. */
export function prospects(play: Play, combatant: Combatant): Message {
  if (combatant.fleeing) return text('note.activate-fleeing')
  if (isInCombat(play, combatant)) return text('note.activate-fighting')
  const { movement } = combatant.profile
  if (movement === 'variable' || movement === 'clumsy') return text('note.activate-random')
  const far = { inches: movementOf(play, combatant, 'run').total }
  return text(mayShoot(play, combatant) ? 'note.activate-shooter' : 'note.activate-mover', far)
}

/** Describes what standing still leads to. */
export function standNote(play: Play, mover: Combatant): Message {
  return mayShoot(play, mover) ? text('note.stand-shoot', { reach: shootingReach(mover) }) : text('note.stand')
}

/** Describes what a run of this distance gives and leads to. */
export function runNote(play: Play, mover: Combatant, inches: string): Message {
  return mayShoot(play, mover)
    ? text('note.run-shoot', { inches, reach: shootingReach(mover) })
    : text('note.run', { inches })
}
