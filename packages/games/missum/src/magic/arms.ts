/** MI-MAGIC-02: Arms of Karakán that stand on the table. */
import { text } from '@fray/kernel'
import { type Contour, distance, type Point, polygonContour, rayCrosses, wallContour } from '@fray/tabletop'
import { centreOf } from '../body.ts'
import { canSee } from '../ground/sight.ts'
import { isPresent, type Present, unitOf } from '../roster.ts'
import type { Arm, Play, State } from '../state.ts'
import { RANGE } from './areas.ts'
import { hindrance, isMage, type Mage, placeOf } from './casters.ts'

/** Gets where an Arm is now: it goes with its troops; undefined once they or its caster are gone, or out of reach. */
export function armContour(state: State, arm: Arm): Contour | undefined {
  const caster = unitOf(state, arm.caster)
  if (!isMage(caster) || !isPresent(caster)) return undefined
  if (!arm.over) return contourAt(arm.outline)
  const troops = unitOf(state, arm.over.unit)
  if (!isPresent(troops) || !isInReach(state, caster as Mage, troops)) return undefined
  const { x, y } = centreOf(troops.body)
  const { from } = arm.over
  return contourAt(arm.outline.map((corner) => ({ x: corner.x + x - from.x, y: corner.y + y - from.y })))
}

function contourAt(outline: readonly Point[]): Contour {
  return outline.length === 2 ? wallContour(outline[0]!, outline[1]!) : polygonContour(outline)
}

/** Whether the troops are in the caster's sight and reach. */
function isInReach(state: State, caster: Mage, troops: Present): boolean {
  return (
    distance(placeOf(caster), centreOf(troops.body)) <= RANGE && (troops === caster || canSee(state, caster, troops))
  )
}

/** MI-MAGIC-02: ends the Arms whose time is over or that their caster cannot keep up. */
export function keepArms(play: Play): void {
  const { state } = play
  for (const arm of state.arms) {
    if (isStanding(state, arm)) continue
    state.arms = state.arms.filter((other) => other !== arm)
    play.log('arm.over', { caster: { figure: arm.caster }, spell: { text: text('spell.arm') } }, ['MI-MAGIC-02'], {
      seat: arm.seat,
    })
  }
}

function isStanding(state: State, arm: Arm): boolean {
  if (arm.until < state.turn || (arm.until === state.turn && state.step === 10)) return false
  if (armContour(state, arm) === undefined) return false
  // In the last step, the caster's actions of this turn do not count yet: they hinder in the next.
  return state.step === 10 || hindrance(state, unitOf(state, arm.caster) as Mage) === undefined
}

/** MI-MAGIC-02: whether an enemy Arm stops missiles from one place to another. */
export function isStopped(state: State, attacker: Present, from: Point, to: Point): boolean {
  return state.arms.some((arm) => {
    const contour = arm.seat === attacker.seat ? undefined : armContour(state, arm)
    return contour !== undefined && rayCrosses(from, to, contour)
  })
}
