import { accept, type Json, optionWithNote, type Procedure, refuse, type Seat, text, type Verdict } from '@fray/kernel'
import {
  type Box,
  direction,
  facingOf,
  formation,
  isWithinBox,
  NORTH,
  type Point,
  type Pose,
  type RectangleBase,
  readProposal,
  SOUTH,
  toJson,
} from '@fray/tabletop'
import { areOverlapping, areTouching, contoursOf, countOf, rankedBody } from '../body.ts'
import { forbiddenGround } from '../ground/standing.ts'
import { FOOTPRINT } from '../magic/platform-work.ts'
import { isLegion, type Present, present } from '../roster.ts'
import type { Play, State, TroopBody, Unit } from '../state.ts'
import { mm } from '../units.ts'
import { lineOfBattle } from './line-of-battle.ts'
import type { Setup } from './setup.ts'

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

/** MI-DEPLOY-01, -03: deploys a side in a line of battle at once, or unit by unit. */
export function* deploy(play: Play, seat: Seat): Procedure {
  const { state, setup } = play
  const ready = lineOfBattle(state, setup, seat)
  const atOnce = ready
    ? yield* play.pick({
        seat,
        prompt: text('ask.draw-up'),
        rules: ['MI-DEPLOY-01'],
        options: [
          { key: 'line', text: text('option.line-of-battle'), value: true, ...optionWithNote('note.line-of-battle') },
          { key: 'each', text: text('option.draw-up-each'), value: false, ...optionWithNote('note.draw-up-each') },
        ],
      })
    : false
  for (const unit of deploymentOrder(state, seat)) {
    if (joinsOnPlatform(unit, setup)) continue
    unit.body = atOnce ? ready!.get(unit.id)! : yield* placeUnit(play, unit, ready?.get(unit.id))
  }
}

function* placeUnit(play: Play, unit: Unit, planned: TroopBody | undefined): Procedure<TroopBody | null> {
  const drawn = formation(unit.troop.base, filesFor(unit, play.setup), unit.original, {
    x: 0,
    y: 0,
    facing: homeFacing(unit.seat),
  })
  return yield* play.place({
    seat: unit.seat,
    prompt: text('ask.draw-up-unit', { unit: { figure: unit.id } }),
    rules: ['MI-DEPLOY-03'],
    figure: unit.id,
    form: toJson({
      kind: 'draw-up',
      formation: drawn,
      turns: true,
      ...(isLegion(unit) ? { files: { least: 1, most: unit.original } } : {}),
    }),
    check: (proposal) => checkDeployment(play, unit, proposal),
    suggest: () => suggestions(play, unit, planned),
    alternatives: suggestions(play, unit, planned).length > 0 ? [] : [LEFT_OUT],
  })
}

/** A unit without room in the zone stays away. */
const LEFT_OUT = { key: 'leave-out', text: text('option.leave-out'), value: null }

/** Gets the default number of files: four ranks of line, two of skirmishers. */
export function filesFor(unit: Unit, { armies }: Setup): number {
  if (!isLegion(unit)) return unit.original
  const listed = armies[unit.seat as 0 | 1].legions.find(({ name }) => name === unit.name)?.files
  return listed ?? Math.ceil(unit.original / (unit.troop.type === 'line' && !unit.troop.engine ? 4 : 2))
}

function checkDeployment(play: Play, unit: Unit, json: Json): Verdict<TroopBody> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refuse.no-place'), 'MI-DEPLOY-03')
  const wanted = proposal.facing ?? homeFacing(unit.seat)
  const facing = direction(wanted.x, wanted.y)
  const files = isLegion(unit) ? (proposal.files ?? filesFor(unit, play.setup)) : unit.original
  const body = rankedBody(unit.troop.base, Math.min(files, unit.original), unit.original, { ...place, facing })
  return judgeDeployment(play.state, play.setup, unit, body)
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
function legionsOf(state: State, dritlan: Unit): Present[] {
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

/** Suggests the planned place if it is free, else places spread over the zone or about the unit's legions. */
function suggestions(play: Play, unit: Unit, planned: TroopBody | undefined): Json[] {
  const { state, setup } = play
  const found: Json[] = []
  const offer = (body: TroopBody) => {
    if (judgeDeployment(state, setup, unit, body).ok) found.push(proposalOf(body))
  }
  if (planned) offer(planned)
  // Bots need no alternatives to a free place in the line of battle.
  if (found.length > 0) return found
  for (const place of candidates(state, setup, unit)) {
    if (found.length >= ENOUGH) break
    offer(
      rankedBody(unit.troop.base, filesFor(unit, setup), unit.original, { ...place, facing: homeFacing(unit.seat) }),
    )
  }
  return found
}

const ENOUGH = 6

function proposalOf(body: TroopBody): Json {
  if (body.kind === 'placed') return toJson({ path: [{ x: body.figures[0]!.x, y: body.figures[0]!.y }] })
  const { pose, files } = body.formation
  return toJson({ path: [{ x: pose.x, y: pose.y }], facing: facingOf(pose), ...(countOf(body) > 1 ? { files } : {}) })
}

/** Gets a grid over the zone, the centre first; for a dritlán, places behind their legions. */
function* candidates(state: State, setup: Setup, unit: Unit): Generator<Point> {
  const { base } = unit.troop
  const back = unit.seat === 0 ? 1 : -1
  if (unit.office?.kind === 'dritlan') {
    for (const { body } of legionsOf(state, unit)) yield* aboutBody(body, base, back)
    return
  }
  const zone = zoneOf(setup, unit.seat)
  const step = mm(25)
  const middle = (zone.left + zone.right) / 2
  for (let deep = step; deep < zone.bottom - zone.top; deep += step) {
    const y = unit.seat === 0 ? zone.top + deep : zone.bottom - deep
    for (let aside = 0; aside < middle; aside += step) {
      yield { x: middle + aside, y }
      if (aside > 0) yield { x: middle - aside, y }
    }
  }
}

/** Gets places that touch a body from behind and from its sides. */
function* aboutBody(body: TroopBody, base: RectangleBase, back: number): Generator<Point> {
  const xs = contoursOf(body).flatMap((block) => block.xs)
  const ys = contoursOf(body).flatMap((block) => block.ys)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const rear = back > 0 ? Math.max(...ys) : Math.min(...ys)
  for (let x = left; x <= right; x += base.width) yield { x: Math.round(x), y: Math.round(rear) }
  const beside = base.width * 1.5
  for (const y of ys) for (const x of [left - beside, right + beside]) yield { x: Math.round(x), y: Math.round(y) }
}
