import { type Message, type Seat, text } from '@fray/kernel'
import {
  type CounterView,
  ellipsePoints,
  type MeasuringView,
  type SideView,
  type StatusView,
  type TableView,
  type ZoneView,
} from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import { contourOfPiece } from '../ground/plan.ts'
import type { Piece } from '../ground/scenery.ts'
import { sceneryViews } from '../ground/scenery-view.ts'
import { corners, zoneOf } from '../ground/zones.ts'
import { areaZones } from '../movement/defence-area.ts'
import { turnLimit } from '../preparation/ending.ts'
import { missionView } from '../preparation/mission-view.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Side } from '../side.ts'
import { type BandState, isStanding, type State } from '../state.ts'
import { INCH, inches } from '../units.ts'
import { figureView } from './figure-view.ts'

/** Builds what a seat may see; the state has already been redacted for it. */
export function view(state: State, setup: Setup, _seat: Seat | undefined): TableView {
  return {
    table: { width: setup.width, depth: setup.depth },
    world: editionOf(setup).world,
    unit: { length: INCH, sign: '″' },
    sides: [...new Set(state.bands.map(({ seat }) => seat))].map((seat) => sideView(state, seat)),
    status: statusView(state, setup),
    mission: missionView(state, setup),
    zones: [...campViews(state, setup), ...objectiveViews(state, setup), ...areaZones(state, setup)],
    scenery: piecesShown(state, setup).flatMap(sceneryViews),
    figures: state.combatants
      .filter(isStanding)
      .map((combatant) => figureView(combatant, state.bands[combatant.band]!.seat)),
    reserve: state.combatants
      .filter(({ status }) => status === 'reserve')
      .map((combatant) => figureView(combatant, state.bands[combatant.band]!.seat)),
    ...(setup.premeasuring ? {} : { measuring: measuringView(setup) }),
    names: state.combatants.map(({ profile }) => profile.name),
  }
}

/** SW-FIELD-05: an agreed battlefield is visible before anything is laid out. */
export function piecesShown({ pieces, terms, phase }: State, { battlefield }: Setup): readonly Piece[] {
  const begun = phase !== 'terms' && phase !== 'field'
  if (begun || pieces.length > 0 || terms.battlefield !== 'agreed' || battlefield === 'rolled') return pieces
  return battlefield
}

/** SW-BASE-06: only what a mover has gone and may go is shown. */
function measuringView(setup: Setup): MeasuringView {
  return { may: 'own-moves', why: text('measuring.own-moves'), rules: [editionOf(setup).measuringRule] }
}

/** Shows pools and numbers; each side's progress is shown with the mission. */
function sideView(state: State, seat: Seat): SideView {
  const bands = state.bands.filter((band) => band.seat === seat)
  const { side } = bands[0]!
  const own = state.combatants.filter((combatant) => state.bands[combatant.band]!.seat === seat)
  const waiting = own.filter(({ status }) => status === 'reserve').length
  const counters: CounterView[] = [
    counterView('counter.gems', state.sides[side].gems),
    counterView(
      'counter.orders',
      bands.reduce((sum, band) => sum + band.orders + band.extraOrders, 0),
    ),
    { label: text('counter.figures'), value: own.filter(isStanding).length, of: own.length },
  ]
  if (waiting > 0) counters.push({ label: text('counter.waiting'), value: waiting, of: own.length })
  return { seat, name: sideName(state, bands), counters }
}

/** A number with its word in singular or plural. */
function counterView(label: string, value: number): CounterView {
  return { label: text(label), value, text: text(`${label}.told`, { value }) }
}

/** Named by race; players of the same race are numbered. */
function sideName({ bands }: State, own: readonly BandState[]): Message {
  const [first, second] = own.map((band) => {
    const race = text(`race.${band.race}`)
    const alike = bands.filter((other) => other.race === band.race)
    return alike.length === 1 ? race : text('side.numbered', { race: { text: race }, number: alike.indexOf(band) + 1 })
  })
  return second ? text('side.both', { first: { text: first! }, second: { text: second } }) : first!
}

function statusView(state: State, setup: Setup): StatusView {
  const { turn, phase, weather } = state
  const limit = turnLimit({ state, setup })
  const active = phase === 'round' ? state.bands.find((band) => band.side === state.round)?.seat : undefined
  return {
    headline: turn > 0 ? text('status.turn', { turn }) : text(`status.${phase}`),
    ...(turn > 0 ? { track: limit === null ? { at: turn } : { at: turn, of: limit } } : {}),
    ...(active === undefined ? {} : { active }),
    notes: [...(weather ? [text(`weather.${weather}`)] : [])],
  }
}

/** Shows deployment zones while they are needed, and for good if they are camps (SW-MISSION-31). */
function campViews(state: State, setup: Setup): ZoneView[] {
  const camps = state.terms.mission.scoring?.points.from === 'enemy-camp'
  const deploying = state.phase === 'deployment' && (state.preparation?.batch ?? 0) > 0
  if (!deploying && state.phase !== 'infiltration' && !(camps && state.turn > 0)) return []
  return ([0, 1] as const).flatMap((side) => zoneView(state, setup, side, state.turn > 0))
}

function zoneView(state: State, setup: Setup, side: Side, camp: boolean): ZoneView[] {
  const zone = zoneOf(state, setup, side)
  const seat = state.bands.find((band) => band.side === side)?.seat ?? side
  if (!zone) return []
  const label = text(camp ? 'zone.camp' : 'zone.deployment', { side: { seat } })
  return [{ kind: camp ? 'objective' : 'deployment', seat, outline: corners(zone), label }]
}

/** Shows the mission's objectives; how far they are held shows only where measuring is free (SW-BASE-06). */
function objectiveViews({ pieces, terms }: State, { premeasuring }: Setup): ZoneView[] {
  const special = terms.mission.scoring?.special
  const within = premeasuring && special && special.for !== 'leader' ? inches(special.within) : 0
  return pieces.flatMap((piece) => {
    if (piece.objective === null) return []
    const { x, y, reach } = contourOfPiece(piece)
    return {
      kind: 'objective' as const,
      outline: ellipsePoints({ x, y }, reach + within, reach + within, undefined, 48),
      label: text('zone.objective', { number: piece.objective }),
    }
  })
}
