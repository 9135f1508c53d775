import { seesAnyOf } from '../ground/sight.ts'
import type { Fighter, PlayState } from '../state.ts'
import { someWith } from '../traits.ts'

/** CF-SIGHT-03, CF-ABIL-21: in sight, or within the range of an ability that replaces sight. */
export function perceives(play: PlayState, who: Fighter, other: Fighter): boolean {
  if (seesAnyOf(play, who, other)) return true
  return someWith(play, who, 'seesAround', (ability, effect) => ability.seesAround(play, other, who, effect))
}

/** CF-ABIL-90, CF-MIRACLE-07: an enemy that is hidden, or cannot be targeted for another reason. */
export function isUntargetable(play: PlayState, who: Fighter, other: Fighter): boolean {
  return isHiddenFrom(play, who, other) || isBlindTo(play, who, other)
}

/** CF-MIRACLE-07, CF-REV-LION-17: an enemy that cannot be targeted by any action. */
export function isBlindTo(play: PlayState, who: Fighter, other: Fighter): boolean {
  if (cannotTarget(play, who, other)) return true
  return someWith(play, who, 'cannotAimAt', (ability, effect) => ability.cannotAimAt(play, other, who, effect))
}

/** CF-ABIL-90, CF-MIRACLE-07: an enemy that cannot even be assaulted. */
export function isUnassailable(play: PlayState, who: Fighter, other: Fighter): boolean {
  return isHiddenFrom(play, who, other) || cannotTarget(play, who, other)
}

function isHiddenFrom(play: PlayState, who: Fighter, other: Fighter): boolean {
  return someWith(play, other, 'isHidden', (ability, effect) => ability.isHidden(play, who, other, effect))
}

function cannotTarget(play: PlayState, who: Fighter, other: Fighter): boolean {
  return someWith(play, who, 'cannotTarget', (ability, effect) => ability.cannotTarget(play, other, who, effect))
}
