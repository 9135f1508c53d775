import { isElementalBeing } from '../armies/cards/terms.ts'
import { areEnemies, type Fighter, fighter, type PlayState, profileOf, type Stance, standing } from '../state.ts'
import { allWith, someWith, sumWith } from '../traits.ts'
import { isInAura } from './aura.ts'

/** A fighter that counts for a faithful. */
export interface CountedBeliever {
  readonly faithful: Fighter
  readonly believer: Fighter
}

/** CF-AURA-02: never fighters without DIS, elementals, immobile machines or fighters with an ability that says so. */
function mayBelieve(play: PlayState, fighter: Fighter): boolean {
  const profile = profileOf(fighter)
  if (profile.dis === null || isElementalBeing(profile) || profile.machine?.mobile === false) return false
  return !someWith(play, fighter, 'neverBelieves')
}

/**
 * CF-AURA-03, -05: a friend of the same people, or one made a believer by the faithful's abilities; never the faithful
 * itself.
 */
export function isFriendlyBeliever(play: PlayState, faithful: Fighter, fighter: Fighter): boolean {
  if (fighter === faithful || areEnemies(fighter, faithful)) return false
  if (profileOf(fighter).people === profileOf(faithful).people && mayBelieve(play, fighter)) return true
  return someWith(play, faithful, 'converts', (ability, effect) => ability.converts(play, fighter, faithful, effect))
}

export interface BelieverCount {
  /** CF-FAITH-10: the number of believers, some of whom count more than once. */
  readonly believers: number
  /** CF-AURA-06: points from Loyal fighters. */
  readonly loyal: number
}

/**
 * CF-REV-MIDNOR-21, CF-ABIL-116: the fighter's place or vehicle, unless it draws on believers around another fighter.
 */
function placeOf(play: PlayState, faithful: Fighter): Stance {
  const carrier = faithful.vehicle === null ? faithful : fighter(play, faithful.vehicle)
  const others = allWith(play, faithful, 'drawsFrom').flatMap(([ability, effect]) => {
    return ability.drawsFrom(play, faithful, effect) ?? []
  })
  return (others[0] ?? carrier).at
}

/** CF-AURA-03, -04, -06 to -08: the believers of a faithful at the present positions. */
export function countForFaithful(play: PlayState, faithful: Fighter): BelieverCount {
  const drawing = { ...faithful, at: placeOf(play, faithful) }
  const within = standing(play).filter((fighter) => isInAura(play, drawing, fighter))
  const friends = countFriends(play, faithful, within)
  if (!someWith(play, faithful, 'iconoclast')) return friends
  const enemies = within.filter((fighter) => areEnemies(fighter, faithful) && mayBelieve(play, fighter))
  const believers = countBelievers(play, faithful, enemies)
  // CF-AURA-08: an ability may let an iconoclast count its own camp as the orthodox do.
  if (!someWith(play, faithful, 'countsFriends')) return { believers, loyal: 0 }
  return { believers: believers + friends.believers, loyal: friends.loyal }
}

/** CF-AURA-03, -06, -07: counts friendly believers; Loyal ones add points instead. */
function countFriends(play: PlayState, faithful: Fighter, within: readonly Fighter[]): BelieverCount {
  const friends = within.filter((fighter) => isFriendlyBeliever(play, faithful, fighter))
  const loyal = friends.filter((friend) => someWith(play, friend, 'loyalty'))
  return {
    believers: countBelievers(
      play,
      faithful,
      friends.filter((friend) => !loyal.includes(friend)),
    ),
    loyal: loyal.reduce((sum, fighter) => sum + loyaltyOf(play, fighter), 0),
  }
}

/** CF-ABILGEN-06: the better of two values counts. */
function loyaltyOf(play: PlayState, loyal: Fighter): number {
  return Math.max(...allWith(play, loyal, 'loyalty').map(([ability, effect]) => ability.loyalty(loyal, effect)))
}

/** CF-FAITH-10: each believer counts once, unless an ability makes it count for more. */
function countBelievers(play: PlayState, faithful: Fighter, believers: readonly Fighter[]): number {
  return believers.reduce((sum, believer) => {
    const extra = [believer, faithful].reduce((more, bearer) => {
      return (
        more +
        sumWith(play, bearer, 'extraBelievers', (ability, effect) => {
          return ability.extraBelievers(play, { faithful, believer }, bearer, effect)
        })
      )
    }, 0)
    return sum + 1 + extra
  }, 0)
}
