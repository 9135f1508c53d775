import type { Play as KernelPlay, Seat } from '@fray/kernel'
import { discBase, type Point } from '@fray/tabletop'

/** One inch in hundredths of a millimetre; every distance of this game is in inches (SO-1-5). */
export const INCH = 2540
/** Lengths and ties are counted in hundredths of an inch (SO-1-14, SO-1-27). */
export const STEP = INCH / 100
/** Bases within this distance touch (SO-1-30, SO-GAP-13). */
export const CONTACT = INCH / 100
/** SO-1-4: round, one inch across. */
export const BASE = discBase(INCH / 2)

/** SO-1-18: the actions of a match, shared by both opponents. */
export const ACTIONS = 5
/** SO-GAP-11: this many turns in a row without a contact or a removal are a draw. */
export const QUIET_LIMIT = 10

export type Edge = 'near' | 'far' | 'left' | 'right'

export interface Setup {
  /** The play area in hundredths of a millimetre. */
  readonly width: number
  readonly depth: number
  /** SO-GAP-11: the game ends after this turn; null: no limit. */
  readonly turnLimit: number | null
}

export interface Combatant {
  readonly id: number
  readonly seat: Seat
  readonly name: string
  readonly icon: string
  /** Not placed yet, standing somewhere, or removed from the game. */
  at: Point | null
  removed: boolean
  /** SO-1-20: has had its match this turn. */
  inert: boolean
}

/** SO-GAP-04: the striker and the defender when these two fight on. */
export interface Strike {
  attacker: number
  defender: number
}

/** The step of play at the next savepoint. */
export type Phase = 'roles' | 'deployment' | 'turn' | 'matches'

export interface State {
  phase: Phase
  instigator: Seat
  /** The Instigator's edge; the Retaliator has the opposite one. */
  edge: Edge
  turn: number
  /** Turns in a row without a contact or a removal (SO-GAP-11). */
  quietTurns: number
  /** Whether this turn has seen a contact or a removal. */
  eventful: boolean
  combatants: Combatant[]
  /** SO-1-32: pairs matched because they touched when the turn began, still to be processed. */
  locked: [instigator: number, retaliator: number][]
  strikes: Strike[]
  /** SO-GAP-11: ended without one side being emptied. */
  ended: boolean
}

export type Play = KernelPlay<State, Setup>

/** A combatant on the table. */
export type PlacedCombatant = Combatant & { at: Point }

export function isStanding(combatant: Combatant): combatant is PlacedCombatant {
  return combatant.at !== null && !combatant.removed
}

export function standing(state: State, id: number): PlacedCombatant {
  const combatant = state.combatants[id]
  if (!combatant || !isStanding(combatant)) throw new Error(`combatant ${id} is not on the table`)
  return combatant
}

export function onTable(state: State, seat?: Seat): PlacedCombatant[] {
  return state.combatants.filter(isStanding).filter((combatant) => seat === undefined || combatant.seat === seat)
}

export function retaliator(state: State): Seat {
  return 1 - state.instigator
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { near: 'far', far: 'near', left: 'right', right: 'left' }

export function edgeOf(state: State, seat: Seat): Edge {
  return seat === state.instigator ? state.edge : OPPOSITE[state.edge]
}
