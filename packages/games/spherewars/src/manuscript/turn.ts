import { type Procedure, Tally, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { standing } from '../ground/board.ts'
import { refill } from '../magic/power.ts'
import { endDueEffects, endTold } from '../morale/effects.ts'
import { throwStrategic, useInSecret } from '../preparation/strategy.ts'
import { otherSide, type Side } from '../side.ts'
import { type BandState, type Combatant, type Play, speakerOf } from '../state.ts'
import { hooks } from '../traits.ts'
import { activationStep } from '../turn/activation.ts'
import { startRound } from '../turn/turn.ts'
import { ACTIVATION } from './activation.ts'

const SIDES: readonly Side[] = [0, 1]

/**
 * SM-TURN-01, -03 to -07, -10: plays the actualisation phase, then begins the first round; in turn 1 the deployment
 * roll still counts.
 */
export function* startTurn(play: Play): Procedure {
  const { state } = play
  state.turn++
  play.log('turn', { turn: state.turn }, ['SM-TURN-01'])
  catchBreath(play)
  for (const side of SIDES) countGems(play, side)
  for (const band of state.bands) countOrders(play, band)
  endEnchantments(play)
  if (state.turn > 1) state.first = yield* strategicRoll(play)
  startRound(play, state.first, ROUND_RULES)
  state.phase = 'round'
}

const ROUND_RULES = ['SM-TURN-08']

/** SM-TURN-08: plays a step of an activation, or the change to the other round or the next turn. */
export function playRound(play: Play): Procedure {
  return activationStep(play, ACTIVATION) ?? endRound(play)
}

// biome-ignore lint/correctness/useYield: it asks for nothing.
function* endRound(play: Play): Procedure {
  const { state } = play
  endDueEffects(play, 'round')
  if (state.round === state.first) startRound(play, otherSide(state.first), ROUND_RULES)
  else state.phase = 'turn'
}

/** SM-MULTI-04, SM-SHOOT-08: resets what is counted by the turn. States continue (SM-TURN-06). */
function catchBreath(play: Play): void {
  endDueEffects(play, 'turn')
  for (const combatant of play.state.combatants) {
    combatant.fatigue = 0
    combatant.moved = false
  }
}

/** SM-TURN-03, SW-SPELL-44: adds up the POD of all combatants on the table, fleeing or not; nothing is carried over. */
function countGems(play: Play, side: Side): void {
  refill(play, standing(play, side), side, 'SM-PROFILE-11', 'SM-TURN-03')
}

/** SM-TURN-04: adds up the MAN of all combatants on the table. */
function countOrders(play: Play, band: BandState): void {
  band.orders = 0
  band.extraOrders = 0
  for (const combatant of standing(play)) {
    if (play.state.bands[combatant.band] === band) band.orders += combatant.profile.com ?? 0
  }
  const { orders, seat } = band
  if (orders > 0) play.log('orders-refilled', { orders, side: { seat } }, ['SM-TURN-04'], { seat })
}

/** SM-TURN-05: ends whatever a spell has left behind. */
function endEnchantments(play: Play): void {
  for (const combatant of play.state.combatants) {
    endTold(
      play,
      combatant,
      ({ source, until }) => until === 'latent' || registry.get(source.object).spell !== undefined,
    )
  }
}

/**
 * SM-TURN-10, SM-DICE-04 to -06: rolls the leaders' MAN against each other; ties roll again. Returns the winning side.
 */
export function* strategicRoll(play: Play): Procedure<Side> {
  const rules = ['SM-TURN-10']
  yield* useInSecret(play)
  for (;;) {
    const dice = play.state.bands.map((band) => strategicDice(play, band))
    const { winner } = yield* throwStrategic(play, dice, rules)
    if (winner === 'tie') {
      play.log('strategic-tie', {}, ['SM-DICE-05'])
      continue
    }
    const side: Side = winner === 'first' ? 0 : 1
    const seat = speakerOf(play, side)
    play.log('strategic-won', { winner: { seat } }, rules, { seat, numbers: dice.map((die) => die.explain()) })
    return side
  }
}

/** SM-TURN-10, -11: the highest MAN of a leader; one die for a player that has lost a leader, or has none. */
function strategicDice(play: Play, band: BandState): Tally {
  const tally = new Tally(text('number.strategic-dice')).atLeast(1)
  const members = play.state.combatants.filter((combatant) => play.state.bands[combatant.band] === band)
  const leaders = members.filter(({ profile }) => profile.rank === 'leader')
  if (leaders.length === 0 || leaders.some(isLost)) tally.add(1, text('term.no-leader'), 'SM-TURN-11')
  else tally.add(Math.max(...leaders.map(({ profile }) => profile.com ?? 1)), text('term.command'), 'SM-PROFILE-05')
  for (const member of members) {
    if (isLost(member)) continue
    hooks.count(play, member, 'strategicDice', { play, tally })
    // The roll before the game is also the deployment roll (SW-RACE-45).
    if (play.state.turn === 0) {
      hooks.count(play, member, 'deploymentDice', { play, tally })
    }
  }
  return tally
}

function isLost({ status }: Combatant): boolean {
  return status === 'dead' || status === 'fled'
}

/** SM-DEPLOY-02: gets how many squads and single combatants a player places at a time. */
export function commandOf(play: Play, side: Side): number {
  const commands = play.state.combatants
    .filter((combatant) => combatant.side === side && combatant.profile.rank === 'leader')
    .map(({ profile }) => profile.com ?? 1)
  return Math.max(1, ...commands)
}
