/** Overlays that players may ask for on a unit; measuring is free in this game. */
import { type Json, type OverlayOffer, type Overlays, Play, text } from '@fray/kernel'
import {
  boxPoints,
  cutOut,
  DIRECTION_LENGTH,
  ellipsePoints,
  type OverlayKind,
  type OverlayRegion,
  type OverlayVerdict,
  type OverlayView,
  type Point,
  rotate,
  rotationByAngle,
  tableBox,
  toJson,
  verticesOf,
  wholePoint,
} from '@fray/tabletop'
import { centreOf, figurePosesOf, frontOf } from '../body.ts'
import { missileRange } from '../charts.ts'
import { canSee } from '../ground/sight.ts'
import { aimsAt } from '../missiles/aim.ts'
import { COMMAND_RADIUS, isInCommand } from '../movement/command/command.ts'
import { chargeProhibition } from '../movement/contact/charge.ts'
import { hasZone, zonesOf } from '../movement/contact/zoc.ts'
import { gaitOf } from '../movement/pace/allowance.ts'
import { chargeBonus } from '../movement/pace/rates.ts'
import { journeyOf } from '../movement/plan/orders.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { enemyOf, huitsanOf, isFlying, isLegion, isPresent, type Present, present, presentUnit } from '../roster.ts'
import type { State, Unit } from '../state.ts'
import { mm } from '../units.ts'
import { groundInReach } from './reach.ts'

/** An overlay: the units it is offered for, the rules it shows, and its drawing. */
interface Drawing {
  readonly kind: OverlayKind
  readonly rules: readonly string[]
  suits(state: State, unit: Present): boolean
  draw(state: State, unit: Present, setup: Setup): Partial<Pick<OverlayView, 'regions' | 'verdicts'>>
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  movement: { kind: 'movement', rules: ['MI-RATE-23', 'MI-DRIFT-01'], suits: () => true, draw: movementOverlay },
  charge: { kind: 'charge', rules: ['MI-CHARGE-02'], suits: mayCharge, draw: chargeAhead },
  shooting: {
    kind: 'shooting',
    rules: ['MI-MISSILE-07', 'MI-RANGE-01'],
    suits: (_, unit) => shoots(unit),
    draw: fieldOfFire,
  },
  sight: { kind: 'sight', rules: ['MI-SIGHT-01'], suits: () => true, draw: sightOverlay },
  control: { kind: 'control', rules: ['MI-ZOC-01'], suits: (_, unit) => isLegion(unit), draw: zonesOfControl },
  command: {
    kind: 'command',
    rules: ['MI-LEADER-07'],
    suits: (state, unit) => commanderOf(state, unit) !== undefined,
    draw: inReachOfCommand,
  },
}

export const overlays: Overlays<State, Setup> = {
  list(state, _setup, _seat, figure) {
    const unit = state.units[figure]
    if (!unit || !isPresent(unit) || state.phase !== 'step') return []
    return Object.entries(DRAWINGS)
      .filter(([, { suits }]) => suits(state, unit))
      .map(([id, { kind }]): OverlayOffer => ({ id, kind, text: text(`overlay.${id}`) }))
  },

  draw(state, setup, _seat, figure, id): Json {
    const { kind, rules, draw } = DRAWINGS[id]!
    const { regions = [], verdicts = [] } = draw(state, presentUnit(state, figure), setup)
    const { width, depth } = setup
    const onTable = (region: OverlayRegion) => ({ ...region, rings: clipToTable(region.rings, width, depth) })
    return toJson({ kind, label: text(`overlay.${id}`), rules, regions: regions.map(onTable), lines: [], verdicts })
  },
}

/** Clips a drawing to the table. */
function clipToTable(rings: OverlayRegion['rings'], width: number, depth: number): OverlayRegion['rings'] {
  const { right, bottom } = tableBox({ width, depth })
  const far = Math.max(right, bottom)
  const around = [
    boxPoints(-far, -far, 3 * far, far),
    boxPoints(-far, bottom, 3 * far, far),
    boxPoints(-far, 0, far, bottom),
    boxPoints(right, 0, far, bottom),
  ]
  return rings.flatMap((ring) => cutOut(ring, around))
}

function mayCharge(state: State, unit: Present): boolean {
  return unit.mayCharge && chargeProhibition(state, unit) === undefined && unit.body.kind === 'ranks'
}

function shoots({ troop }: Unit): boolean {
  return troop.missile !== null || troop.engine !== null
}

/**
 * MI-DRIFT-01, -02, MI-TERRAIN-01: draws the reach of this step's allowance; a body without a front goes in any
 * direction.
 */
function movementOverlay(state: State, unit: Present, setup: Setup) {
  const label = text('overlay.movement')
  if (unit.body.kind === 'ranks') {
    const rings = groundInReach(journeyOf(new Play(state, setup), unit, isFlying(unit)))
    return { regions: [{ rings, label, tone: 'near' as const }] }
  }
  const { step } = gaitOf(state, unit)
  return { regions: [around(unit, Math.max(0, step - unit.now.spent), 'near', label)] }
}

function chargeAhead(_state: State, unit: Present) {
  const rings = [ahead(unit, chargeBonus(unit), 0)]
  return { regions: [{ rings, label: text('overlay.charge'), tone: 'near' as const }] }
}

/** MI-MISSILE-07, -09: draws both ranges, and the targets it could shoot at now. */
function fieldOfFire(state: State, unit: Present) {
  const row = missileRange(unit.troop.engine ?? unit.troop.missile!)
  if (!row) return {}
  const bands = [
    ['far', row.long],
    ['near', row.short],
  ] as const
  const regions = bands.map(([tone, range]): OverlayRegion => {
    const label = text(`overlay.range.${tone}`, { range })
    if (isFlying(unit) || unit.body.kind !== 'ranks') return around(unit, mm(range), tone, label)
    return { rings: [ahead(unit, mm(range), unit.troop.engine ? 15 : 45)], label, tone }
  })
  const verdicts = enemies(state, unit).map((enemy): OverlayVerdict => {
    const aims = aimsAt(state, unit, enemy)
    const level = aims.length === 0 ? 'none' : aims.some(({ band }) => band === 'short') ? 'full' : 'partial'
    return { figure: enemy.id, level, why: text(`overlay.shooting.${level}`) }
  })
  return { regions, verdicts }
}

function sightOverlay(state: State, unit: Present) {
  const verdicts = enemies(state, unit).map((enemy): OverlayVerdict => {
    const level = canSee(state, unit, enemy) ? 'full' : 'none'
    return { figure: enemy.id, level, why: text(`overlay.sight.${level}`) }
  })
  return { verdicts }
}

/** MI-ZOC-01: the strips beside the fronts of its enemies, and its own. */
function zonesOfControl(state: State, unit: Present) {
  const region = (present: Present, tone: OverlayRegion['tone']): OverlayRegion => ({
    rings: zonesOf(present).map(verticesOf),
    label: text(tone === 'near' ? 'overlay.control.own' : 'overlay.control.theirs'),
    tone,
  })
  const theirs = enemies(state, unit).filter(hasZone)
  return {
    regions: [...(hasZone(unit) ? [region(unit, 'near')] : []), ...theirs.map((their) => region(their, 'dark'))],
  }
}

function commanderOf(state: State, unit: Unit): Present | undefined {
  if (unit.office?.kind === 'dritlan' || unit.office?.kind === 'kerdu') return isPresent(unit) ? unit : undefined
  const commander = huitsanOf(state, unit)?.commander
  const found = commander == null ? undefined : state.units[commander]
  return found && isPresent(found) ? found : undefined
}

/** MI-LEADER-07: draws the circle about the commander, and the legions in it. */
function inReachOfCommand(state: State, unit: Present) {
  const commander = commanderOf(state, unit)!
  const led = present(state, unit.seat).filter(
    (present) => isLegion(present) && commanderOf(state, present) === commander,
  )
  const verdicts = led.map((legion): OverlayVerdict => {
    const level = isInCommand(state, legion) ? 'full' : 'none'
    return { figure: legion.id, level, why: text(`overlay.command.${level}`) }
  })
  return { regions: [around(commander, COMMAND_RADIUS, 'near', text('overlay.command'))], verdicts }
}

function enemies(state: State, { seat }: Unit): Present[] {
  return present(state, enemyOf(seat))
}

/** A disc about the first figure of a unit. */
function around(
  { body }: Present,
  radius: number,
  tone: OverlayRegion['tone'],
  label: OverlayRegion['label'],
): OverlayRegion {
  const centre = body.kind === 'ranks' ? centreOf(body) : figurePosesOf(body)[0]!
  return { rings: [ellipsePoints(centre, radius, radius)], label, tone }
}

/** Gets the ground in front of a front up to a length, spread to both sides by an angle. */
function ahead({ body }: Present, length: number, degrees: number): Point[] {
  if (body.kind !== 'ranks') return []
  const { formation } = body
  const front = frontOf(body)
  const half = (formation.files * formation.base.width) / 2
  const right = { x: -front.y / DIRECTION_LENGTH, y: front.x / DIRECTION_LENGTH }
  const corner = (side: number) => ({
    x: formation.pose.x + right.x * half * side,
    y: formation.pose.y + right.y * half * side,
  })
  const fan = (side: -1 | 1) =>
    Array.from({ length: degrees === 0 ? 1 : STEPS + 1 }, (_, i) => {
      const turn = rotate(front, rotationByAngle((side * degrees * RADIAN * i) / STEPS))
      const from = corner(side)
      return wholePoint(from.x + (turn.x * length) / DIRECTION_LENGTH, from.y + (turn.y * length) / DIRECTION_LENGTH)
    })
  const [left, rightCorner] = [corner(-1), corner(1)]
  return [wholePoint(left.x, left.y), ...fan(-1).reverse(), ...fan(1), wholePoint(rightCorner.x, rightCorner.y)]
}

const STEPS = 6
const RADIAN = Math.PI / 180
