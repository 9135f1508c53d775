import { type DecisionOption, RARE_WEIGHT, type Refusal, refuse, text } from '@fray/kernel'
import { gapBetween, inContact } from '../ground/bodies.ts'
import { isInFieldOfVision } from '../ground/sight.ts'
import { isUntargetable } from '../mystic/perception.ts'
import { hasLost } from '../mystic/spotting.ts'
import { areEnemies, type Fighter, type PlayState, standing } from '../state.ts'
import { someWith } from '../traits.ts'
import { rangeOf } from './difficulty.ts'
import { impossibleShot } from './impossible-shot.ts'
import { neededRoll } from './needed-roll.ts'
import type { Shot } from './shot.ts'
import { hasTurret, sightForShot } from './sight.ts'

/** CF-FIRE-03, -14, CF-ABIL-90: enemies a marksman may name, whatever their distance. */
export function targetsOf(play: PlayState, marksman: Fighter): Fighter[] {
  return standing(play).filter((fighter) => mayBeTarget(play, marksman, fighter))
}

/** Whether there is any target. Stops at the first one found. */
export function hasTarget(play: PlayState, marksman: Fighter): boolean {
  return standing(play).some((fighter) => mayBeTarget(play, marksman, fighter))
}

/** CF-FIRE-14: whether all enemies are too many levels away for a shot. */
export function areBeyondAltitude(play: PlayState, marksman: Fighter): boolean {
  const enemies = standing(play).filter((fighter) => areEnemies(marksman, fighter))
  return enemies.length > 0 && enemies.every((enemy) => isBeyondAltitude(marksman, enemy))
}

function isBeyondAltitude(marksman: Fighter, enemy: Fighter): boolean {
  return Math.abs(marksman.level - enemy.level) > 1
}

function mayBeTarget(play: PlayState, marksman: Fighter, enemy: Fighter): boolean {
  if (!areEnemies(marksman, enemy) || isBeyondAltitude(marksman, enemy)) return false
  // CF-MACHINE-30: a target must be in a machine's arc, even in contact; CF-MACHINE-28: a turret covers every
  // direction.
  if (inContact(marksman, enemy) && !hasTurret(marksman) && !isInFieldOfVision(marksman, enemy)) return false
  const spared = someWith(play, enemy, 'sparesFire', (ability, effect) => ability.sparesFire(marksman, enemy, effect))
  if (spared || hasLost(play, marksman, enemy, 'shot')) return false
  return !isUntargetable(play, marksman, enemy) && sightForShot(play, marksman, enemy) !== 'none'
}

/** CF-FIRE-03, -14, CF-ABIL-90: why an enemy may not be the target of a shot. */
export function shotRefusal(play: PlayState, marksman: Fighter, key: string): Refusal | undefined {
  const target = standing(play).find(({ id }) => String(id) === key)
  if (!target) return undefined
  const words = { marksman: { figure: marksman.id }, target: { figure: target.id } }
  const why = (reason: string, ...rules: string[]) => refuse(text(`refused.shot-${reason}`, words), ...rules)
  if (!areEnemies(marksman, target)) return why('friend', 'CF-FIRE-03')
  if (isBeyondAltitude(marksman, target)) return why('levels', 'CF-FIRE-14')
  if (isUntargetable(play, marksman, target)) return why('hidden', 'CF-ABIL-90')
  if (sightForShot(play, marksman, target) === 'none') return why('unseen', 'CF-FIRE-03')
  return why('spared', 'CF-FIRE-03')
}

/** A target as an option, described as the shot would be. */
export function targetOption(play: PlayState, shot: Shot): DecisionOption<Fighter> {
  const { from, weapon, target } = shot
  const names = { marksman: { figure: from.id }, target: { figure: target.id } }
  return {
    key: String(target.id),
    text: text('option.shoot-at', names),
    figure: target.id,
    icon: 'targeting',
    rules: ['CF-FIRE-03'],
    value: target,
    note: () => neededRoll(play, shot),
    cannotSucceed: () => impossibleShot(play, shot),
    // CF-MOVE-05: nothing is measured before the target is named, so a target out of range may be chosen.
    ...(rangeOf(weapon, gapBetween(from, target)) === null ? { randomWeight: RARE_WEIGHT } : {}),
  }
}
