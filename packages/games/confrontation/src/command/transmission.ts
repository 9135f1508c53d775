import { type Fighter, isStanding, type PlayState, profileOf, standing } from '../state.ts'
import { bearersWith, someWith } from '../traits.ts'
import { auraOf, officeOf } from './aura.ts'
import { isLedBy } from './war-staff.ts'

/** A value that a commander lends. */
interface LentValue {
  readonly commander: Fighter
  readonly value: number
}

/** CF-LEAD-05, -10: the best value that a commander lends a friend for a Courage or Discipline test. */
export function lentValue(play: PlayState, friend: Fighter, test: 'courage' | 'discipline'): LentValue | null {
  return lendersOf(play, friend)
    .map((commander) => ({ commander, value: printedTestValue(commander, test) }))
    .reduce<LentValue | null>((best, lent) => (best && best.value >= lent.value ? best : lent), null)
}

/** CF-LEAD-04, -05, -10, CF-REV-DIRZ-17: the fighters that lend a friend their values; none in rout (CF-ROUT-10). */
function lendersOf(play: PlayState, friend: Fighter): Fighter[] {
  const others = standing(play).filter(
    (fighter) => fighter.seat === friend.seat && fighter !== friend && !fighter.inRout,
  )
  const lenders = others.filter((other) => leads(play, friend, other) || lends(play, friend, other))
  return lenders.filter((lender) => !isBarred(play, friend, lender))
}

/** CF-REV-GRIFFIN-03: even by a fighter in rout. */
function isBarred(play: PlayState, friend: Fighter, lender: Fighter): boolean {
  const camp = bearersWith(play, 'barsLending').filter((bearer) => bearer.seat === friend.seat && isStanding(bearer))
  return camp.some((fighter) => {
    return someWith(play, fighter, 'barsLending', (ability, effect) =>
      ability.barsLending(friend, lender, fighter, effect),
    )
  })
}

function leads(play: PlayState, friend: Fighter, leader: Fighter): boolean {
  return officeOf(leader) === 'commander' && auraOf(play, leader) > 0 && isLedBy(play, friend, leader)
}

function lends(play: PlayState, friend: Fighter, lender: Fighter): boolean {
  return someWith(play, lender, 'lendsTo', (ability, effect) => ability.lendsTo(play, friend, lender, effect))
}

/** CF-LEAD-06 to -09: the value printed on the card; FEAR serves as COU. */
function printedTestValue(commander: Fighter, test: 'courage' | 'discipline'): number {
  const { cou, fear, dis } = profileOf(commander)
  return (test === 'courage' ? (fear ?? cou) : dis) ?? 0
}
