import { choice, type Procedure, type Seat, text } from '@fray/kernel'
import data from '../../data/scenarios.json' with { type: 'json' }
import { type Fighter, fighter, isInPlay, otherSeat, type Play, type PlayState } from '../state.ts'
import type { Scenario } from './scenario.ts'

/** CF-SCENARIO-13: the enemy fighter with the highest value must be eliminated. */
export const execution: Scenario = {
  id: 'execution',
  rule: 'CF-SCENARIO-13',
  icon: 'decapitation',
  rounds: data.scenarios.find(({ id }) => id === 'execution')!.rounds,
  *settle(play) {
    const { state } = play
    for (const seat of [otherSeat(state.tacticalWinner), state.tacticalWinner]) {
      state.targets[seat] = yield* nameTarget(play, seat)
    }
  },
  result(play) {
    const scores = [0, 1].map((seat) => (hasExecuted(play, seat) ? 1 : 0))
    const [first = 0, second = 0] = scores
    const winner = first === second ? null : first > second ? 0 : 1
    return { winner, scores, reason: winner === null ? 'even' : 'executed' }
  },
}

/** An elimination counts no matter who caused it, and even if the target comes back. */
function hasExecuted(play: PlayState, seat: Seat): boolean {
  const target = play.state.targets[seat]
  if (target == null) return false
  // CF-REV-TIRNABOR-14: a fighter turned to stone is eliminated until somebody frees it.
  const { hasFallen, status } = fighter(play, target)
  return hasFallen || status === 'eliminated'
}

/** Names the most valuable enemy; the hunter chooses among equals. */
function* nameTarget(play: Play, seat: Seat): Procedure<number> {
  const tied = mostValuable(play.state.fighters.filter((fighter) => fighter.seat !== seat && isInPlay(fighter)))
  const target = tied.length === 1 ? tied[0]!.id : yield* chooseTarget(play, seat, tied)
  play.log('execution.target', { seat: { seat }, target: { figure: target } }, ['CF-SCENARIO-13'], { seat })
  return target
}

function mostValuable(enemies: readonly Fighter[]): Fighter[] {
  const highest = Math.max(...enemies.map(({ member }) => member.ap))
  return enemies.filter(({ member }) => member.ap === highest)
}

function* chooseTarget(play: Play, seat: Seat, tied: readonly Fighter[]): Procedure<number> {
  return yield* play.pick({
    seat,
    prompt: text('ask.target-of-execution'),
    rules: ['CF-SCENARIO-13'],
    options: tied.map(({ id }) => ({
      ...choice(String(id), text('named', { fighter: { figure: id } })),
      figure: id,
      value: id,
    })),
  })
}
