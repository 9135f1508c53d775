import { copyFight } from '../combat/fight.ts'
import type { Camp, Fighter, State, TurnState } from '../state.ts'

/**
 * Copies the state for savepoints and forks. Places, cards of an army, gems, markers and combats are replaced, never
 * changed, so copies share them: `copy.test.ts` plays with them frozen.
 */
export function copy(state: State): State {
  const { fighters, cards, camps, coordinators, turn, combats, fighting, targets, zonesChosen } = state
  return {
    ...state,
    fighters: fighters.map(copyFighter),
    cards: cards.map((card) => ({ ...card })),
    camps: camps.map(copyCamp),
    coordinators: coordinators.slice(),
    turn: turn && copyTurn(turn),
    combats: combats.slice(),
    fighting: fighting && copyFight(fighting),
    targets: targets.slice(),
    zonesChosen: { ...zonesChosen },
  }
}

function copyFighter(fighter: Fighter): Fighter {
  const { chargedBy, charged, effects, uses } = fighter
  return {
    ...fighter,
    chargedBy: chargedBy.slice(),
    charged: charged.slice(),
    effects: effects.length === 0 ? [] : effects.map((effect) => ({ ...effect })),
    uses: { ...uses },
  }
}

function copyCamp(camp: Camp): Camp {
  const { pile, reserve, diceBefore, compelled } = camp
  return {
    ...camp,
    pile: pile.slice(),
    reserve: reserve.slice(),
    ...(diceBefore ? { diceBefore: diceBefore.slice() } : {}),
    compelled: compelled.slice(),
  }
}

function copyTurn(turn: TurnState): TurnState {
  const { pending, walked, busy } = turn
  return { ...turn, pending: pending.slice(), walked: walked.slice(), busy: busy.slice() }
}
