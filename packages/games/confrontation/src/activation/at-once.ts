import type { Procedure } from '@fray/kernel'
import { type Fighter, isStanding, type Play, type TurnState } from '../state.ts'
import { announce } from '../traits.ts'
import { activateNext } from './cumulative.ts'
import { exclusiveActions } from './exclusive.ts'

/**
 * CF-SPELL-35, -63: fighters of one camp act at once, as in a turn of their own, while the activation under way waits; then it
 * goes on. They count as activated in the turn under way (CF-OBSTACLE-03).
 */
export function* actAtOnce(play: Play, seat: number, fighters: readonly Fighter[]): Procedure {
  const { state } = play
  const waiting = state.turn
  const ids = fighters.map(({ id }) => id)
  const activated = [...(waiting?.activated ?? []), ...ids]
  const own: TurnState = { seat, pending: ids, activated, announced: false, walked: [], busy: [] }
  if (waiting) {
    waiting.pending = waiting.pending.filter((id) => !ids.includes(id))
    waiting.activated = own.activated
  }
  state.turn = own
  for (const each of fighters) {
    yield* announce(play, each, 'turnStart', (ability, effect) => ability.turnStart(play, each, effect))
  }
  const present = () => own.pending.filter((id) => isStanding(state.fighters[id]!))
  own.pending = present()
  yield* exclusiveActions(play, own)
  own.announced = true
  for (own.pending = present(); own.pending.length > 0; own.pending = present()) yield* activateNext(play, own)
  state.turn = waiting
}
