import { type Message, type Tally, text } from '@fray/kernel'
import type { RangedWeapon } from '../bands/profile.ts'
import { isHiddenTerm } from '../command/artefacts.ts'
import { targetOf } from '../dice.ts'
import { outOfRange } from '../out-of-range.ts'
import type { Play } from '../state.ts'
import { inches } from '../units.ts'
import { rangedCategory } from './ranged-weapons.ts'
import { AT_LEAST_ONE, isLongRange, LONG_RANGE, precisionDice, type Shot, shotDifficulty } from './shot-numbers.ts'

/** SW-SHOOT-22: how distance changes the dice. */
const DISTANCE = ['SW-SHOOT-22']

/**
 * Describes a shot as far as the shooter's player knows it: without a distance not yet told (SW-BASE-06), and without
 * hidden artefacts (SW-ARTEFACT-03).
 */
export function shotNote(play: Play, shot: Shot): Message {
  // SW-WOUND-14: no dice are needed.
  if (shot.target.profile.ephemeral) return text('note.ephemeral')
  const measured = play.setup.premeasuring || shot.told || shot.special !== 'plain'
  const tally = precisionDice(play, shot)
  const dice = knownTotal(play, shot, tally, measured ? [] : DISTANCE)
  const shown = { dice, needed: neededFor(play, shot), shelter: shelterIn(tally) }
  if (!measured || shot.special !== 'plain') return text('note.shot', { ...shown, range: 'any' })
  return text('note.shot', { ...shown, range: isLongRange(shot.shooter, shot.target) ? 'far' : 'near' })
}

/**
 * SW-SHOOT-22, SW-RANGED-11: describes a weapon's range and the dice that distance costs; a hurried shot loses none.
 */
export function rangeOf(weapon: RangedWeapon, special: Shot['special']): Message {
  const reach = rangedCategory(weapon).range
  return text('range.shot', { reach, far: special === 'plain' && reachesFar(reach) ? 'yes' : 'no' })
}

/** SW-SHOOT-15, -22: explains why a shot falls short, by what its player knows of the distance. */
export function whyShort(play: Play, { shooter, target, weapon, special, told }: Shot): Message | undefined {
  const reach = rangedCategory(weapon).range
  if (special !== 'plain') return undefined
  if (told && !reachesFar(reach) && isLongRange(shooter, target)) return text('hopeless.beyond-range', { reach })
  return outOfRange(play, shooter, target, reach)
}

/** Whether a weapon reaches beyond the distance at which a shot loses a die. */
function reachesFar(reach: number): boolean {
  return inches(reach) > LONG_RANGE
}

/** Gets what stands between shooter and target, as the dice of a shot count it. */
export function shelterIn({ terms }: Tally): 'cover' | 'partial' | 'none' {
  const has = (label: string) => terms.some((term) => term.label.id === label && term.amount < 0)
  return has('term.cover') ? 'cover' : has('term.partial-sight') ? 'partial' : 'none'
}

/** Gets what each die needs. */
export function neededFor(play: Play, shot: Shot): number {
  return targetOf(knownTotal(play, shot, shotDifficulty(play, shot), []))
}

/**
 * Gets a total without what the shooter's player cannot know: the target's secret items, and the terms of the given
 * rules. If the number was raised to one, the known part of it.
 */
export function knownTotal(play: Play, { target }: Shot, tally: Tally, without: readonly string[]): number {
  let known = 0
  for (const term of tally.terms) {
    if (without.includes(term.rule ?? '') || (term.source && isHiddenTerm(play, target, term.source))) continue
    known = term.label.id === AT_LEAST_ONE ? Math.max(1, known) : known + term.amount
  }
  return Math.max(1, known)
}
