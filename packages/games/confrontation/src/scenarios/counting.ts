import { type Message, type Seat, Tally, text } from '@fray/kernel'
import data from '../../data/scenarios.json' with { type: 'json' }
import { isObject } from '../machines/crew.ts'
import { type Fighter, isInPlay, otherSeat, type Play, type PlayState, profileOf } from '../state.ts'

/** CF-SCENARIO-04, -05: the numbers and the value that a camp has in a zone. */
interface Presence {
  readonly numbers: number
  readonly value: number
}

/** CF-SCENARIO-06, -07: fighters in rout, aloft or arrived in the last round do not count. */
export function isCounted({ state }: PlayState, fighter: Fighter): boolean {
  if (isObject(fighter)) return false
  return isInPlay(fighter) && !fighter.inRout && fighter.level === 0 && !isNewcomer(fighter, state.round)
}

/** CF-SCENARIO-05: passengers count where their vehicle is. */
export function countingPlace({ state }: PlayState, fighter: Fighter): Fighter {
  return (fighter.vehicle === null ? undefined : state.fighters[fighter.vehicle]) ?? fighter
}

function isNewcomer({ arrivedInRound }: Fighter, round: number): boolean {
  return arrivedInRound > 0 && arrivedInRound === round
}

/** CF-SCENARIO-05: the strategic value with all options, less for Wounds, never below 0. */
function strategicValue({ member, wounds }: Fighter): number {
  return Math.max(0, member.ap - data.woundValue[wounds]!)
}

export function presenceOf(fighters: readonly Fighter[], seat: Seat): Presence {
  const own = fighters.filter((fighter) => fighter.seat === seat)
  return {
    numbers: own.reduce((sum, fighter) => sum + profileOf(fighter).force, 0),
    value: own.reduce((sum, fighter) => sum + strategicValue(fighter), 0),
  }
}

/** CF-SCENARIO-09: a camp controls a zone with more numbers and more value than the other. */
export function controllerOf(present: readonly Fighter[]): Seat | null {
  const [first, second] = [presenceOf(present, 0), presenceOf(present, 1)]
  if (first.numbers > second.numbers && first.value > second.value) return 0
  return second.numbers > first.numbers && second.value > first.value ? otherSeat(0) : null
}

/** CF-SCENARIO-04, -05: logs what each camp has in a zone, fighter by fighter. */
export function logPresence(play: Play, zone: Message, present: readonly Fighter[]): void {
  for (const seat of [0, 1]) {
    const own = present.filter((fighter) => fighter.seat === seat)
    if (own.length === 0) continue
    const numbers = new Tally(text('counted.numbers'))
    const value = new Tally(text('counted.value'))
    for (const fighter of own) {
      const name = text('term.fighter', { fighter: { figure: fighter.id } })
      const lost = fighter.member.ap - strategicValue(fighter)
      numbers.add(profileOf(fighter).force, name, 'CF-SCENARIO-04')
      value.add(fighter.member.ap, name, 'CF-SCENARIO-05')
      if (lost > 0) value.add(0 - lost, text('term.wounds'), 'CF-SCENARIO-05')
    }
    const args = { seat: { seat }, zone: { text: zone }, numbers: numbers.total, value: value.total }
    play.log('zone.counted', args, ['CF-SCENARIO-04', 'CF-SCENARIO-05'], {
      seat,
      numbers: [numbers.explain(), value.explain()],
    })
  }
}
