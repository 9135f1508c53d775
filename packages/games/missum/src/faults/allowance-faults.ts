/** Checks that no unit has gone farther in a step than the charts allow, measured from where the step began. */
import { angleBetween, distance, type Formation, formationDepth, frontage } from '@fray/tabletop'
import { baseOf, centreOf, frontOf } from '../body.ts'
import { terrainEffects } from '../charts.ts'
import { isColumn } from '../movement/formations/column-shape.ts'
import { flyingRate, swimmingRate, walkingRate } from '../movement/pace/rates.ts'
import { canFly, huitsanOf, isLegion, isSkirmishing, isUnder, type Present } from '../roster.ts'
import type { State, TroopBody } from '../state.ts'
import { inMm, MM, mm } from '../units.ts'

/** MI-ROUT-04: the distance of a flight. */
const FLIGHT = mm(100)
/** MI-RATE-20: the charge bonus. */
const CHARGE = mm(75)
/** MI-SKIRMISH-05: the distance of a charge that catches skirmishers. */
const CATCH = mm(125)
/** MI-CONTACT-06: a unit that meets an enemy slides this far and turns about a corner by up to half a right angle. */
const SLIDE = mm(25)
const SQUARING = Math.PI / 4
/** MI-LEADER-03: a leader who stops just short of their legion closes up. */
const CLOSING_UP = mm(15)
/** Radians too small to be a wheel. */
const STRAIGHT = 0.001
/** Rounding of positions to whole hundredths, step by step. */
const ROUNDING = mm(0.5)

/** MI-RATE-23, MI-SEQUENCE-03 to -07: lists the faults in how far a unit of the moving side has come. */
export function allowanceFaults(state: State, unit: Present, bodyAtStepStart: TroopBody): string[] {
  const allowed = allowanceOf(state, unit)
  const found: string[] = []
  // MI-RATE-23: ground that a charge meets late is paid for from the bonus.
  if (unit.now.spent > allowed + ROUNDING + bonusOf(unit))
    found.push(`${unit.name} has spent ${inMm(unit.now.spent)} of ${inMm(allowed)} mm`)
  const gone = distance(centreOf(bodyAtStepStart), centreOf(unit.body))
  const reach = allowed * stretch(unit, bodyAtStepStart) + extras(unit, bodyAtStepStart)
  if (gone > reach) found.push(`${unit.name} is ${inMm(gone)} mm from where it stood, and may go ${inMm(reach)}`)
  if (turnsTooFar(unit, bodyAtStepStart, allowed)) found.push(`${unit.name} has wheeled farther than its allowance`)
  return found
}

/** MI-ROUT-04, -07: a routing unit still on the table has gone no farther than its flight. */
export function flightFaults(unit: Present, bodyAtStepStart: TroopBody): string[] {
  const gone = distance(centreOf(bodyAtStepStart), centreOf(unit.body))
  return gone > FLIGHT + ROUNDING + baseOf(bodyAtStepStart).depth ? [`${unit.name} has run ${inMm(gone)} mm`] : []
}

/** MI-RATE-23: applies rate, Grace, command, half moves and ground in the order of the rule. */
function allowanceOf(state: State, unit: Present): number {
  let allowance = Math.max(walkingRate(unit), swimmingRate(unit) ?? 0, canFly(unit) ? flyingRate(unit) : 0)
  if (isUnder(state, unit, 'grace')) allowance *= 2
  if (isSlowed(state, unit)) allowance = roundDown(allowance / 2)
  const share = state.step === 5 ? 1 : 2
  const ground = unit.now.ground.reduce((sum, rule) => sum + leastToll(rule), 0)
  return Math.max(roundDown(allowance / share) - ground / share, mm(25) / share)
}

function isSlowed(state: State, unit: Present): boolean {
  if (!isLegion(unit) || unit.troop.standing === 'fanatic' || huitsanOf(state, unit)?.reserve) return false
  return unit.now.inCommand === false
}

function roundDown(length: number): number {
  return Math.floor(length / MM) * MM
}

/** MI-TERRAIN-01: gets the smallest toll that an entry of the chart takes in a turn. */
function leastToll(rule: string): number {
  const rows = terrainEffects.filter((row) => row.rule === rule && !row.sameAs)
  const terrainCosts = rows.flatMap(({ perTurn, exemptPerTurn, skirmisherPerTurn }) =>
    [perTurn, exemptPerTurn, skirmisherPerTurn].filter((terrainCost) => typeof terrainCost === 'number'),
  )
  return terrainCosts.length === 0 ? 0 : Math.min(...terrainCosts.map((terrainCost) => mm(-terrainCost)))
}

/** MI-MOVE-03: in a wheel, the centre of a body deeper than wide moves farther than the corner that is paid for. */
function stretch(unit: Present, bodyAtStepStart: TroopBody): number {
  const turned = angleBetween(frontOf(bodyAtStepStart), frontOf(unit.body))
  if (!isSkirmishing(unit) && (unit.now.facings > 0 ? wheelAngle(turned) : turned) < STRAIGHT) return 1
  const slopes = [bodyAtStepStart, unit.body].flatMap((body) => {
    if (body.kind === 'placed') return []
    const ratio = formationDepth(body.formation) / frontage(body.formation)
    return unit.now.facings > 0 ? [ratio, 1 / ratio] : [ratio]
  })
  return Math.max(1, ...slopes.map((ratio) => Math.sqrt(1 + ratio * ratio) / 2))
}

/** Adds what may come on top of the allowance. */
function extras(unit: Present, bodyAtStepStart: TroopBody): number {
  const { contacted, facings } = unit.now
  const squaring = contacted ? SLIDE + squareUpDistance(unit, bodyAtStepStart) : 0
  const closing = isLegion(unit) ? 0 : CLOSING_UP
  // A short rear rank that comes or goes shifts the centre by part of a base; bodies without ranks have a different
  // centre.
  const reshaped =
    facings > 0 || isSkirmishing(unit) || bodyAtStepStart.kind === 'placed' || unit.body.kind === 'placed'
  return bonusOf(unit) + squaring + closing + (reshaped ? baseOf(bodyAtStepStart).depth : 0) + ROUNDING
}

/** MI-CHARGE-02, MI-SKIRMISH-05: only a charge that catches skirmishers goes the longer distance. */
function bonusOf({ now: { charged, contacted } }: Present): number {
  if (!charged) return 0
  return contacted ? CATCH : CHARGE
}

/** MI-CONTACT-06: gets how far the centre moves when the front turns about a corner to lie along an edge. */
function squareUpDistance({ body }: Present, bodyAtStepStart: TroopBody): number {
  if (body.kind === 'placed') return 0
  const { formation } = body
  const turned = Math.min(angleBetween(frontOf(bodyAtStepStart), frontOf(body)), SQUARING)
  return (turned * (frontage(formation) + formationDepth(formation))) / 2
}

/**
 * MI-MOVE-03, -08, -11: line turns by paid wheels and by quarters, which must fit into the allowance together with its
 * path. A column, whose figures turn one after another, pays for its path alone.
 */
function turnsTooFar(unit: Present, bodyAtStepStart: TroopBody, allowed: number): boolean {
  if (isSkirmishing(unit) || unit.now.contacted || unit.body.kind === 'placed' || bodyAtStepStart.kind === 'placed')
    return false
  if (isColumn(bodyAtStepStart)) return false
  const { formation } = unit.body
  const turned = angleBetween(frontOf(bodyAtStepStart), frontOf(unit.body))
  if (unit.now.facings > 0) return wheelAngle(turned) * narrowRankShift(formation) > allowed + ROUNDING * 10
  const ahead = distance(bodyAtStepStart.formation.pose, formation.pose)
  return ahead + (turned * frontage(formation)) / 2 > allowed + bonusOf(unit) + ROUNDING * 10
}

/** Gets the angle that remains besides quarter turns. */
function wheelAngle(turned: number): number {
  const rest = turned % (Math.PI / 2)
  return Math.min(rest, Math.PI / 2 - rest)
}

function narrowRankShift(formation: Formation): number {
  return Math.min(frontage(formation), formationDepth(formation))
}
