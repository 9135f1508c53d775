import { choice, type Procedure, text } from '@fray/kernel'
import { refillOrders } from '../command/orders.ts'
import { changeWeather } from '../ground/weather.ts'
import { refillGems, startRoundGems } from '../magic/power.ts'
import { endEffects, endEffectsOfSide } from '../morale/effects.ts'
import { strategicRoll } from '../preparation/strategy.ts'
import { otherSide, type Side, speakerOf, type Turn } from '../state.ts'
import { nextActivation } from './activation.ts'

/** SW-TURN-02 (1), SW-TURN-06: the strategic roll, and its winner's choice of who begins. */
export function* startTurn(turn: Turn): Procedure {
  const { state } = turn
  state.turn++
  turn.log('turn', { turn: state.turn }, ['SW-TURN-02'])
  const winner = yield* strategicRoll(turn)
  const chosen = yield* turn.pick({
    seat: speakerOf(turn, winner),
    prompt: text('ask.who-begins'),
    rules: ['SW-TURN-06'],
    options: [choice('begin', text('option.begin')), choice('follow', text('option.follow'))],
  })
  state.first = chosen === 'begin' ? winner : otherSide(winner)
  startRound(turn, state.first, ROUND_RULES)
  state.phase = 'round'
}

const ROUND_RULES = ['SW-TURN-09', 'SW-TURN-18']

/** SW-TURN-09: one activation, or the change to the other round or to updating. */
export function* playRound(turn: Turn): Procedure {
  const { state } = turn
  if (yield* nextActivation(turn)) return
  endEffects(turn, 'round')
  if (state.round === state.first) startRound(turn, otherSide(state.first), ROUND_RULES)
  else state.phase = 'updating'
}

export function startRound(turn: Turn, side: Side, rules: readonly string[]): void {
  const { state } = turn
  state.round = side
  for (const each of state.combatants) {
    each.orders = []
    if (each.side !== side) continue
    each.activated = false
    // SW-DEFAREA-10: the area is regained after the combatant's own round.
    each.areaLost = false
  }
  endEffectsOfSide(turn, side)
  startRoundGems(turn)
  turn.log('round', { side: { seat: speakerOf(turn, side) } }, rules, {
    seat: speakerOf(turn, side),
  })
}

/** SW-TURN-10: gems, orders, weather, fatigue, in this order and without any decision. */
export function* update(turn: Turn): Procedure {
  const { state } = turn
  refillGems(turn)
  refillOrders(turn)
  yield* changeWeather(turn)
  for (const each of state.combatants) each.fatigue = 0
  endEffects(turn, 'turn')
  turn.log('updated', { turn: state.turn }, ['SW-TURN-10', 'SW-TURN-14'])
  state.phase = 'turn'
}
