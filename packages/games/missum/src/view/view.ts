import { type Message, type Seat, text } from '@fray/kernel'
import type {
  CounterView,
  FigureView,
  SceneryKind,
  SceneryView,
  StateView,
  StatusView,
  TableView,
  ZoneView,
} from '@fray/tabletop'
import { boxPoints } from '@fray/tabletop'
import { figurePosesOf, frontOf } from '../body.ts'
import type { Piece, Terrain } from '../ground/piece.ts'
import { magicZones } from '../magic/zones.ts'
import { ratingOf } from '../morale/rating.ts'
import type { Setup } from '../preparation/setup-data.ts'
import {
  isFlying,
  isLegion,
  isPlaceUnknown,
  isRouting,
  isUnder,
  knownFiguresOf,
  type Present,
  present,
} from '../roster.ts'
import type { State, TroopBody, Unit } from '../state.ts'
import { isMovement, movingSeat } from '../turn/sequence.ts'
import { missionView } from '../turn/victory.ts'
import { inMm, MM } from '../units.ts'
import { captionOf } from './caption.ts'
import { lookOf } from './figure-look.ts'
import { iconOf } from './icons.ts'

export function view(state: State, setup: Setup, seat: Seat | undefined): TableView {
  return {
    table: { width: setup.width, depth: setup.depth },
    world: 'ochre',
    unit: { length: MM, sign: ' mm' },
    sides: [0, 1].map((side) => ({
      seat: side,
      name: text('side', { army: setup.armies[side as 0 | 1].name }),
      counters: countersOf(state, side),
    })),
    status: {
      headline: headlineOf(state),
      notes: notesOf(state, setup),
      ...(state.turn > 0 ? { track: trackOf(state, setup) } : {}),
      ...activeIn(state),
    },
    mission: missionView(state, setup),
    zones: isBeforeBattle(state) ? [0, 1].map((side) => deploymentZone(setup, side)) : magicZones(state),
    scenery: state.pieces.map(sceneryView),
    figures: present(state).map((unit) => unitView(state, unit, seat)),
    reserve: state.units.filter(isWaiting).map((unit) => unitView(state, { ...unit, body: inReserve(unit) }, seat)),
    names: namesIn(state, setup, seat),
  }
}

/** Adds the army to the other side's unit when both armies use the same name, as mages mostly do. */
function namesIn({ units }: State, { armies }: Setup, seat: Seat | undefined): string[] {
  return units.map((unit) => {
    const isShared = unit.seat !== seat && units.some((other) => other.name === unit.name && other.seat !== unit.seat)
    return isShared ? `${unit.name} (${armies[unit.seat as 0 | 1].name})` : unit.name
  })
}

function isWaiting({ body, fate }: Unit): boolean {
  return body === null && fate === 'waiting'
}

/** The place of units off the table means nothing. */
function inReserve({ troop, original }: Unit): TroopBody {
  const figures = Array.from({ length: original }, () => ({ x: 0, y: 0 }))
  return { kind: 'placed', base: troop.base, figures }
}

/** MI-DEPLOY-03: deployment zones are visible from the beginning. */
function isBeforeBattle({ phase }: State): boolean {
  return phase === 'terrain' || phase === 'plan'
}

function trackOf({ turn }: State, { options }: Setup): NonNullable<StatusView['track']> {
  return { at: turn, of: options.turns, name: text('status.track', { turn }) }
}

function headlineOf({ phase, turn, step }: State): Message {
  if (phase === 'step') return text('status.step', { turn, step: { text: text(`step.${step}`) } })
  // MI-ORDER-01: questions before step 1 belong to the new turn, which the last step of the turn before has not
  // reached.
  if (phase === 'turn' && step !== LAST_STEP) return text('status.turn-begins', { turn: Math.max(turn, 1) })
  return text(`status.${phase}`, { turn })
}

/** MI-ORDER-01: tells who moves this turn, who countermoves, and what comes next (MI-SEQUENCE-01). */
function notesOf(state: State, { options }: Setup): Message[] {
  const { phase, mover } = state
  if (phase !== 'step') return []
  const moves = [
    text('note.mover', { mover: { seat: mover } }),
    text('note.countermover', { other: { seat: 1 - mover } }),
  ]
  return [...moves, nextOf(state, options.turns)]
}

/** MI-SEQUENCE-10: the last step of a turn. */
const LAST_STEP = 10

function nextOf({ step, turn }: State, turns: number): Message {
  if (step < LAST_STEP) return text('note.next', { step: { text: text(`step.${step + 1}`) } })
  return turn < turns ? text('note.next-turn', { turn: turn + 1 }) : text('note.next-end')
}

/**
 * MI-SEQUENCE-03, -05, -07: one seat acts in movement steps, while the other only answers; both act in all other steps.
 */
function activeIn(state: State): Pick<StatusView, 'active'> {
  return state.phase === 'step' && isMovement(state) ? { active: movingSeat(state) } : {}
}

/** Counts legions and their figures: on the table, hidden on it (MI-MAGIC-06) or on their way to it. */
function countersOf(state: State, seat: Seat): CounterView[] {
  const legions = state.units.filter((unit) => unit.seat === seat && isLegion(unit))
  const left = legions.filter((unit) => unit.body !== null || isPlaceUnknown(unit) || isWaiting(unit))
  const figures = left.reduce((sum, unit) => sum + (isWaiting(unit) ? unit.original : knownFiguresOf(unit)), 0)
  const some = (what: 'hidden' | 'routing', legions: readonly Unit[]) =>
    legions.length > 0 ? [counterOf(what, legions.length)] : []
  return [
    counterOf('legions', left.length),
    counterOf('figures', figures),
    ...some('hidden', left.filter(isPlaceUnknown)),
    ...some('routing', left.filter(isRouting)),
  ]
}

function counterOf(what: 'legions' | 'figures' | 'hidden' | 'routing', value: number): CounterView {
  return { label: text(`counter.${what}`), value, text: text(`counter.${what}-left`, { value }) }
}

/** MI-DEPLOY-03: the far edge is seat 1's. */
function deploymentZone({ width, depth, options: { zone } }: Setup, seat: Seat): ZoneView {
  const outline = boxPoints(0, seat === 0 ? depth - zone : 0, width, zone)
  return { kind: 'deployment', seat, outline, label: text('zone.deployment', { seat: { seat } }) }
}

function unitView(state: State, unit: Present, seat: Seat | undefined): FigureView {
  const { id, name, troop, body } = unit
  const poses = figurePosesOf(body)
  const pose = body.kind === 'ranks' ? body.formation.pose : { ...poses[0]!, facing: frontOf(body) }
  return {
    id,
    seat: unit.seat,
    name,
    icon: iconOf(unit),
    look: lookOf(unit),
    base: troop.base,
    pose,
    body: poses,
    ...(isLegion(unit) ? { wounds: { left: poses.length, of: unit.original } } : {}),
    states: statesOf(state, unit),
    spent: state.done.includes(id),
    caption: captionOf(unit),
    attributes: attributesOf(unit, seat),
    abilities: [],
  }
}

function statesOf(state: State, unit: Present): StateView[] {
  const states: StateView[] = []
  if (unit.fate === 'routing')
    states.push({ text: text('state.routing'), icon: 'run', rule: 'MI-ROUT-01', isGrave: true })
  if (unit.disorganized) {
    const rule = 'MI-SITUATION-02'
    states.push({ text: text('state.disorganized'), icon: 'broken-wall', rule, isGrave: true })
  }
  if (isFlying(unit)) {
    const height = inMm(unit.height)
    states.push({ text: text('state.flying', { height }), icon: 'feathered-wing', rule: 'MI-SITUATION-07' })
  }
  if (unit.stand === 'standing')
    states.push({ text: text('state.last-stand'), icon: 'shield', rule: 'MI-LASTSTAND-08' })
  if (!unit.load.loaded) states.push({ text: text('state.unloaded'), icon: 'sands-of-time', rule: 'MI-RELOAD-01' })
  for (const kind of ['pleasures', 'grace', 'gift', 'peace', 'cloak'] as const) {
    if (isUnder(state, unit, kind))
      states.push({ text: text(`enchanted-state.${kind}`), icon: 'magic-swirl', rule: RULES[kind] })
  }
  return states
}

const RULES = {
  pleasures: 'MI-MAGIC-03',
  grace: 'MI-MAGIC-04',
  cloak: 'MI-MAGIC-06',
  gift: 'MI-MAGIC-07',
  peace: 'MI-MAGIC-08',
} as const

function attributesOf(unit: Present, seat: Seat | undefined): FigureView['attributes'] {
  const { troop } = unit
  const shown: [string, string][] = []
  if (isLegion(unit)) {
    const rating = ratingOf(unit)
    shown.push(['attribute.morale', rating === null ? '–' : String(rating)], ['attribute.points', String(unit.points)])
  }
  if (troop.missile) shown.push(['attribute.supply', unit.supply === null ? '∞' : String(unit.supply)])
  if (unit.office?.kind === 'mage' && unit.seat === seat) shown.push(['attribute.spells', unit.spells.join(' / ')])
  return shown.map(([label, value]) => ({ label: text(label), value }))
}

const DRAWN: Readonly<Record<Terrain, SceneryKind>> = {
  ploughed: 'field',
  rough: 'rough',
  hill: 'hill',
  cliff: 'cliff',
  earthworks: 'earthwork',
  barricade: 'fence',
  stockade: 'palisade',
  lowWall: 'wall',
  village: 'village',
  town: 'town',
  openWoods: 'leafy-wood',
  orchard: 'orchard',
  denseWoods: 'wood',
  swamp: 'swamp',
  mud: 'swamp',
  narrowStream: 'stream',
  irrigationDitch: 'stream',
  stream: 'stream',
  wideStream: 'stream',
  pond: 'water',
  lake: 'water',
  ford: 'ford',
  road: 'road',
  bridge: 'bridge',
}

/** Gets how a kind of terrain is drawn. */
export function drawnAs(terrain: Terrain): SceneryKind {
  return DRAWN[terrain]
}

export function sceneryView({ id, terrain, outline, closed }: Piece): SceneryView {
  return { id, kind: DRAWN[terrain], name: text(`terrain.${terrain}`), outline, closed, notes: [] }
}
