/** MI-LEADER-06 to -12, MI-DIVISION-04: who is led, and what those may not do who are not. */
import { gap } from '@fray/tabletop'
import { contoursOf, figureFootprints } from '../body.ts'
import { huitsanOf, isLegion, isPresent, type Present, present, unitOf } from '../roster.ts'
import type { Play, State, Unit } from '../state.ts'
import { mm } from '../units.ts'

/** MI-LEADER-07: exactly so far is inside. */
export const COMMAND_RADIUS = mm(300)

/** MI-LEADER-06 to -12: whether a legion may move as it likes, measured now. */
export function isInCommand(state: State, unit: Unit): boolean {
  const huitsan = huitsanOf(state, unit)
  if (!isLegion(unit) || !huitsan || huitsan.independent || huitsan.reserve) return true
  return unit.newlyCommitted || isNearCommander(state, unit)
}

/** MI-LEADER-07: from the officer's base to the nearest of the legion. A huitsán without a commander has nobody near. */
function isNearCommander(state: State, unit: Unit): boolean {
  const commander = huitsanOf(state, unit)?.commander ?? null
  if (commander === null || !isPresent(unit)) return false
  const leader = unitOf(state, commander)
  if (!isPresent(leader)) return false
  const officer = figureFootprints(leader.body)[0]!
  return contoursOf(unit.body).some((block) => gap(officer, block) <= COMMAND_RADIUS)
}

/** MI-LEADER-07: looked at once in a turn, when the legion first moves. */
export function noteCommand(state: State, unit: Unit): void {
  unit.now.inCommand ??= isInCommand(state, unit)
}

/** What was found when it first moved this turn, or would be found now. */
export function wasInCommand(state: State, unit: Unit): boolean {
  return unit.now.inCommand ?? isInCommand(state, unit)
}

/** MI-DIVISION-04: it takes no part in the battle yet. */
export function isInReserve(state: State, unit: Unit): boolean {
  return isLegion(unit) && huitsanOf(state, unit)?.reserve === true
}

/** MI-FANATIC-02: fanatics out of command go on and on. */
export function isFanatic({ troop, office, stand }: Unit): boolean {
  return office === null && troop.standing === 'fanatic' && stand !== 'standing'
}

/** The rule that keeps a unit from starting a melee, if any (MI-LEADER-01, -08, -12, -18, -25, MI-DIVISION-04). */
export function barToMelee(state: State, unit: Unit): string | undefined {
  if (!isLegion(unit)) return 'MI-SKIRMISH-08'
  if (isInReserve(state, unit)) return 'MI-DIVISION-04'
  if (unit.newlyCommitted) return 'MI-LEADER-12'
  return wasInCommand(state, unit) || isFanatic(unit) ? undefined : 'MI-CONTACT-05'
}

/** MI-LEADER-11: at the end of every movement step: those who have come near their new dritlán are led like the rest. */
export function noteArrivals(play: Play): void {
  for (const unit of present(play.state)) settleIn(play, unit)
}

export function settleIn(play: Play, unit: Present): void {
  const huitsan = huitsanOf(play.state, unit)
  if (!unit.newlyCommitted || !huitsan || !isNearCommander(play.state, unit)) return
  unit.newlyCommitted = false
  play.log('command.joined', { unit: { figure: unit.id }, huitsan: huitsan.name }, ['MI-LEADER-11'], {
    seat: unit.seat,
  })
}
