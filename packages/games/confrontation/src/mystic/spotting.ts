import type { Procedure } from '@fray/kernel'
import { limits, registerCounterKind } from '../limits.ts'
import { areEnemies, type Fighter, type Play, type PlayState } from '../state.ts'
import { allWith } from '../traits.ts'
import { isUntargetable } from './perception.ts'

const unspotted = registerCounterKind('unspotted')

/** CF-REV-LION-22: kinds of action that target an enemy from a distance. */
export type AimPurpose = 'assault' | 'shot' | 'spell' | 'miracle' | 'power'

/**
 * CF-REV-LION-22: whether a fighter spots the enemy it has named, before anything is spent or counted; measured from
 * the origin of the action.
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
    for (const uses of new Set([who.uses, from.uses]))
      limits.spend(play.state, uses, failedSpottingUse(play, aimed, target))
    return false
  }
  return true
}

/** CF-REV-LION-22: all targets of an announced assault. */
export function* passesSpottingOfAll(play: Play, assailant: Fighter, targets: readonly Fighter[]): Procedure<boolean> {
  for (const target of targets) if (!(yield* passesSpotting(play, assailant, target, 'assault'))) return false
  return true
}

/**
 * CF-REV-LION-22: whether the fighter failed to spot this enemy: the same action cannot target it again in this
 * activation.
 */
export function hasLost(play: PlayState, who: Fighter, target: Fighter, aimed: AimPurpose): boolean {
  return limits.isSpent(play.state, who.uses, failedSpottingUse(play, aimed, target))
}

/**
 * CF-ABIL-90, CF-REV-LION-17, -22: whether the power of a card may target a fighter, as far as it can be perceived at
 * all.
 */
export function mayAimPower(play: PlayState, who: Fighter, target: Fighter): boolean {
  return !isUntargetable(play, who, target) && !hasLost(play, who, target, 'power')
}

function failedSpottingUse({ state }: PlayState, aimed: AimPurpose, { id }: Fighter) {
  return { id: unspotted(`${state.phase}:${aimed}:${id}`), per: 'round' } as const
}
