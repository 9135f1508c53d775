import { text } from '@fray/kernel'
import { loseGems } from '../magic/power.ts'
import { type Combatant, ownerOf, type StateKind, type Turn } from '../state.ts'
import { endEffectsFrom } from './effects.ts'

/** SW-STATE-01 to -06, -31, -32: puts a combatant into a state, with what follows at once. */
export function enterState(turn: Turn, combatant: Combatant, kind: StateKind, rules: readonly string[]): void {
  if (kind === 'concussed' && combatant.profile.pow === null) return
  if (combatant.profile.ephemeral || combatant.status !== 'standing') return
  if (kind === 'concussed') loseGems(turn, combatant)
  combatant.states.push({ kind, fresh: turn.state.acting?.id === combatant.id })
  endEffectsFrom(turn, combatant.id, 'latent')
  turn.log('state-entered', { combatant: { figure: combatant.id }, state: { text: text(`state.${kind}`) } }, rules, {
    seat: ownerOf(turn, combatant),
    tells: true,
  })
}

/** SW-STATE-02, -34: states due end with the combatant's activation. */
export function endStates(turn: Turn, active: Combatant): void {
  for (const { kind } of active.states.filter(({ fresh }) => !fresh)) {
    turn.log(
      'state-ended',
      { combatant: { figure: active.id }, state: { text: text(`state.${kind}`) } },
      ['SW-STATE-02'],
      {
        seat: ownerOf(turn, active),
      },
    )
  }
  active.states = active.states.filter(({ fresh }) => fresh).map((mark) => ({ ...mark, fresh: false }))
}

/** Something ends all states of a combatant at once. */
export function clearStates(turn: Turn, combatant: Combatant, rules: readonly string[]): void {
  for (const { kind } of combatant.states) {
    turn.log('state-ended', { combatant: { figure: combatant.id }, state: { text: text(`state.${kind}`) } }, rules, {
      seat: ownerOf(turn, combatant),
    })
  }
  combatant.states = []
}
