import { isElementalBeing } from '../armies/terms.ts'
import { areEnemies, type Fighter, fighter, type PlayState, profileOf, type Stance, standing } from '../state.ts'
import { allWith, someWith, sumWith } from '../traits.ts'
import { isInAura } from './faith.ts'

/** A fighter who is counted for a faithful. */
export interface CountedBeliever {
  readonly faithful: Fighter
  readonly believer: Fighter
}

/** CF-AURA-02: those without DIS, elemental beings, machines that stand still and whoever says so of himself never are. */
function mayBelieve(play: PlayState, fighter: Fighter): boolean {
  const profile = profileOf(fighter)
  if (profile.dis === null || isElementalBeing(profile) || profile.machine?.mobile === false) return false
  return !someWith(play, fighter, 'neverBelieves')
}

/** CF-AURA-03, -05: a friend of his people, or one whom something of the faithful's makes his believer; never himself. */
export function isFriendlyBeliever(play: PlayState, faithful: Fighter, fighter: Fighter): boolean {
  if (fighter === faithful || areEnemies(fighter, faithful)) return false
  if (profileOf(fighter).people === profileOf(faithful).people && mayBelieve(play, fighter)) return true
  return someWith(play, faithful, 'converts', (ability, effect) => ability.converts(play, fighter, faithful, effect))
}

export interface BelieverCount {
  /** CF-FAITH-10: how many believers, some of whom count for more. */
  readonly believers: number
  /** CF-AURA-06: points of those who are Loyal. */
  readonly loyal: number
}

/** CF-REV-MIDNOR-21, CF-ABIL-116: where he stands or rides, unless he draws on those round somebody else. */
function placeOf(play: PlayState, faithful: Fighter): Stance {
  const carrier = faithful.vehicle === null ? faithful : fighter(play, faithful.vehicle)
  const others = allWith(play, faithful, 'drawsFrom').flatMap(([ability, effect]) => {
    return ability.drawsFrom(play, faithful, effect) ?? []
  })
  return (others[0] ?? carrier).at
}

/** CF-AURA-03, -04, -06 to -08: whom a faithful draws on where everybody stands now. */
export function countForFaithful(play: PlayState, faithful: Fighter): BelieverCount {
  const drawing = { ...faithful, at: placeOf(play, faithful) }
  const within = standing(play).filter((fighter) => isInAura(play, drawing, fighter))
  const friends = countFriends(play, faithful, within)
  if (!someWith(play, faithful, 'iconoclast')) return friends
  const enemies = within.filter((fighter) => areEnemies(fighter, faithful) && mayBelieve(play, fighter))
  const believers = countBelievers(play, faithful, enemies)
  // CF-AURA-08: if something lets him, he counts his own camp as the orthodox do.
  if (!someWith(play, faithful, 'countsFriends')) return { believers, loyal: 0 }
  return { believers: believers + friends.believers, loyal: friends.loyal }
}

/** CF-AURA-03, -06, -07. */
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

/** CF-ABILGEN-06: of two values the better one. */
function loyaltyOf(play: PlayState, loyal: Fighter): number {
  return Math.max(...allWith(play, loyal, 'loyalty').map(([ability, effect]) => ability.loyalty(loyal, effect)))
}

/** CF-FAITH-10: each once, but for those who count for more. */
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
