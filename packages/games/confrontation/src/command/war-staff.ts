import { card, type Fighter, type PlayState, profileOf, standing } from '../state.ts'
import { allWith, someWith, sumWith } from '../traits.ts'
import { isInAura, leadersOf, officeOf } from './aura.ts'

/** CF-STAFF-02, -03, -05: the members of a leader's war-staff whose auras and the commander's reach each other now. */
function staffOf(play: PlayState, leader: Fighter): readonly Fighter[] {
  if (!card(play, leader.card).warStaff) return [leader]
  const members = standing(play).filter((fighter) => fighter.card === leader.card)
  const commander = members.find((member) => officeOf(member) === 'commander')
  const formed = members.filter((member) => {
    return commander && isInAura(play, commander, member) && isInAura(play, member, commander)
  })
  // CF-STAFF-06: without the commander, or out of reach, each member has only its own aura.
  return formed.includes(leader) ? formed : [leader]
}

/** CF-STAFF-03: commander, musician and standard-bearer together. */
export function isWhole(staff: readonly Fighter[]): boolean {
  return ['commander', 'musician', 'standard-bearer'].every((office) =>
    staff.some((fighter) => officeOf(fighter) === office),
  )
}

/** CF-LEAD-04, -05, CF-STAFF-04: whether a leader helps a follower in its own aura or that of its war-staff. */
export function isLedBy(play: PlayState, friend: Fighter, leader: Fighter): boolean {
  return follows(play, friend, leader) && staffOf(play, leader).some((member) => isInAura(play, member, friend))
}

/** CF-LEAD-04, -05: whether a leader could help a fighter at any distance: same people, and able to be led. */
export function follows(play: PlayState, friend: Fighter, leader: Fighter): boolean {
  if (profileOf(friend).people !== peopleLedBy(play, leader)) return false
  const refuses = someWith(play, friend, 'refusesLeader', (ability, effect) => {
    return friend !== leader && ability.refusesLeader(play, leader, friend, effect)
  })
  return !refuses
}

/** CF-LEAD-04, CF-REV-OPHIDIAN-01: the leader's own people, unless an ability names another. */
function peopleLedBy(play: PlayState, leader: Fighter): string {
  const [other] = allWith(play, leader, 'leadsPeople')
  return other ? other[0].leadsPeople(leader, other[1]) : profileOf(leader).people
}

/** CF-STAFF-07 to -12: the bonus of bearers and war-staffs to the final result of a test. */
export function staffBonus(play: PlayState, friend: Fighter, test: 'courage' | 'discipline'): StaffBonus | null {
  const commanders = leadersOf(play, friend.seat, 'commander')
  const whole = commanders.filter((commander) => isWhole(staffOf(play, commander)) && isLedBy(play, friend, commander))
  if (whole.length > 0) {
    const amount = 2 + Math.max(...whole.map((fighter) => staffExtraBonus(play, staffOf(play, fighter), friend)))
    return { amount, term: 'term.war-staff', rule: 'CF-STAFF-11' }
  }
  const bearers = leadersOf(play, friend.seat, BEARER[test])
  if (!bearers.some((bearer) => isLedBy(play, friend, bearer))) return null
  return { amount: 1, term: `term.${BEARER[test]}`, rule: test === 'courage' ? 'CF-STAFF-09' : 'CF-STAFF-10' }
}

/** CF-REV-GRIFFIN-04: additional bonuses of the staff's members. */
function staffExtraBonus(play: PlayState, staff: readonly Fighter[], friend: Fighter): number {
  return staff.reduce((sum, member) => {
    return (
      sum +
      sumWith(play, member, 'strengthensStaff', (ability, effect) => ability.strengthensStaff(friend, member, effect))
    )
  }, 0)
}

interface StaffBonus {
  readonly amount: number
  readonly term: string
  readonly rule: string
}

const BEARER = { courage: 'standard-bearer', discipline: 'musician' } as const
