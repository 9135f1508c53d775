import type { PolicyQuestion } from '@fray/kernel'
import { estimateDistance, type Point } from '@fray/tabletop'
import { gapBetween } from '../ground/board.ts'
import { touchesPiece } from '../ground/ground.ts'
import { passesThrough } from '../ground/terrain-costs.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { rangedCategory } from '../shooting/ranged-weapons.ts'
import { type Combatant, isStanding, type State } from '../state.ts'
import { CONTACT, INCH, inches } from '../units.ts'

export type Question = PolicyQuestion<State, Setup>

/** SW-BASE-06: the distance between two combatants, estimated where it must not be measured. */
export function estimateGap(question: Question, from: Combatant, to: Combatant): number {
  return estimateFrom(question, gapBetween(from, to), from.at, to.at)
}

/** Contact is plain to see; every other distance between two places is misjudged. */
export function estimateFrom({ setup, misjudgement }: Question, gap: number, from: Point, to: Point): number {
  return setup.premeasuring || gap <= CONTACT ? gap : estimateDistance(gap, misjudgement, from, to)
}

export function standingEnemies({ state }: Question, combatant: Combatant): Combatant[] {
  return state.combatants.filter((other) => other.side !== combatant.side && isStanding(other))
}

/** Whether anybody may see that two combatants fight each other. */
export function isInContact({ state }: Question, combatant: Combatant): boolean {
  return state.combatants.some(
    (other) => other.side !== combatant.side && isStanding(other) && gapBetween(combatant, other) <= CONTACT,
  )
}

/** SW-MOVE-10, SW-RANDMOVE-05: how far a charge or a run goes on open ground; random movers count on an average. */
export function walk({ profile }: Combatant): number {
  return profile.mov * INCH
}

/** SW-MOVE-15: how far a combatant can go to join an enemy on open ground. */
function joinReach(combatant: Combatant): number {
  return (isSteady(combatant) ? 2 : 1.5) * walk(combatant)
}

function isSteady({ profile: { movement } }: Combatant): boolean {
  return movement === 'fixed' || movement === 'flying'
}

/** SW-MOVE-15, SM-SCENERY-05: whether a combatant is thought to be able to join an enemy with one action. */
export function canJoin(question: Question, combatant: Combatant, enemy: Combatant): boolean {
  const gap = estimateGap(question, combatant, enemy)
  if (gap > joinReach(combatant)) return false
  return gap <= walk(combatant) || question.setup.edition === 'rulebook' || !meetsDifficult(question, combatant, enemy)
}

/** Whether the straight way to an enemy leads through difficult terrain, so that no sprint does. */
function meetsDifficult({ state }: Question, { at, profile }: Combatant, enemy: Combatant): boolean {
  if (profile.movement === 'flying') return false
  const { radius } = profile.base
  return state.pieces.some((piece) => {
    return (
      piece.density === 'dense' && (touchesPiece(piece, at, radius) || passesThrough(piece, radius, [at, enemy.at]))
    )
  })
}

export function isShooter({ profile }: Combatant): boolean {
  return profile.ranged.length > 0 && profile.pre !== null
}

/** SW-SHOOT-17: the range of the longest weapon. */
export function shotRange({ profile }: Combatant): number {
  return inches(Math.max(0, ...profile.ranged.map((weapon) => rangedCategory(weapon).range)))
}

/** The estimated distance to the nearest enemy; infinite without one. */
export function nearestGap(question: Question, combatant: Combatant): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...standingEnemies(question, combatant).map((enemy) => estimateGap(question, combatant, enemy)),
  )
}
