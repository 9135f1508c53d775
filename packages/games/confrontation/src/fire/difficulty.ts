import { Tally, text } from '@fray/kernel'
import type { RangeWeapon } from '../armies/cards/profile.ts'
import { gapBetween } from '../ground/bodies.ts'
import { type Fighter, type PlayState, profileOf } from '../state.ts'
import { allWith, count, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'
import type { Shot } from './shot.ts'
import { sightForShot } from './sight.ts'

/** CF-FIRE-05: the three ranges of a weapon. */
export type FireRange = 'short' | 'medium' | 'long'

/** CF-FIRE-06: difficulty of each range. */
export const BASE_DIFFICULTY: Readonly<Record<FireRange, number>> = { short: 4, medium: 7, long: 10 }

const RANGES: readonly FireRange[] = ['short', 'medium', 'long']

/** CF-FIRE-04, -05: the range of a target, including range bonuses, or null if it is out of reach. */
export function rangeTo(play: PlayState, { marksman, from, weapon, target }: RangeQuery): FireRange | null {
  const longer = allWith(play, target, 'rangesAgainst').map(([ability, effect]) => {
    return ability.rangesAgainst(marksman, target, effect)
  })
  const reach = (i: 0 | 1 | 2) => weapon.ranges[i] + longer.reduce((sum, bonus) => sum + bonus[i], 0)
  return rangeOf({ ...weapon, ranges: [reach(0), reach(1), reach(2)] }, gapBetween(from, target))
}

type RangeQuery = Pick<Shot, 'marksman' | 'from' | 'weapon' | 'target'>

/** CF-FIRE-04, -05: the range of a distance, or null beyond the weapon's reach. */
export function rangeOf({ ranges }: RangeWeapon, distance: number): FireRange | null {
  return RANGES.find((_, i) => distance <= ranges[i]! * CENTIMETRE) ?? null
}

/** CF-FIRE-06 to -08: the difficulty of an Aim test at a target within range, term by term. */
export function aimDifficulty(play: PlayState, shot: Shot, range: FireRange): Tally {
  const { marksman, from, target, special } = shot
  const tally = new Tally(text('number.aim-difficulty'))
  if (special.fixedDifficulty !== undefined) {
    return tally.add(special.fixedDifficulty, text('term.fixed'), special.rules?.[0])
  }
  tally.add(BASE_DIFFICULTY[range], text(`range.${range}`), 'CF-FIRE-06')
  addMovement(play, tally, shot)
  addTarget(play, tally, from, target)
  special.harder?.(tally)
  for (const fighter of new Set([from, marksman, target])) count(fighter, 'aimDifficulty', { play, tally, shot })
  return tally
}

/**
 * CF-FIRE-07, CF-MACHINE-27, -29: adds for moves and turns of the marksman or its machine; a machine with a Weight may
 * even run.
 */
export function addMovement(play: PlayState, tally: Tally, { marksman, from, special, moves }: Shot): void {
  if (!moves || (!special.bySubstitute && someWith(play, marksman, 'firesOnTheMove'))) return
  if (special.runs) tally.add(2, text('term.runs'), 'CF-MACHINE-27')
  else tally.add(1, text('term.moves'), from === marksman ? 'CF-FIRE-07' : 'CF-MACHINE-29')
}

/** CF-FIRE-08: adds the target's modifiers; all of them add up. */
function addTarget(play: PlayState, tally: Tally, marksman: Fighter, target: Fighter): void {
  const { size } = profileOf(target)
  if (target.underCover) tally.add(2, text('state.cover'), 'CF-FIRE-08')
  if (target.level !== marksman.level) tally.add(2, text('term.other-level'), 'CF-FIRE-08')
  if (sightForShot(play, marksman, target) === 'partial') tally.add(1, text('term.partly-seen'), 'CF-FIRE-08')
  if (size === 'large') tally.add(-1, text('term.large'), 'CF-FIRE-08')
  if (size === 'very-large') tally.add(-2, text('term.very-large'), 'CF-FIRE-08')
}
