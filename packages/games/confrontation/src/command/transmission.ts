import { type Fighter, type Position, profileOf } from '../state.ts'
import { leadersOf } from './aura.ts'
import { isLedBy } from './war-staff.ts'

/** A value that a commander lends. */
export interface LentValue {
  readonly commander: Fighter
  readonly value: number
}

/** CF-LEAD-05, -10: the best value that any commander lends a friend for a Courage or Discipline test. */
export function lentValue(play: Position, friend: Fighter, test: 'courage' | 'discipline'): LentValue | null {
  return leadersOf(play, friend.seat, 'commander')
    .filter((each) => each !== friend && isLedBy(play, friend, each))
    .map((commander) => ({ commander, value: printed(commander, test) }))
    .reduce<LentValue | null>((best, each) => (best && best.value >= each.value ? best : each), null)
}

/** CF-LEAD-06 to -09: as his card prints it; FEAR serves as COU. */
function printed(commander: Fighter, test: 'courage' | 'discipline'): number {
  const { cou, fear, dis } = profileOf(commander)
  return (test === 'courage' ? (fear ?? cou) : dis) ?? 0
}
