/** MI-FANATIC: units that must go forward. */
import { distance, formationCorners, type Point } from '@fray/tabletop'
import { centreOf, frontOf, gapBetween } from '../../body.ts'
import { canSee, isHidden } from '../../ground/sight.ts'
import { enemyOf, isLegion, isSkirmishing, type Present, present } from '../../roster.ts'
import type { State, TroopBody } from '../../state.ts'
import { type MoveAllowance, wholeMm } from '../pace/allowance.ts'
import type { Journey } from '../plan/journey.ts'
import { isFanatic, wasInCommand } from './command.ts'

/** MI-FANATIC-04: line seeks line, skirmishers seek skirmishers; hidden units are not sought. */
function quarryOf(state: State, unit: Present): Present[] {
  return present(state, enemyOf(unit.seat)).filter(
    (foe) => isLegion(foe) && isSkirmishing(foe) === isSkirmishing(unit) && !isHidden(state, foe) && foe.height === 0,
  )
}

/** MI-FANATIC-01: gets the nearest of them. */
export function nearestQuarry(state: State, unit: Present): Present | undefined {
  return nearestTo(unit.body, quarryOf(state, unit))
}

function nearestTo(body: TroopBody, foes: readonly Present[]): Present | undefined {
  let found: Present | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of foes) {
    const gap = gapBetween(body, foe.body)
    if (gap < least) [found, least] = [foe, gap]
  }
  return found
}

/** MI-FANATIC-01, -02: gets what they must still spend in the current step if nothing is in their way. */
export function mustSpend(state: State, unit: Present, moveAllowance: MoveAllowance): number {
  if (!isFanatic(unit)) return 0
  const share = wasInCommand(state, unit) ? wholeMm((moveAllowance.turn * 2) / 3) : moveAllowance.turn
  // The mover's second half makes up for what the first lacks, as far as it goes.
  const later = state.step === 3 ? moveAllowance.step : 0
  return Math.max(0, Math.min(share - later - unit.now.used, moveAllowance.step - unit.now.spent))
}

/** MI-FANATIC-03: whether a turn shows the rear to an enemy while the nearest is not in front. */
export function turnsAway({ play: { state }, unit }: Journey, before: TroopBody, after: TroopBody): boolean {
  if (!isFanatic(unit)) return false
  const foes = quarryOf(state, unit).filter((foe) => canSee(state, unit, foe))
  const shown = foes.some((foe) => isBehind(after, foe.body) && !isBehind(before, foe.body))
  if (!shown) return false
  const nearest = nearestTo(after, foes)
  return nearest === undefined || !isAhead(after, centreOf(nearest.body))
}

/** Within half a right angle of straight back. */
function isBehind(body: TroopBody, other: TroopBody): boolean {
  const [here, there] = [centreOf(body), centreOf(other)]
  const front = frontOf(body)
  const ahead = (there.x - here.x) * front.x + (there.y - here.y) * front.y
  const aside = (there.y - here.y) * front.x - (there.x - here.x) * front.y
  return ahead < 0 && Math.abs(aside) <= -ahead
}

/** Beyond the line of the front. */
function isAhead(body: TroopBody, place: Point): boolean {
  const front = frontOf(body)
  const from = body.kind === 'ranks' ? formationCorners(body.formation)[0] : centreOf(body)
  return (place.x - from.x) * front.x + (place.y - from.y) * front.y > 0
}

/** MI-FANATIC-01: whether a move brings them nearer to their quarry. */
export function closesIn(body: TroopBody, after: TroopBody, quarry: Present): boolean {
  return (
    gapBetween(after, quarry.body) < gapBetween(body, quarry.body) ||
    distance(centreOf(after), centreOf(quarry.body)) < distance(centreOf(body), centreOf(quarry.body))
  )
}
