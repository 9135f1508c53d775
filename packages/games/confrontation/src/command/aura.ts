import { areFurtherApart } from '../ground/bodies.ts'
import { type Fighter, isStanding, type PlayState, profileOf, standing } from '../state.ts'
import { allWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'

/**
 * CF-LEAD-02, CF-ROUT-10: the radius of a fighter's leadership in cm; 0 for fighters that do not lead or are in rout.
 */
export function auraOf(play: PlayState, leader: Fighter): number {
  if (!isStanding(leader) || leader.inRout) return 0
  let furthest = 0
  for (const [ability, effect] of allWith(play, leader, 'leadershipAura')) {
    furthest = Math.max(furthest, ability.leadershipAura(leader, effect))
  }
  return furthest
}

/** CF-LEAD-02, CF-FLY-15: whether any part of a friend's base at the same level is in a leader's aura. */
export function isInAura(play: PlayState, leader: Fighter, friend: Fighter): boolean {
  if (leader.seat !== friend.seat || leader.level !== friend.level || !isStanding(friend)) return false
  const radius = auraOf(play, leader)
  return radius > 0 && (leader === friend || !areFurtherApart(leader, friend, radius * CENTIMETRE))
}

/** CF-LEAD-01, -03: the office of a fighter that leads. */
export type Office = 'commander' | 'musician' | 'standard-bearer'

export function officeOf(leader: Fighter): Office {
  return profileOf(leader).command ?? 'commander'
}

/** The fighters of a camp with an aura and this office. */
export function leadersOf(play: PlayState, seat: number, office: Office): Fighter[] {
  return standing(play).filter(
    (fighter) => fighter.seat === seat && officeOf(fighter) === office && auraOf(play, fighter) > 0,
  )
}
