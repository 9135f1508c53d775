import { endEffects } from '@fray/hooks'
import {
  accept,
  choice,
  type DecisionOption,
  type Json,
  type Procedure,
  refuse,
  type Tally,
  takeFirst,
  text,
  type Verdict,
} from '@fray/kernel'
import {
  type Box,
  boxPoints,
  direction,
  EAST,
  isOnTable,
  isWithinBox,
  overlaps,
  readProposal,
  toJson,
  WEST,
  wholePoint,
} from '@fray/tabletop'
import { edgeOf, stanceAgainst } from '../assault/edges.ts'
import type { Office } from '../command/aura.ts'
import { follows, isWhole } from '../command/war-staff.ts'
import { initializeFaith } from '../divination/faith.ts'
import { callBeforeApproach } from '../divination/windows.ts'
import { baseOf, contourAt } from '../ground/bodies.ts'
import { blockersAt } from '../ground/obstacles.ts'
import { chooseReserves, revealReserve } from '../incantation/reserve.ts'
import { enemiesTouchedAt } from '../movement/move-plan.ts'
import { drawCards, isDrawingOver, passLead } from '../round/draw.ts'
import { loserFirst } from '../round/loser-first.ts'
import { buildSequences } from '../round/sequence.ts'
import { nextStep } from '../round/steps.ts'
import { openDrawing, tacticalRoll } from '../round/tactical-roll.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import { zoneOf } from '../scenarios/zones.ts'
import {
  type Fighter,
  fighter,
  isEliminated,
  otherSeat,
  type Play,
  type PlayState,
  profileOf,
  type Stance,
} from '../state.ts'
import { allWith, announce, announceToAll, someWith } from '../traits.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-DEPLOY-01 (1), -02, -03: sequences and Tactical roll of the approach. */
export function approach(play: Play): Procedure {
  return nextStep(play, APPROACH)
}

const APPROACH = [provide, buildSequences, callBeforeApproach, rollForApproach, chooseHalf, openApproach]

/** CF-DEPLOY-06: whether the owners of the halves are known. */
export function areHalvesKnown({ state, setup }: PlayState): boolean {
  return setup.left !== null || state.phase !== 'approach' || (state.step ?? 0) > APPROACH.indexOf(chooseHalf)
}

function* provide(play: Play): Procedure {
  yield* announceToAll(
    play,
    ({ state }) => state.fighters,
    'gameStart',
    (fighter, ability, effect) => ability.gameStart(play, fighter, effect),
  )
  yield* chooseReserves(play)
  initializeFaith(play)
}

function rollForApproach(play: Play): Procedure {
  return tacticalRoll(play, (coordinator, final) => addBearers(play, coordinator, final))
}

function* openApproach(play: Play): Procedure {
  yield* openDrawing(play)
  play.state.phase = 'deployment'
}

/**
 * CF-DEPLOY-03: before deployment the coordinator is helped by a musician of the army that it may follow, or by a
 * complete war-staff with such a commander instead.
 */
function addBearers(play: PlayState, coordinator: Fighter, final: Tally): void {
  const own = play.state.fighters.filter((fighter) => fighter.seat === coordinator.seat && !isEliminated(fighter))
  const isFollowed = (office: Office) => (fighter: Fighter) =>
    profileOf(fighter).command === office && follows(play, coordinator, fighter)
  const whole = play.state.cards.some(({ id, warStaff }) => {
    const staff = own.filter(({ card }) => card === id)
    return warStaff && isWhole(staff) && staff.some(isFollowed('commander'))
  })
  if (whole) final.add(2, text('term.war-staff'), 'CF-DEPLOY-03')
  else if (own.some(isFollowed('musician'))) final.add(1, text('term.musician'), 'CF-DEPLOY-03')
}

/** CF-DEPLOY-06: the winner of the roll chooses a half, unless it is agreed. */
function* chooseHalf(play: Play): Procedure {
  const { state, setup } = play
  const winner = state.tacticalWinner
  if (setup.left !== null) {
    state.leftHalf = setup.left
    return
  }
  const half = yield* play.pick({
    seat: winner,
    prompt: text('ask.half'),
    rules: ['CF-DEPLOY-06'],
    options: [choice('left', text('option.half.left')), choice('right', text('option.half.right'))],
  })
  state.leftHalf = half === 'left' ? winner : otherSeat(winner)
  play.log('half.chosen', { seat: { seat: winner }, half }, ['CF-DEPLOY-06'], { seat: winner })
}

/** CF-DEPLOY-04, -05: one step of the approach, repeated while the phase is `deployment`. */
export function* deploy(play: Play): Procedure {
  const { state } = play
  if (!state.turn) {
    if (isDrawingOver(play)) return yield* settle(play)
    const cards = yield* drawCards(play)
    const drawn = state.fighters.filter(({ card, status }) => cards.includes(card) && status === 'waiting')
    const pending = drawn.map(({ id }) => id)
    state.turn = { seat: state.lead, pending, activated: [], announced: true, walked: [], busy: [] }
  } else {
    yield* placeNext(play, state.turn.pending)
  }
  if (state.turn.pending.length > 0) return
  state.turn = null
  yield* passLead(play)
}

/** CF-DEPLOY-07: all fighters are placed, and round 1 begins. */
function* settle(play: Play): Procedure {
  // CF-MIRACLE-02, -03: miracles called for the approach end with it.
  for (const fighter of play.state.fighters) endEffects(fighter, ({ until }) => until === 'round')
  yield* announceToAll(play, loserFirst, 'afterApproach', (fighter, ability, effect) =>
    ability.afterApproach(play, fighter, effect),
  )
  const scenario = scenarioNamed(play.setup.scenario)
  if (scenario.settle) yield* scenario.settle(play)
  yield* announceToAll(play, loserFirst, 'beforeBattle', (fighter, ability, effect) =>
    ability.beforeBattle(play, fighter, effect),
  )
  play.state.phase = 'strategic'
}

/** CF-DEPLOY-05: all fighters of the played cards are placed, in their player's order. */
function* placeNext(play: Play, pending: number[]): Procedure {
  let placed = fighter(play, pending[0]!)
  for (;;) {
    const answer = yield* choosePlace(play, placed, otherKinds(play, placed, pending))
    if (typeof answer !== 'number') {
      yield* putDown(play, placed, answer)
      pending.splice(pending.indexOf(placed.id), 1)
      return
    }
    placed = fighter(play, answer)
  }
}

/** Gets one fighter of each other kind that could be placed first. */
function otherKinds(play: Play, placed: Fighter, pending: readonly number[]): DecisionOption<number>[] {
  const kinds = new Map(pending.map((id) => [kindOf(fighter(play, id)), id]))
  kinds.delete(kindOf(placed))
  return [...kinds.values()].map((id) => {
    const args = { fighter: { figure: id } }
    return {
      key: `first:${id}`,
      text: text('option.place-first', args),
      label: text('label.place-first', args),
      figure: id,
      value: id,
      randomWeight: 0.1,
    }
  })
}

/** Fighters of one card and name are placed alike. */
function kindOf(fighter: Fighter): string {
  const { id, name } = profileOf(fighter)
  return `${id} ${name}`
}

/** CF-DEPLOY-05: anywhere in the zone, facing in any direction; or another fighter first. */
function* choosePlace(
  play: Play,
  placed: Fighter,
  instead: readonly DecisionOption<number>[],
): Procedure<Stance | number> {
  const zone = zoneOf(play, placed.seat)
  return yield* play.place<Stance | number>({
    seat: placed.seat,
    figure: placed.id,
    prompt: text('ask.deploy', { fighter: { figure: placed.id } }),
    rules: ['CF-DEPLOY-05'],
    form: toJson({ kind: 'deploy', base: baseOf(placed), turns: true }),
    check: (json) => judgePlace(play, placed, zone, json),
    suggest: (wanted) => takeFirst(suggestPlaces(play, placed, zone), wanted),
    region: () => toJson([boxPoints(zone.left, zone.top, zone.right - zone.left, zone.bottom - zone.top)]),
    ...(instead.length > 0 ? { alternatives: instead } : {}),
  })
}

function* putDown(play: Play, placed: Fighter, at: Stance): Procedure {
  placed.at = at
  placed.status = 'standing'
  play.log('deployed', { fighter: { figure: placed.id } }, ['CF-DEPLOY-05'], { seat: placed.seat })
  revealReserve(play, placed)
  yield* announce(play, placed, 'onDeployment', (ability, effect) => ability.onDeployment(play, placed, effect))
  const together = play.state.fighters.filter(({ card }) => card === placed.card)
  if (together.some(({ status }) => status === 'waiting')) return
  yield* announceToAll(
    play,
    () => together,
    'cardDeployed',
    (fighter, ability, effect) => ability.cardDeployed(play, fighter, effect),
  )
}

function judgePlace(play: Play, placed: Fighter, zone: Box, json: Json): Verdict<Stance> {
  const proposal = readProposal(json)
  const place = proposal?.path.at(-1)
  if (!proposal || !place) return refuse(text('refused.no-place'), 'CF-DEPLOY-05')
  const { facing } = proposal
  const stance = { ...place, facing: facing ? direction(facing.x, facing.y) : ahead(play, placed) }
  const contour = contourAt(placed, stance)
  if (!isWithinBox(contour, zone) && !mayLeaveZone(play, placed, stance)) {
    return refuse(text('refused.zone'), 'CF-DEPLOY-05')
  }
  for (const [ability, effect] of allWith(play, placed, 'barsDeployingAt')) {
    const refusal = ability.barsDeployingAt(play, stance, placed, effect)
    if (refusal) return refusal
  }
  if (blockersAt(play, placed).some((blocker) => overlaps(contour, blocker))) {
    return refuse(text('refused.no-room'), 'CF-DEPLOY-05')
  }
  // CF-ABIL-90: no fighter is deployed in contact with an enemy outside that enemy's zone.
  const [touched] = enemiesTouchedAt(play, placed, stance)
  if (touched) {
    const words = { fighter: { figure: placed.id }, target: { figure: touched.id } }
    return refuse(text('refused.deploy-contact', words), 'CF-DEPLOY-05')
  }
  return accept(stance)
}

/** CF-DEPLOY-05: whether an ability lets the fighter leave the zone. */
function mayLeaveZone(play: PlayState, placed: Fighter, at: Stance): boolean {
  if (!isOnTable(contourAt(placed, at), play.setup.table)) return false
  return someWith(play, placed, 'mayDeployAt', (ability, effect) => ability.mayDeployAt(play, at, placed, effect))
}

/** Faces the enemy's half. */
function ahead({ state }: PlayState, { seat }: Fighter): typeof EAST {
  return state.leftHalf === seat ? EAST : WEST
}

/** Suggests places in open order; if a large army has taken them all, any place that is left in the zone. */
function* suggestPlaces(play: Play, placed: Fighter, zone: Box): Generator<Json> {
  let found = false
  for (const place of openPlaces(play, placed, zone)) {
    found = true
    yield place
  }
  if (!found) yield* rowsIn(play, placed, zone, closeOrder(zone))
}

/** Suggests places in the zone, and all over the table for fighters that may leave it. */
function* openPlaces(play: Play, placed: Fighter, zone: Box): Generator<Json> {
  yield* atMachine(play, placed, zone)
  yield* rowsIn(play, placed, zone, OPEN_ORDER)
  if (!someWith(play, placed, 'mayDeployAt')) return
  const { width, depth } = play.setup.table
  yield* rowsIn(play, placed, { left: 0, top: 0, right: width, bottom: depth }, OPEN_ORDER)
}

/** CF-MACHINE-13: against the machine that the fighter serves, behind it first. */
function* atMachine(play: Play, placed: Fighter, zone: Box): Generator<Json> {
  const machine = placed.serves === null ? undefined : fighter(play, placed.serves)
  if (machine?.status !== 'standing') return
  for (const side of ['rear', 'left', 'right'] as const) {
    const { x, y, facing } = stanceAgainst(edgeOf(machine, side), placed, 0)
    const proposal = toJson({ path: [{ x, y }], facing })
    if (judgePlace(play, placed, zone, proposal).ok) yield proposal
  }
}

/** The distance between suggested places, the number of rows, and of places in each. */
interface Order {
  readonly step: number
  readonly rows: number
  readonly files: number
}

const OPEN_ORDER: Order = { step: 6 * CENTIMETRE, rows: 5, files: 15 }

/** Places all over a zone, a centimetre apart. */
function closeOrder({ left, top, right, bottom }: Box): Order {
  return { step: CENTIMETRE, rows: (right - left) / CENTIMETRE, files: (bottom - top) / CENTIMETRE }
}

/** Suggests rows that begin near the median line, each from the middle outwards. */
function* rowsIn(play: Play, placed: Fighter, zone: Box, { step, rows, files }: Order): Generator<Json> {
  const { depth } = baseOf(placed)
  const facing = ahead(play, placed)
  const middle = (zone.top + zone.bottom) / 2
  for (let row = 0; row < rows; row++) {
    const back = depth / 2 + 100 + row * step
    const x = facing === EAST ? zone.right - back : zone.left + back
    for (let i = 0; i < files; i++) {
      const y = middle + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * step
      const proposal = { path: [wholePoint(x, y)], facing }
      if (judgePlace(play, placed, zoneOf(play, placed.seat), toJson(proposal)).ok) yield toJson(proposal)
    }
  }
}
