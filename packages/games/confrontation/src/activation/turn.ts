import { endEffects } from '@fray/hooks'
import type { Procedure } from '@fray/kernel'
import { actingCard } from '../machines/crew.ts'
import { drawCards, isDrawingOver, passLead } from '../round/draw.ts'
import { isStanding, type Play, type TurnState } from '../state.ts'
import { announceToAll } from '../traits.ts'
import { activateNext } from './cumulative.ts'
import { exclusiveActions } from './exclusive.ts'

/** CF-ACT-01, -02, CF-SEQ-02: plays one step of a turn. Called repeatedly while the phase is `activation`. */
export function* playTurn(play: Play): Procedure {
  const { state } = play
  if (!state.turn) {
    if (isDrawingOver(play)) endActivations(play)
    else yield* beginTurn(play)
    return
  }
  if (isOver(state.turn)) return yield* endTurn(play)
  if (!state.turn.announced) {
    yield* exclusiveActions(play, state.turn)
    if (!state.turn.announced) return
  } else {
    yield* activateNext(play, state.turn)
    if (state.turn.activity) return
  }
  state.turn.pending = state.turn.pending.filter((id) => isStanding(state.fighters[id]!))
  if (state.turn.pending.length === 0) yield* endTurn(play)
}

/** Also true for a situation that starts after the last activated fighter has acted. */
function isOver({ pending, exclusive, activity }: TurnState): boolean {
  return pending.length === 0 && !exclusive && !activity
}

/** CF-BOOK-06, -13: ends effects that last for the activation phase. */
function endActivations({ state }: Play): void {
  state.phase = 'frays'
  for (const camp of state.camps) camp.compelled = []
  for (const fighter of state.fighters) endEffects(fighter, ({ until }) => until === 'activation-phase')
}

/** CF-ACT-01: reveals all cards together; CF-DRAW-13: cards of dead fighters activate nothing. */
function* beginTurn(play: Play): Procedure {
  const { state } = play
  const seat = state.lead
  const cards = yield* drawCards(play)
  // CF-SPELL-35, CF-SUMMON-03: a fighter who has acted in this phase does not act again.
  const fighters = state.fighters.filter((fighter) => {
    return isStanding(fighter) && !fighter.activated && cards.includes(actingCard(fighter))
  })
  const activated = fighters.map(({ id }) => id)
  state.turn = { seat, pending: activated, activated, announced: false, walked: [], busy: [] }
  yield* announceToAll(
    play,
    () => fighters,
    'turnStart',
    (fighter, ability, effect) => ability.turnStart(play, fighter, effect),
  )
  // CF-REV-ORC-07, CF-REV-ELEMENTAL-06, -07: a fighter may have been withdrawn or have acted already.
  state.turn.pending = state.turn.pending.filter(
    (id) => isStanding(state.fighters[id]!) && !state.fighters[id]!.activated,
  )
  if (state.turn.pending.length === 0) yield* endTurn(play)
}

/** CF-DRAW-09: ends the turn and passes the lead on. */
function* endTurn(play: Play): Procedure {
  play.state.turn = null
  yield* passLead(play)
}
