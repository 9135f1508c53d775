/** MI-CHARGE: the bonus move, once per battle. */
import type { ManoeuvreStep } from '@fray/tabletop'
import { contoursOf, gapBetween } from '../../body.ts'
import { isPinned } from '../../ground/last-stand-position.ts'
import { isEngine, isLegion, isPresent } from '../../roster.ts'
import type { State, TroopBody, Unit } from '../../state.ts'
import { isInReserve, wasInCommand } from '../command/command.ts'
import { chargeBonus } from '../pace/rates.ts'
import { type Journey, type Progress, startProgress } from '../plan/journey.ts'
import { firstHitOn, legOf } from '../plan/leg.ts'
import { march, marchLeg } from '../plan/march.ts'
import { catchingDistance } from './stance.ts'

type Ranks = Extract<TroopBody, { kind: 'ranks' }>

/** Gets the rule that keeps a unit from charging now. */
export function chargeProhibition(state: State, unit: Unit): string | undefined {
  if (!isLegion(unit) || isEngine(unit)) return 'MI-CHARGE-09'
  if (!unit.mayCharge || unit.now.charged) return 'MI-CHARGE-01'
  if (unit.now.reformed) return 'MI-CHARGE-08'
  if (isPresent(unit) && isPinned(state, unit)) return 'MI-LASTSTAND-08'
  if (isInReserve(state, unit)) return 'MI-DIVISION-04'
  if (unit.newlyCommitted) return 'MI-LEADER-12'
  return wasInCommand(state, unit) ? undefined : 'MI-CHARGE-07'
}

/** MI-CHARGE-02, -03: straight ahead, all at once; up to skirmishers that cannot get away (MI-SKIRMISH-05). */
export function resolveCharge(journey: Journey): Progress {
  const { body } = journey.unit
  if (body.kind === 'placed') return march({ ...journey, charging: true }, [])
  const charging: Journey = { ...journey, charging: true }
  const bonus = chargeBonus(journey.unit)
  const ahead = (by: number): ManoeuvreStep => ({ do: 'advance', by: Math.ceil(by) })
  const caught = caughtAhead(charging, body)
  if (caught.nearest > bonus && caught.foes.length > 0) {
    const farther = marchLeg(charging, legOf(body, ahead(caught.nearest + PAST)))
    if (farther.stop?.kind === 'contact' && caught.foes.includes(farther.stop.foe)) return farther
  }
  return marchLeg(charging, legOf(body, ahead(bonus)))
}

/** A leg goes this much beyond its target, in hundredths, so that an enemy 125 mm away is within 125 mm. */
const PAST = 10

/**
 * Finds skirmishers straight ahead who are caught, and the distance to the nearest: nobody else is reached beyond the
 * bonus.
 */
function caughtAhead(charging: Journey, body: Ranks): { readonly foes: readonly number[]; readonly nearest: number } {
  const foes: number[] = []
  let nearest = Number.POSITIVE_INFINITY
  for (const foe of startProgress(charging).foes) {
    const within = catchingDistance(charging, foe)
    if (within === undefined || foe.role !== 'skirmish' || !isLegion(foe)) continue
    if (gapBetween(body, foe.body) > within) continue
    const leg = legOf(body, { do: 'advance', by: within + PAST })
    const at = firstHitOn(leg, contoursOf(foe.body))
    if (at === undefined) continue
    foes.push(foe.id)
    nearest = Math.min(nearest, at)
  }
  return { foes, nearest }
}

/** Whether a charge would move at all: the ground may forbid it from the first step (MI-CHARGE-04). */
export function canCharge(journey: Journey): boolean {
  if (chargeProhibition(journey.play.state, journey.unit)) return false
  const { walked, stop } = resolveCharge(journey)
  return walked > 0 || stop?.kind === 'contact'
}
