import { text } from '@fray/kernel'
import { loseGems } from '../magic/power.ts'
import { type Combatant, ownerOf, type Play, type StateKind } from '../state.ts'
import { endEffectsFrom } from './effects.ts'

/** SW-STATE-01 to -06, -31, -32: puts a combatant into a state and applies immediate effects. */
export function enterState(play: Play, combatant: Combatant, kind: StateKind, rules: readonly string[]): void {
  if (kind === 'concussed' && combatant.profile.pow === null) return
  if (combatant.profile.ephemeral || combatant.status !== 'standing') return
  if (kind === 'concussed') loseGems(play, combatant)
  combatant.states.push({ kind, gainedThisActivation: play.state.acting?.id === combatant.id })
  endEffectsFrom(play, combatant.id, 'latent')
  play.log('state-entered', { combatant: { figure: combatant.id }, state: { text: text(`state.${kind}`) } }, rules, {
    seat: ownerOf(play, combatant),
    isOutcome: true,
  })
}

/** SW-STATE-02, -34: states due end with the combatant's activation. */
export function endStates(play: Play, active: Combatant): void {
  if (active.states.length === 0) return
  for (const { kind } of active.states.filter(({ gainedThisActivation }) => !gainedThisActivation)) {
    play.log(
      'state-ended',
      { combatant: { figure: active.id }, state: { text: text(`state.${kind}`) } },
      ['SW-STATE-02'],
      {
        seat: ownerOf(play, active),
      },
    )
  }
  active.states = active.states
    .filter(({ gainedThisActivation }) => gainedThisActivation)
    .map((mark) => ({ ...mark, gainedThisActivation: false }))
}

/** Ends all states of a combatant. */
export function clearStates(play: Play, combatant: Combatant, rules: readonly string[]): void {
  for (const { kind } of combatant.states) {
    play.log('state-ended', { combatant: { figure: combatant.id }, state: { text: text(`state.${kind}`) } }, rules, {
      seat: ownerOf(play, combatant),
    })
  }
  combatant.states = []
}
