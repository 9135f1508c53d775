import { type Seat, text } from '@fray/kernel'
import type {
  CounterView,
  FigureView,
  MissionView,
  Point,
  StateView,
  StatusView,
  TableView,
  ZoneView,
} from '@fray/tabletop'
import { touching } from '../contact.ts'
import { corners, zoneOf } from '../deployment.ts'
import { iconNamed } from '../setup.ts'
import {
  BASE,
  type Combatant,
  INCH,
  isStanding,
  onTable,
  type PlacedCombatant,
  type Setup,
  type State,
} from '../state.ts'

/** SO-GAP-14: everything is public except distances, which a view never holds. */
export function view(state: State, setup: Setup): TableView {
  return {
    table: { width: setup.width, depth: setup.depth },
    world: 'steppe',
    unit: { length: INCH, sign: '″' },
    sides: [0, 1].map((seat) => ({
      seat,
      name: sideName(state, seat),
      counters: [combatantsLeft(state, seat)],
    })),
    status: {
      headline: state.turn > 0 ? text('status.turn', { turn: state.turn }) : text(`status.${state.phase}`),
      notes: state.quietTurns > 0 ? [text('note.quiet', { turns: state.quietTurns })] : [],
      ...(state.turn === 0 ? {} : { track: trackOf(state.turn, setup.turnLimit) }),
    },
    mission: mission(state),
    zones: state.phase === 'deployment' ? [0, 1].map((seat) => deploymentZone(state, setup, seat)) : [],
    scenery: [],
    figures: onTable(state).map((combatant) => figureView(state, combatant)),
    reserve: state.combatants.filter(isWaiting).map((combatant) => figureView(state, { ...combatant, at: NOWHERE })),
    // SO-1-27: only a chosen move is measured.
    measuring: { may: 'own-moves', why: text('measuring.own-moves'), rules: ['SO-1-27'] },
    names: state.combatants.map(({ name }) => name),
  }
}

/** The place of combatants that are not on the table yet. */
const NOWHERE: Point = { x: 0, y: 0 }

function isWaiting({ at, removed }: Combatant): boolean {
  return at === null && !removed
}

function trackOf(at: number, of: number | null): NonNullable<StatusView['track']> {
  return of === null ? { at } : { at, of }
}

/** SO-1-23: a side without combatants has lost. */
function mission(state: State): MissionView {
  return {
    name: text('mission.name'),
    icon: 'crossed-swords',
    aim: text('mission.aim'),
    goal: text('mission.goal'),
    rules: ['SO-1-23'],
    score: {
      of: text('counter.combatants'),
      points: [0, 1].map((seat) => ({ seat, value: combatantsLeft(state, seat).value })),
    },
    resources: [],
  }
}

function combatantsLeft(state: State, seat: Seat): CounterView {
  const value = state.combatants.filter((combatant) => combatant.seat === seat && !combatant.removed).length
  return { label: text('counter.combatants'), value, text: text('counter.combatants-left', { value }) }
}

function sideName(state: State, seat: Seat) {
  const side = { text: text(`side.${seat}`) }
  if (state.phase === 'roles') return text(`side.${seat}`)
  return text(seat === state.instigator ? 'side.instigator' : 'side.retaliator', { side })
}

function deploymentZone(state: State, setup: Setup, seat: Seat): ZoneView {
  return {
    kind: 'deployment',
    seat,
    outline: corners(zoneOf(state, setup, seat)),
    label: text('zone.deployment', { seat: { seat } }),
  }
}

function figureView(state: State, combatant: PlacedCombatant): FigureView {
  const states: StateView[] = []
  if (combatant.inert) states.push({ text: text('state.inert'), icon: 'night-sleep', rule: 'SO-1-20' })
  if (isLocked(state, combatant)) states.push({ text: text('state.locked'), icon: 'crossed-swords', rule: 'SO-1-33' })
  return {
    id: combatant.id,
    seat: combatant.seat,
    name: combatant.name,
    icon: iconNamed(combatant.name) ?? combatant.icon,
    base: BASE,
    pose: combatant.at,
    states,
    spent: combatant.inert,
    attributes: [],
    abilities: [],
  }
}

/** SO-1-33: whether it is in contact with an enemy it fights or will have to fight. */
function isLocked(state: State, combatant: PlacedCombatant): boolean {
  const partners = [...state.locked, ...state.strikes.map(({ attacker, defender }) => [attacker, defender] as const)]
    .filter((pair) => pair.includes(combatant.id))
    .flat()
  return partners.some((id) => {
    const partner = state.combatants[id]
    return partner && id !== combatant.id && isStanding(partner) && touching(combatant, partner)
  })
}
