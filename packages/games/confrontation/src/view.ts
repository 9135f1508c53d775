import { type Seat, text } from '@fray/kernel'
import {
  boxPoints,
  type SceneryView,
  type SideView,
  type StatusView,
  type TableView,
  type ZoneView,
} from '@fray/tabletop'
import { figureView } from './figure-view.ts'
import type { Piece } from './ground/scenery.ts'
import { zoneOf } from './preparation/deployment.ts'
import type { Setup } from './preparation/setup.ts'
import { type Camp, isStanding, profileOf, type State } from './state.ts'
import { CENTIMETRE } from './units.ts'

/** What a seat may see; the state has been redacted for it already. */
export function view(state: State, setup: Setup, _seat: Seat | undefined): TableView {
  return {
    table: setup.table,
    unit: { length: CENTIMETRE, sign: 'cm' },
    sides: state.camps.map((camp) => sideView(state, camp)),
    status: statusView(state, setup),
    zones:
      state.phase === 'approach' || state.phase === 'deployment' ? [0, 1].map((seat) => zoneView(setup, seat)) : [],
    scenery: setup.scenery.map(sceneryView),
    figures: state.fighters.filter(isStanding).map(figureView),
    reserve: state.fighters.filter(({ status }) => status === 'waiting').map(figureView),
    names: state.fighters.map((each) => profileOf(each).name),
  }
}

/** CF-STRATEGIC-02, CF-DRAW-05, -07: how many cards lie where is public. */
function sideView(state: State, { seat, name, pile, reserve, placements, passes }: Camp): SideView {
  const own = state.fighters.filter((each) => each.seat === seat)
  const counted = (label: string, value: number) => ({
    label: text(label),
    value,
    text: text(`${label}.told`, { value }),
  })
  return {
    seat,
    name: text('side', { name }),
    counters: [
      {
        label: text('counter.fighters'),
        value: own.filter((each) => each.status !== 'eliminated').length,
        of: own.length,
      },
      counted('counter.pile', pile.length),
      { label: text('counter.reserve'), value: reserve.length, of: reserve.length + placements },
      counted('counter.passes', passes),
    ],
  }
}

function statusView({ phase, round, lead, picker, tacticalWinner }: State, { rounds }: Setup): StatusView {
  const active = { activation: lead, deployment: lead, combat: picker, frays: tacticalWinner }[phase as string]
  return {
    headline: text(`phase.${phase}`),
    ...(round > 0 ? { track: { at: round, of: rounds } } : {}),
    ...(active === undefined ? {} : { active }),
    notes: [],
  }
}

function zoneView(setup: Setup, seat: Seat): ZoneView {
  const { left, top, right, bottom } = zoneOf({ setup }, seat)
  const outline = boxPoints(left, top, right - left, bottom - top)
  return { kind: 'deployment', seat, outline, label: text('zone', { seat: { seat } }) }
}

function sceneryView({ kind, outline, ground, hides }: Piece, id: number): SceneryView {
  const notes = [text(`ground.${ground}`), ...(hides ? [text('ground.hides')] : [])]
  return { id, kind, name: text(`piece.${kind}`), outline, closed: true, notes }
}
