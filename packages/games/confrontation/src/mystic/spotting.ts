import type { Procedure } from '@fray/kernel'
import { countedFor, limits } from '../limits.ts'
import { areEnemies, type Fighter, type Play, type PlayState } from '../state.ts'
import { allWith } from '../traits.ts'
import { isOutOfMind } from './perception.ts'

const unspotted = countedFor('unspotted')

/** CF-REV-LION-22: what is aimed at an enemy from a distance. */
export type AimPurpose = 'assault' | 'shot' | 'spell' | 'miracle' | 'power'

/**
 * CF-REV-LION-22: whether somebody makes out the enemy whom he has named, before anything of it is spent or counted; measured
 * from whoever the action goes out from.
 */
export function* passesSpotting(
  play: Play,
  who: Fighter,
  target: Fighter,
  aimed: AimPurpose,
  from: Fighter = who,
): Procedure<boolean> {
  if (!areEnemies(who, target)) return true
  for (const [ability, effect] of allWith(play, target, 'isSpotted')) {
    if (yield* ability.isSpotted(play, who, from, target, effect)) continue
    for (const uses of new Set([who.uses, from.uses])) limits.spend(play.state, uses, vainly(play, aimed, target))
    return false
  }
  return true
}

/** CF-REV-LION-22: all whom an assault is announced against. */
export function* passesSpottingOfAll(play: Play, assailant: Fighter, targets: readonly Fighter[]): Procedure<boolean> {
  for (const target of targets) if (!(yield* passesSpotting(play, assailant, target, 'assault'))) return false
  return true
}

/** CF-REV-LION-22: whether he has looked for the enemy in vain: the same action is not aimed at him again in this activation. */
export function hasLost(play: PlayState, who: Fighter, target: Fighter, aimed: AimPurpose): boolean {
  return limits.isSpent(play.state, who.uses, vainly(play, aimed, target))
}

/** CF-ABIL-90, CF-REV-LION-17, -22: whether the power of a card may be aimed at somebody, as far as he can be perceived at all. */
export function mayAimPower(play: PlayState, who: Fighter, target: Fighter): boolean {
  return !isOutOfMind(play, who, target) && !hasLost(play, who, target, 'power')
}

function vainly({ state }: PlayState, aimed: AimPurpose, { id }: Fighter) {
  return { id: unspotted(`${state.phase}:${aimed}:${id}`), per: 'round' } as const
}
