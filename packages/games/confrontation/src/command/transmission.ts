import { type Fighter, isStanding, type Position, profileOf, standing } from '../state.ts'
import { bearersWith, someWith } from '../traits.ts'
import { auraOf, officeOf } from './aura.ts'
import { isLedBy } from './war-staff.ts'

/** A value that a commander lends. */
interface LentValue {
  readonly commander: Fighter
  readonly value: number
}

/** CF-LEAD-05, -10: the best value that any commander lends a friend for a Courage or Discipline test. */
export function lentValue(play: Position, friend: Fighter, test: 'courage' | 'discipline'): LentValue | null {
  return lendersOf(play, friend)
    .map((commander) => ({ commander, value: printed(commander, test) }))
    .reduce<LentValue | null>((best, each) => (best && best.value >= each.value ? best : each), null)
}

/** CF-LEAD-04, -05, -10, CF-REV-DIRZ-17: who lends a friend his values; nobody in rout (CF-ROUT-10). */
function lendersOf(play: Position, friend: Fighter): Fighter[] {
  const others = standing(play).filter((each) => each.seat === friend.seat && each !== friend && !each.inRout)
  const lenders = others.filter((each) => leads(play, friend, each) || lends(play, friend, each))
  return lenders.filter((each) => !isBarred(play, friend, each))
}

/** CF-REV-GRIFFIN-03: even by somebody in rout. */
function isBarred(play: Position, friend: Fighter, lender: Fighter): boolean {
  const camp = bearersWith(play, 'barsLending').filter((each) => each.seat === friend.seat && isStanding(each))
  return camp.some((each) => {
    return someWith(play, each, 'barsLending', (ability, effect) => ability.barsLending(friend, lender, each, effect))
  })
}

function leads(play: Position, friend: Fighter, leader: Fighter): boolean {
  return officeOf(leader) === 'commander' && auraOf(play, leader) > 0 && isLedBy(play, friend, leader)
}

function lends(play: Position, friend: Fighter, lender: Fighter): boolean {
  return someWith(play, lender, 'lendsTo', (ability, effect) => ability.lendsTo(play, friend, lender, effect))
}

/** CF-LEAD-06 to -09: as his card prints it; FEAR serves as COU. */
function printed(commander: Fighter, test: 'courage' | 'discipline'): number {
  const { cou, fear, dis } = profileOf(commander)
  return (test === 'courage' ? (fear ?? cou) : dis) ?? 0
}
