import { type Seat, type Text, text } from '@fray/kernel'
import {
  type Box,
  boxPoints,
  type MissionView,
  type Point,
  type SceneryView,
  type SideView,
  type StatusView,
  type TableView,
  type ZoneView,
} from '@fray/tabletop'
import { isFaithful } from './divination/faith.ts'
import { namesOf } from './fighter-names.ts'
import { figureView } from './figure-view.ts'
import { kindOf, markersOf } from './ground/markers.ts'
import type { Piece } from './ground/scenery.ts'
import { type Cloud, cloudsOn, outlineOfCloud } from './ground/smoke.ts'
import { isObject } from './machines/crew.ts'
import type { Setup } from './preparation/setup.ts'
import { scenarioNamed } from './scenarios/index.ts'
import { neutralZone, zoneOf } from './scenarios/zones.ts'
import { type Camp, type Fighter, isStanding, type Marker, type State } from './state.ts'
import { CENTIMETRE } from './units.ts'

/** What a seat may see; the state has been redacted for it already. */
export function view(state: State, setup: Setup, seat: Seat | undefined): TableView {
  const names = namesOf(state)
  return {
    table: setup.table,
    unit: { length: CENTIMETRE, sign: 'cm' },
    sides: state.camps.map((camp) => sideView(state, camp)),
    status: statusView(state, setup),
    mission: missionView(state, setup),
    zones: [
      ...zonesOf(state, setup),
      ...markersOf({ state, setup }).map(markerView),
      ...cloudsOn({ state, setup }).map(cloudView),
    ],
    scenery: setup.scenery.map(sceneryView),
    figures: state.fighters.filter(isStanding).map((each) => figureView({ state, setup }, each, names[each.id]!, seat)),
    reserve: state.fighters
      .filter(({ status }) => status === 'waiting' || status === 'aboard')
      .map((each) => figureView({ state, setup }, each, names[each.id]!, seat)),
    names,
  }
}

/** The people of an army; where both are of one and neither has a name, with a number. */
function peopleOf({ camps }: State, seat: Seat): Text {
  const { army } = camps[seat]!
  const people = text(`people.${army}`)
  const alike = camps.filter((each) => each.name === army).length > 1
  return alike ? text('side.numbered', { people: { text: people }, number: seat + 1 }) : people
}

/** CF-STRATEGIC-02, CF-DRAW-05, -07: how many cards lie where is public. */
function sideView(
  state: State,
  { seat, name, army, pile, reserve, placements, passes, counters, diceBefore = [] }: Camp,
): SideView {
  const own = state.fighters.filter((each) => each.seat === seat && !isObject(each))
  const counted = (label: string, value: number) => ({
    label: text(label),
    value,
    text: text(`${label}.told`, { value }),
  })
  return {
    seat,
    // An army that its player gave no name is called by its people.
    name: name === army ? peopleOf(state, seat) : text('side', { name }),
    counters: [
      {
        label: text('counter.fighters'),
        value: own.filter((each) => each.status !== 'eliminated').length,
        of: own.length,
      },
      counted('counter.pile', pile.length),
      { label: text('counter.reserve'), value: reserve.length, of: reserve.length + placements },
      ...(passes > 0 ? [counted('counter.passes', passes)] : []),
      ...(own.some(isFaithful) ? [counted('counter.faith', faithOf(own))] : []),
      ...(counters > 0 ? [counted('counter.authority', counters)] : []),
      ...(diceBefore.length > 0 ? [diceView(diceBefore)] : []),
    ],
  }
}

/** CF-PACK-11: what was rolled before the battle lies open. */
function diceView(dice: readonly number[]): SideView['counters'][number] {
  const words = text('counter.dice-before.told', { faces: dice.join(' ') })
  return { label: text('counter.dice-before'), value: dice.length, text: words }
}

/** CF-FAITH-12: temporary faith is public. */
function faithOf(fighters: readonly Fighter[]): number {
  return fighters.filter(({ status }) => status !== 'eliminated').reduce((sum, { faith }) => sum + faith, 0)
}

/** During the battle with the number of the round. */
function headlineOf(phase: State['phase'], round: number): Text {
  const words = text(`phase.${phase}`)
  return round > 0 && phase !== 'over' ? text('status.round', { round, phase: { text: words } }) : words
}

function statusView({ phase, round, lead, picker, tacticalWinner }: State, { rounds }: Setup): StatusView {
  const active = { activation: lead, deployment: lead, combat: picker, frays: tacticalWinner }[phase as string]
  return {
    headline: headlineOf(phase, round),
    ...(round > 0 ? { track: { at: round, of: rounds } } : {}),
    ...(active === undefined ? {} : { active }),
    notes: [],
  }
}

/** CF-SCENARIO-01: what is fought for, and how it would be scored now. */
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
    resources: [],
  }
}

/** CF-DEPLOY-06, CF-SCENARIO-12: the zones as long as they matter. */
function zonesOf(state: State, setup: Setup): ZoneView[] {
  const conquest = setup.scenario === 'conquest'
  if (!conquest && state.phase !== 'approach' && state.phase !== 'deployment') return []
  const own = [0, 1].map((seat): ZoneView => {
    return {
      kind: 'deployment',
      seat,
      outline: outlineOf(zoneOf({ state, setup }, seat)),
      label: text('zone', { seat: { seat } }),
    }
  })
  if (!conquest) return own
  return [...own, { kind: 'objective', outline: outlineOf(neutralZone({ setup })), label: text('zone.neutral') }]
}

/** CF-REV-27: what lies on the ground is public, and what it holds; of a counter face down its owner alone knows what it is. */
function markerView(marker: Marker): ZoneView {
  const { name, outline, left, label: own } = kindOf(marker)
  const label = left ? text('state.counted', { name, count: left(marker) }) : (own?.(marker) ?? text('trait', { name }))
  return { kind: 'effect', outline: outline(marker), label }
}

/** CF-REV-GOBLIN-17: everybody sees where the smoke is. */
function cloudView(cloud: Cloud): ZoneView {
  return { kind: 'effect', outline: outlineOfCloud(cloud), label: text('zone.cloud') }
}

function outlineOf({ left, top, right, bottom }: Box): Point[] {
  return boxPoints(left, top, right - left, bottom - top)
}

function sceneryView({ kind, outline, ground, hides }: Piece, id: number): SceneryView {
  const notes = [text(`ground.${ground}`), ...(hides ? [text('ground.hides')] : [])]
  return { id, kind, name: text(`piece.${kind}`), outline, closed: true, notes }
}
