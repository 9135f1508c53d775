import { type Procedure, type RollReader, text } from '@fray/kernel'
import { remove } from './removal.ts'
import { ACTIONS, type PlacedCombatant, type Play, type State, standing } from './state.ts'

/** SO-1-40: a defence holds on this or less. */
export const HOLDS = 4

const defence: RollReader<boolean> = { id: 'martial-art-test', read: ([pool]) => (pool?.[0] ?? 0) <= HOLDS }

/**
 * SO-1-30, SO-1-34, SO-1-37: the combatant that moved into contact attacks; the move was an action, the strike is not.
 */
export function* startFight(play: Play, attacker: PlacedCombatant, defender: PlacedCombatant, used: number): Procedure {
  play.state.eventful = true
  play.log(
    'contact',
    { attacker: { figure: attacker.id }, defender: { figure: defender.id } },
    ['SO-1-30', 'SO-1-34'],
    {
      seat: attacker.seat,
    },
  )
  yield* exchange(play, attacker, defender, used)
}

/**
 * SO-GAP-04: a pair already in contact fights on with its old roles; a new pair begins with the Instigator's strike.
 */
export function* fightOn(play: Play, instigator: PlacedCombatant, retaliator: PlacedCombatant): Procedure {
  play.state.eventful = true
  const attacker = firstToStrike(play.state, instigator, retaliator)
  yield* exchange(play, attacker, attacker === instigator ? retaliator : instigator, 0)
}

/** SO-GAP-04: gets the combatant in contact that holds the pending strike; in a new pair, the Instigator's. */
export function firstToStrike(state: State, instigator: PlacedCombatant, retaliator: PlacedCombatant): PlacedCombatant {
  const strike = strikeBetween(state, instigator.id, retaliator.id)
  return strike ? standing(state, strike.attacker) : instigator
}

/** SO-1-39 to SO-1-41: strike, defence roll, strike back, while actions are left. The last strike stays pending. */
function* exchange(play: Play, first: PlacedCombatant, second: PlacedCombatant, used: number): Procedure {
  let [attacker, defender] = [first, second]
  for (let action = used + 1; action <= ACTIONS; action++) {
    const names = { attacker: { figure: attacker.id }, defender: { figure: defender.id } }
    play.log('strikes', names, ['SO-1-36', 'SO-1-39'], { seat: attacker.seat })
    const holds = yield* play.roll(
      text('roll.defence', names),
      ['SO-1-2', 'SO-1-40'],
      [{ seat: defender.seat, count: 1, sides: 6 }],
      defence,
    )
    if (!holds) {
      play.log('defeated', names, ['SO-1-40', 'SO-1-42'], {
        seat: attacker.seat,
        isOutcome: true,
        removes: [defender.id],
      })
      remove(play, defender)
      return
    }
    play.log('defended', { ...names, action }, ['SO-1-35', 'SO-1-40'], { seat: defender.seat })
    ;[attacker, defender] = [defender, attacker]
  }
  hold(play, attacker, defender)
}

/** SO-GAP-03: no action is left to answer the strike; the pair stays locked with it. */
function hold(play: Play, attacker: PlacedCombatant, defender: PlacedCombatant): void {
  const { state } = play
  state.strikes = state.strikes.filter((strike) => !isBetween(strike, attacker.id, defender.id))
  state.strikes.push({ attacker: attacker.id, defender: defender.id })
  const names = { attacker: { figure: attacker.id }, defender: { figure: defender.id } }
  play.log('pending', names, ['SO-1-41', 'SO-GAP-03'], { seat: attacker.seat, isOutcome: true })
}

function strikeBetween(state: State, a: number, b: number) {
  return state.strikes.find((strike) => isBetween(strike, a, b))
}

function isBetween({ attacker, defender }: { attacker: number; defender: number }, a: number, b: number): boolean {
  return (attacker === a && defender === b) || (attacker === b && defender === a)
}
