import type { Seat } from '@fray/kernel'
import data from '../../data/scenarios.json' with { type: 'json' }
import { isObject } from '../machines/crew.ts'
import { type Fighter, isInPlay, otherSeat, type Position, profileOf } from '../state.ts'

/** CF-SCENARIO-04, -05: what a camp has in a zone. */
interface Presence {
  readonly numbers: number
  readonly value: number
}

/** CF-SCENARIO-06, -07: neither those in rout nor those aloft nor those who came in the last round are counted. */
export function isCounted({ state }: Position, fighter: Fighter): boolean {
  if (isObject(fighter)) return false
  return isInPlay(fighter) && !fighter.inRout && fighter.level === 0 && !isNewcomer(fighter, state.round)
}

/** CF-SCENARIO-05: passengers count where their vehicle is. */
export function whereCounted({ state }: Position, fighter: Fighter): Fighter {
  return (fighter.vehicle === undefined ? undefined : state.fighters[fighter.vehicle]) ?? fighter
}

function isNewcomer({ arrivedInRound }: Fighter, round: number): boolean {
  return arrivedInRound > 0 && arrivedInRound === round
}

/** CF-SCENARIO-05: the strategic value with all options, less for Wounds, never below 0. */
function strategicValue({ member, wounds }: Fighter): number {
  return Math.max(0, member.ap - data.woundValue[wounds]!)
}

export function presenceOf(fighters: readonly Fighter[], seat: Seat): Presence {
  const own = fighters.filter((each) => each.seat === seat)
  return {
    numbers: own.reduce((sum, each) => sum + profileOf(each).force, 0),
    value: own.reduce((sum, each) => sum + strategicValue(each), 0),
  }
}

/** CF-SCENARIO-09: a camp controls a zone with more numbers and more value than the other; else nobody does. */
export function controllerOf(present: readonly Fighter[]): Seat | null {
  const [first, second] = [presenceOf(present, 0), presenceOf(present, 1)]
  if (first.numbers > second.numbers && first.value > second.value) return 0
  return second.numbers > first.numbers && second.value > first.value ? otherSeat(0) : null
}
