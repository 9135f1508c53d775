import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { refillOrders } from '../command/orders.ts'
import { changeWeather } from '../ground/weather.ts'
import { refillGems, startRoundGems } from '../magic/power.ts'
import { endDueEffects, endEffectsOfSide } from '../morale/effects.ts'
import { strategicRoll } from '../preparation/strategy.ts'
import { otherSide, type Side } from '../side.ts'
import { type Play, speakerOf } from '../state.ts'
import { ACTIVATION, activationStep } from './activation.ts'

/** SW-TURN-02 (1), SW-TURN-06: makes the strategic roll, whose winner chooses who begins. */
export function* startTurn(play: Play): Procedure {
  const { state } = play
  state.turn++
  play.log('turn', { turn: state.turn }, ['SW-TURN-02'])
  const winner = yield* strategicRoll(play)
  const chosen = yield* play.pick({
    seat: speakerOf(play, winner),
    prompt: text('ask.who-begins'),
    rules: ['SW-TURN-06'],
    options: [
      choice('begin', text('option.begin'), optionWithNote('note.begin')),
      choice('follow', text('option.follow'), optionWithNote('note.follow')),
    ],
  })
  state.first = chosen === 'begin' ? winner : otherSide(winner)
  startRound(play, state.first, ROUND_RULES)
  state.phase = 'round'
}

const ROUND_RULES = ['SW-TURN-09', 'SW-TURN-18']

/** SW-TURN-09: plays a step of an activation, or the change to the other round or to updating. */
export function playRound(play: Play): Procedure {
  return activationStep(play, ACTIVATION) ?? endRound(play)
}

// biome-ignore lint/correctness/useYield: it asks for nothing.
function* endRound(play: Play): Procedure {
  const { state } = play
  endDueEffects(play, 'round')
  if (state.round === state.first) startRound(play, otherSide(state.first), ROUND_RULES)
  else state.phase = 'updating'
}

export function startRound(play: Play, side: Side, rules: readonly string[]): void {
  const { state } = play
  state.round = side
  for (const combatant of state.combatants) {
    combatant.orders = []
    if (combatant.side !== side) continue
    combatant.activated = false
    // SW-DEFAREA-10: the area is regained after the combatant's own round.
    combatant.areaLost = false
  }
  endEffectsOfSide(play, side)
  startRoundGems(play)
  play.log('round', { side: { seat: speakerOf(play, side) } }, rules, {
    seat: speakerOf(play, side),
  })
}

/** SW-TURN-10: updates gems, orders, weather and fatigue, in this order and without any decision. */
export function* update(play: Play): Procedure {
  const { state } = play
  refillGems(play)
  refillOrders(play)
  yield* changeWeather(play)
  for (const combatant of state.combatants) combatant.fatigue = 0
  endDueEffects(play, 'turn')
  play.log('updated', { turn: state.turn }, ['SW-TURN-10', 'SW-TURN-14'])
  state.phase = 'turn'
}
