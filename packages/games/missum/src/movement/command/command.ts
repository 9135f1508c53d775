/** MI-LEADER-06 to -12, MI-DIVISION-04: command, and the limits of units without it. */
import { gap } from '@fray/tabletop'
import { contoursOf, figureFootprints } from '../../body.ts'
import { huitsanOf, isLegion, isPresent, type Present, present, unitOf } from '../../roster.ts'
import type { Play, State, Unit } from '../../state.ts'
import { mm } from '../../units.ts'

/** MI-LEADER-07: exactly this distance is inside. */
export const COMMAND_RADIUS = mm(300)

/** MI-LEADER-06 to -12: whether a legion may move freely, measured now. */
export function isInCommand(state: State, unit: Unit): boolean {
  const huitsan = huitsanOf(state, unit)
  if (!isLegion(unit) || !huitsan || huitsan.independent || huitsan.reserve) return true
  return unit.newlyCommitted || isNearCommander(state, unit)
}

/**
 * MI-LEADER-07: measures from the officer's base to the nearest of the legion. A huitsán without a commander is never
 * near one.
 */
function isNearCommander(state: State, unit: Unit): boolean {
  const commander = huitsanOf(state, unit)?.commander ?? null
  if (commander === null || !isPresent(unit)) return false
  const leader = unitOf(state, commander)
  if (!isPresent(leader)) return false
  const officer = figureFootprints(leader.body)[0]!
  return contoursOf(unit.body).some((block) => gap(officer, block) <= COMMAND_RADIUS)
}

/** MI-LEADER-07: checks command once per turn, when the legion first moves. */
export function noteCommand(state: State, unit: Unit): void {
  unit.now.inCommand ??= isInCommand(state, unit)
}

/** Gets the result of that check, or what it would be now. */
export function wasInCommand(state: State, unit: Unit): boolean {
  return unit.now.inCommand ?? isInCommand(state, unit)
}

/** MI-DIVISION-04: whether it is in reserve. */
export function isInReserve(state: State, unit: Unit): boolean {
  return isLegion(unit) && huitsanOf(state, unit)?.reserve === true
}

/** MI-FANATIC-02: whether it is a unit of fanatics, who advance even out of command. */
export function isFanatic({ troop, office, stand }: Unit): boolean {
  return office === null && troop.standing === 'fanatic' && stand !== 'standing'
}

/** Gets the rule that keeps a unit from starting a melee (MI-LEADER-01, -08, -12, -18, -25, MI-DIVISION-04). */
export function meleeProhibition(state: State, unit: Unit): string | undefined {
  if (!isLegion(unit)) return 'MI-SKIRMISH-08'
  if (isInReserve(state, unit)) return 'MI-DIVISION-04'
  if (unit.newlyCommitted) return 'MI-LEADER-12'
  return wasInCommand(state, unit) || isFanatic(unit) ? undefined : 'MI-CONTACT-05'
}

/** MI-LEADER-11: at the end of every movement step, units that came near their new dritlán are in command. */
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
