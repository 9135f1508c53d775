/** MI-DEPLOY: the deployment zones, and how a unit may deploy in its own. */
import { accept, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import { type Box, facingOf, isWithinBox, NORTH, type Point, type Pose, SOUTH } from '@fray/tabletop'
import { areOverlapping, areTouching, contoursOf } from '../body.ts'
import { forbiddenGround } from '../ground/standing.ts'
import { FOOTPRINT } from '../magic/platforms/platform-work.ts'
import { isLegion, type Present, present } from '../roster.ts'
import type { State, TroopBody, Unit } from '../state.ts'
import type { Setup } from './setup-data.ts'

/** MI-DEPLOY-03: the distance from its own long edge; seat 0 has the near one. */
export function zoneOf({ width, depth, options: { zone } }: Setup, seat: Seat): Box {
  return seat === 0
    ? { left: 0, right: width, top: depth - zone, bottom: depth }
    : { left: 0, right: width, top: 0, bottom: zone }
}

/** Every army faces the enemy's edge at first. */
export function homeFacing(seat: Seat): Point {
  return seat === 0 ? NORTH : SOUTH
}

export function dritlanyalOf(state: State, seat: Seat): Unit[] {
  return state.units.filter((unit) => unit.seat === seat && unit.office?.kind === 'dritlan')
}

/** Lists the units of a side in the order of deployment: legions, then those that must touch one, then the rest. */
export function deploymentOrder(state: State, seat: Seat): Unit[] {
  const rank = ({ office }: Unit) => (office === null ? 0 : office.kind === 'dritlan' ? 1 : 2)
  return state.units.filter((unit) => unit.seat === seat).sort((a, b) => rank(a) - rank(b) || a.id - b.id)
}

/** Gets the default number of files: four ranks of line, two of skirmishers. */
export function filesFor(unit: Unit, { armies }: Setup): number {
  if (!isLegion(unit)) return unit.original
  const listed = armies[unit.seat as 0 | 1].legions.find(({ name }) => name === unit.name)?.files
  return listed ?? Math.ceil(unit.original / (unit.troop.type === 'line' && !unit.troop.engine ? 4 : 2))
}

/** MI-DEPLOY-03, MI-PASS-05: whether a unit may deploy like this beside those already placed. */
export function judgeDeployment(state: State, setup: Setup, unit: Unit, body: TroopBody): Verdict<TroopBody> {
  const covered = groundTaken(unit, setup, body)
  const zone = zoneOf(setup, unit.seat)
  if (!contoursOf(covered).every((block) => isWithinBox(block, zone)))
    return refuse(text('refuse.outside-zone'), 'MI-DEPLOY-03')
  const other = present(state, unit.seat).find((present) =>
    areOverlapping(groundTaken(present, setup, present.body), covered),
  )
  if (other) return refuse(text('refuse.overlap', { other: { figure: other.id } }), 'MI-PASS-05')
  const forbidden = forbiddenGround(state, unit, covered)
  if (forbidden)
    return refuse(text('refuse.ground', { terrain: { text: text(`terrain.${forbidden.terrain}`) } }), 'MI-TERRAIN-18')
  if (unit.office?.kind === 'dritlan' && !legionsOf(state, unit).some((legion) => areTouching(legion.body, body))) {
    return refuse(text('refuse.not-with-legion'), 'MI-LEADER-03', 'MI-DEPLOY-03')
  }
  return accept(body)
}

/** Lists a dritlán's own legions on the table. */
export function legionsOf(state: State, dritlan: Unit): Present[] {
  const index = state.huitsanyal.findIndex(({ commander }) => commander === dritlan.id)
  return present(state, dritlan.seat).filter((legion) => isLegion(legion) && legion.huitsan === index)
}

/** MI-PLATFORM-02: a unit on a platform takes its ground. */
function groundTaken(unit: Unit, setup: Setup, body: TroopBody): TroopBody {
  return standsOnPlatform(unit, setup) ? { kind: 'placed', base: FOOTPRINT, figures: [centrePose(body)] } : body
}

/** The middle of the ground a platform takes: the figure on it stands there with its front. */
export function centrePose(body: TroopBody): Pose {
  if (body.kind === 'placed') return body.figures[0]!
  return { ...body.formation.pose, facing: facingOf(body.formation.pose) }
}

/** MI-PLATFORM-02: built before the battle, as the army list says: one for a team, which its defence caster places. */
export function standsOnPlatform({ office, seat }: Unit, { armies }: Setup): boolean {
  const army = armies[seat as 0 | 1]
  if (office?.kind === 'kerdu') return army.kerdu.platform
  return office?.kind === 'mage' && office.art === 'defence' && army.teams[office.team]?.platform === true
}

/** MI-PLATFORM-07: the attack caster of a team that has a platform is drawn up on it. */
export function joinsOnPlatform({ office, seat }: Unit, { armies }: Setup): boolean {
  if (office?.kind !== 'mage' || office.art !== 'attack' || office.commands) return false
  return armies[seat as 0 | 1].teams[office.team]?.platform === true
}
