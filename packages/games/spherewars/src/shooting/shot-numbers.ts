import { Tally, type Term, text } from '@fray/kernel'
import type { ShotQuery } from '../ability.ts'
import type { RangedWeapon } from '../bands/profile.ts'
import { gapBetween } from '../ground/board.ts'
import { coverFrom, heightOf, isAirborne } from '../ground/ground.ts'
import { estimateLength, isUnmeasured } from '../ground/measuring.ts'
import { partialOnlyByOwnCover, sight } from '../ground/sight/sight.ts'
import { weatherShot } from '../ground/weather.ts'
import { movementOf } from '../movement/movement.ts'
import { type Combatant, isIn, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { inches } from '../units.ts'
import { rangedCategory } from './ranged-weapons.ts'

/** A shot that nothing can change any more. */
export interface Shot {
  readonly shooter: Combatant
  readonly target: Combatant
  readonly weapon: RangedWeapon
  readonly special: ShotQuery['special']
  /** SW-SHOOT-29: the shooter chose to change target. */
  readonly changed: boolean
  /** SW-SHOOT-22: its player knows whether the target is far. */
  readonly told?: boolean
  /** SW-SHOOT-41: the two weapons aim at different targets. */
  readonly divided: boolean
}

/** SW-SHOOT-22: beyond this distance a shot loses a die. */
export const LONG_RANGE = inches(8)

/** SW-SHOOT-19, -20, -23, -24: dice by the target's height level. */
const HEIGHT_DICE: Readonly<Record<number, readonly [number, string]>> = {
  0: [-2, 'SW-SHOOT-24'],
  1: [-1, 'SW-SHOOT-23'],
  3: [1, 'SW-SHOOT-20'],
  4: [2, 'SW-SHOOT-19'],
  5: [2, 'SW-SHOOT-19'],
}

/**
 * SW-SHOOT-06, -18, -33: PRE and every modifier, at least one die, plus extra dice. Special shots use only the modifier
 * for the target's height (SW-RANGED-10, -11).
 */
export function precisionDice(play: Play, shot: Shot): Tally {
  const { shooter, target, special } = shot
  const tally = new Tally(text('number.precision')).atLeast(1)
  const q: ShotQuery = { play, tally, shooter, target, weapon: shot.weapon, special }
  addPrecision(q, 'SW-PROFILE-13')
  const height = HEIGHT_DICE[heightOf(play, target)]
  if (height) tally.add(height[0], text('term.target-height'), height[1])
  if (special === 'plain') addCircumstances(play, shot, tally)
  hooks.count(play, target, 'enemyPrecisionDice', q)
  raiseToOne(tally, 'SW-SHOOT-33')
  hooks.count(play, shooter, 'precisionDice', q)
  return tally
}

/** SW-RGEN-16: adds the current PRE, an attribute that never falls below 1. */
export function addPrecision(q: ShotQuery, rule: string): void {
  const { play, shooter, tally } = q
  tally.add(shooter.profile.pre ?? 0, text('term.precision'), rule)
  hooks.count(play, shooter, 'precision', q)
  raiseToOne(tally, 'SW-PROFILE-22')
}

/** The term that raises a number to its minimum of 1. */
export const AT_LEAST_ONE = 'term.at-least-one'

function raiseToOne(tally: Tally, rule: string): void {
  const lacking = 1 - tally.terms.reduce((sum, { amount }) => sum + amount, 0)
  if (lacking > 0) tally.add(lacking, text(AT_LEAST_ONE), rule)
}

function addCircumstances(play: Play, shot: Shot, tally: Tally): void {
  const { shooter, target, weapon, divided } = shot
  if (isHelpless(target)) tally.add(1, text('term.helpless'), 'SW-SHOOT-21')
  const far = shot.told || !isUnmeasured(play) ? isLongRange(shooter, target) : seemsLongRange(play, shooter, target)
  if (far) tally.add(-1, text('term.long-range'), 'SW-SHOOT-22')
  if (!hooks.answers(play, shooter, 'seesThroughCover')) addCover(play, shooter, target, tally)
  if (play.state.acting?.moved && !rangedCategory(weapon).inMovement) tally.add(-1, text('term.moved'), 'SW-SHOOT-26')
  if (divided) tally.add(-1, text('term.divided'), 'SW-SHOOT-27')
}

/**
 * SW-SHOOT-25, SW-SCENERY-06, -08: adds the scenery the target is in, and partial sight unless that scenery is its only
 * cause.
 */
function addCover(play: Play, shooter: Combatant, target: Combatant, tally: Tally): void {
  const { dice, strength } = coverFrom(play, shooter, target)
  tally.add(dice, text('term.cover'), strength === 0 ? 'SW-SCENERY-06' : 'SW-SCENERY-08')
  if (sight(play, shooter, target) !== 'partial') return
  if (dice !== 0 && partialOnlyByOwnCover(play, shooter, target)) return
  tally.add(-1, text('term.partial-sight'), 'SW-SHOOT-25')
}

/** SW-SHOOT-21: counts once, whatever the number of causes. */
function isHelpless(target: Combatant): boolean {
  return target.fleeing || isIn(target, 'stunned') || isIn(target, 'paralysed')
}

/** SW-SHOOT-22: the only distance that may be asked for before the roll, and only as yes or no. */
export function isLongRange(shooter: Combatant, target: Combatant): boolean {
  return gapBetween(shooter, target) > LONG_RANGE
}

/** SW-BASE-06: odds assume that a target is near, and bots estimate. */
function seemsLongRange(play: Play, shooter: Combatant, target: Combatant): boolean {
  return (estimateLength(play, gapBetween(shooter, target), shooter, target) ?? 0) > LONG_RANGE
}

/**
 * SW-SHOOT-06 to -10, -29, SW-RANGED-16, SW-ORDER-25, -26: counts the target number of the precision roll, at least 2.
 */
export function shotDifficulty(play: Play, shot: Shot): Tally {
  const { shooter, target, weapon, special, changed } = shot
  const tally = new Tally(text('number.shot-difficulty')).atLeast(2)
  const q: ShotQuery = { play, tally, shooter, target, weapon, special }
  addMovement(play, target, special, tally)
  if (isAirborne(play, target)) tally.add(1, text('term.flying'), 'SW-FLY-07')
  hooks.count(play, target, 'targetDifficulty', q)
  weatherShot(q)
  if (changed) tally.add(1, text('term.target-change'), 'SW-SHOOT-29')
  addMarksmanship(play, shooter, tally)
  return tally
}

/**
 * SW-SHOOT-06, -08, SW-ORDER-25, SW-RANGED-16: adds the target's MOV as changed by lying down or by a hurried shot, and
 * then what abilities, deeds and spells add to MOV. These come last, so that they always count once.
 */
function addMovement(play: Play, target: Combatant, special: Shot['special'], tally: Tally): void {
  const movement = movementOf(play, target, 'shot-at')
  const shifts = movement.terms.filter(isShift)
  const base = movement.total - shifts.reduce((sum, { amount }) => sum + amount, 0)
  if (special !== 'plain') tally.add(lying(base), text('term.special-shot'), 'SW-RANGED-16')
  else tally.add(base, text('term.target-movement'), 'SW-SHOOT-06')
  if (hooks.answers(play, target, 'liesLow')) {
    if (special === 'plain') tally.add(lying(base) - base, text('term.hit-the-dirt'), 'SW-ORDER-25')
    if (special === 'speeding-up') tally.add(1, text('term.hit-the-dirt'), 'SW-RANGED-16')
  }
  for (const { amount, label, rule } of shifts) tally.add(amount, label, rule)
}

/** SW-ORDER-25, SW-RANGED-16: a sphere, or one more than a MOV of 6 and above. */
function lying(movement: number): number {
  return movement < 6 ? 6 : movement + 1
}

/** Whether a term changes MOV by an ability, deed or spell, not by weather, an artefact or a consumable. */
function isShift({ rule = '' }: Term): boolean {
  return rule.startsWith('SW-RACE') || rule.startsWith('SW-ABIL')
}

/** SW-ABIL-01, -09, -16, SW-STATE-10: expert and inexpert cancel each other. */
function addMarksmanship(play: Play, shooter: Combatant, tally: Tally): void {
  const expert = hooks.answers(play, shooter, 'expertShooter')
  const inexpert = hooks.answers(play, shooter, 'inexpertShooter') || isIn(shooter, 'stunned')
  if (expert && !inexpert) tally.add(-1, text('term.expert-shooter'), 'SW-ABIL-09')
  if (inexpert && !expert) tally.add(1, text('term.inexpert-shooter'), 'SW-ABIL-16')
}
