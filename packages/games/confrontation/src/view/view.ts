import { type Message, type Seat, text } from '@fray/kernel'
import {
  type Box,
  boxPoints,
  type MissionView,
  type Point,
  type SceneryView,
  type StatusView,
  type TableView,
  type ZoneView,
} from '@fray/tabletop'
import { kindOf, markersOf } from '../ground/markers.ts'
import type { Piece } from '../ground/scenery.ts'
import { type Cloud, cloudsOn, outlineOfCloud } from '../ground/smoke.ts'
import { areHalvesKnown } from '../preparation/deployment.ts'
import type { Setup } from '../preparation/setup.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import { neutralZone, zoneOf } from '../scenarios/zones.ts'
import { isStanding, type Marker, type State } from '../state.ts'
import { CENTIMETRE } from '../units.ts'
import { namesOf } from './fighter-names.ts'
import { figureView } from './figure-view.ts'
import { resourcesIn, sideView } from './side-view.ts'

/** A seat's view of a state that has been redacted for it already. */
export function view(state: State, setup: Setup, seat: Seat | undefined): TableView {
  const names = namesOf(state)
  return {
    table: setup.table,
    world: 'moor',
    unit: { length: CENTIMETRE, sign: 'cm' },
    sides: state.camps.map((camp) => sideView(state, camp)),
    status: statusView(state, setup),
    mission: missionView(state, setup),
    zones: [
      ...zonesOf(state, setup),
      ...markersOf({ state, setup }).map((marker) => markerView(state, marker)),
      ...cloudsOn({ state, setup }).map(cloudView),
    ],
    scenery: setup.scenery.map(sceneryView),
    figures: state.fighters
      .filter(isStanding)
      .map((fighter) => figureView({ state, setup }, fighter, names[fighter.id]!, seat)),
    reserve: state.fighters
      .filter(({ status }) => status === 'waiting' || status === 'aboard')
      .map((fighter) => figureView({ state, setup }, fighter, names[fighter.id]!, seat)),
    // CF-MOVE-05: players see how far they have moved, and nothing else is measured before it is announced.
    measuring: { may: 'own-moves', why: text('measuring.own-moves'), rules: ['CF-MOVE-05'] },
    names,
  }
}

/** The phase, with the number of the round during the battle. */
function headlineOf(phase: State['phase'], round: number): Message {
  const words = text(`phase.${phase}`)
  return round > 0 && phase !== 'over' ? text('status.round', { round, phase: { text: words } }) : words
}

/** Both seats fight in combat, so an active seat is shown only while cards are played. */
function statusView({ phase, round, lead }: State, { rounds }: Setup): StatusView {
  const active = phase === 'activation' || phase === 'deployment' ? lead : undefined
  return {
    headline: headlineOf(phase, round),
    ...(round > 0 ? { track: { at: round, of: rounds, name: text('round', { round }) } } : {}),
    ...(active === undefined ? {} : { active }),
    notes: [],
  }
}

/** CF-SCENARIO-01: the goal of the battle, and its score by the present position. */
function missionView(state: State, setup: Setup): MissionView {
  const { id, rule, icon, result } = scenarioNamed(setup.scenario)
  const { scores } = result({ state, setup })
  return {
    name: text(`scenario.${id}`),
    icon,
    aim: text(`scenario.${id}.aim`),
    goal: text(`scenario.${id}.goal`),
    rules: [rule],
    score: { of: text(`scenario.${id}.score`), points: scores.map((value, seat) => ({ seat, value })) },
    resources: resourcesIn(state),
  }
}

/** CF-DEPLOY-06, CF-SCENARIO-12: the zones, as long as they matter. */
function zonesOf(state: State, setup: Setup): ZoneView[] {
  const conquest = setup.scenario === 'conquest'
  if (!conquest && state.phase !== 'approach' && state.phase !== 'deployment') return []
  const known = areHalvesKnown({ state, setup })
  const own = [0, 1].map((seat): ZoneView => {
    const outline = outlineOf(zoneOf({ state, setup }, seat))
    if (!known)
      return { kind: 'deployment', outline, label: text(`option.half.${seat === state.leftHalf ? 'left' : 'right'}`) }
    return { kind: 'deployment', seat, outline, label: text('zone', { seat: { seat } }) }
  })
  if (!conquest) return own
  return [...own, { kind: 'objective', outline: outlineOf(neutralZone({ setup })), label: text('zone.neutral') }]
}

/** CF-REV-27: objects on the ground are public with their contents; a face-down counter is known to its owner alone. */
function markerView({ fighters }: State, marker: Marker): ZoneView {
  const { name, icon, outline, left, label: own } = kindOf(marker)
  const label = left ? text('state.counted', { name, count: left(marker) }) : (own?.(marker) ?? text('trait', { name }))
  return { kind: 'effect', outline: outline(marker), label, icon, seat: fighters[marker.by]!.seat }
}

/** CF-REV-GOBLIN-17: everybody sees where the smoke is. */
function cloudView(cloud: Cloud): ZoneView {
  return { kind: 'effect', outline: outlineOfCloud(cloud), label: text('zone.cloud'), icon: 'dust-cloud' }
}

function outlineOf({ left, top, right, bottom }: Box): Point[] {
  return boxPoints(left, top, right - left, bottom - top)
}

function sceneryView({ kind, outline, ground, hides }: Piece, id: number): SceneryView {
  const notes = [text(`ground.${ground}`), ...(hides ? [text('ground.hides')] : [])]
  return { id, kind, name: text(`piece.${kind}`), outline, closed: true, notes }
}
