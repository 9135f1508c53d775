import type { LastingEffect, Uses } from '@fray/hooks'
import type { Play as KernelPlay, Seat } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { Profile, Race } from './bands/profile.ts'
import type { Piece } from './ground/scenery.ts'
import type { DensityLevel, Mission, Weather } from './preparation/missions/mission.ts'
import type { Scenario } from './preparation/scenario.ts'
import type { Setup } from './preparation/setup-data.ts'
import type { Side } from './side.ts'

/** SW-STATE-01: the four states. */
export type StateKind = 'stunned' | 'paralysed' | 'fearful' | 'concussed'

/** SW-STATE-02, -03: each instance ends with the bearer's first activation that begins after it was acquired. */
interface StateMark {
  readonly kind: StateKind
  /** Acquired in the combatant's own activation, so that this activation does not end it. */
  gainedThisActivation: boolean
}

/** When a temporary effect ends. */
export type Until =
  /** After the fight, shot, deed or spell that it was made for (SW-CONSUMABLE-08 "next combat"). */
  | 'combat'
  /** At the end of the current activation. */
  | 'activation'
  /** Like states: at the end of the bearer's first activation that begins after it (SW-RGEN-12). */
  | 'next-activation'
  /** At the end of the current activation round. */
  | 'round'
  /** At the end of the turn. */
  | 'turn'
  /** At the start of the source's side's next friendly round, or when the source dies (SW-RGEN-12). */
  | 'my-next-round'
  /** SW-SPELL-41: like my-next-round, and also when the caster enters a state. */
  | 'latent'
  | 'game'

/** A temporary effect on a combatant. */
export interface Effect extends LastingEffect<Until> {
  readonly amount: number
  /** The only enemy it counts against, if any. */
  readonly against: number | null
  /** As for states: made in the bearer's own activation. */
  gainedThisActivation: boolean
}

export type Status = 'reserve' | 'standing' | 'dead' | 'fled'

export interface Combatant {
  readonly id: number
  /** Index of its band; `ownerOf` gives the seat, which may have several bands (SW-MULTI-02). */
  readonly band: number
  readonly side: Side
  readonly profile: Profile
  /** Shared by those recruited together (SW-ROSTER-14); null for single combatants. */
  readonly group: number | null
  /** Its value for scoring (SW-MISSION-04), without its consumables. */
  readonly value: number
  /** SW-WIN-08: the cost of its consumables, which is scored too; secret until then. */
  provisions: number
  readonly summoned: boolean
  status: Status
  at: Point
  /** SW-SCENERY-33: storey of the building it stands in; 0 is the ground. */
  floor: number
  wounds: number
  activated: boolean
  /** SM-SHOOT-08: whether it has moved by itself this turn. */
  moved: boolean
  /** Hand-to-hand combats already fought this turn (SW-FATIGUE-01). */
  fatigue: number
  fleeing: boolean
  states: StateMark[]
  effects: Effect[]
  /** Ids of the orders received in this round (SW-ORDER-17). */
  orders: string[]
  /** SW-DEFAREA-10: no defence area until its next friendly round. */
  areaLost: boolean
  /** The movement action of its latest activation, null before the first (Mimetic and the like). */
  lastMove: MoveKind | null
  /** SW-ARTEFACT-03: secret until revealed. */
  artefacts: string[]
  revealed: string[]
  /** SW-CONSUMABLE-06: secret until used; used ones leave the list. */
  consumables: string[]
  /** Consumables that it has used, which everyone has seen. */
  consumed: string[]
  /** SW-CONSUMABLE-03: how many it may have had, as everyone knows. */
  readonly carries: number
  /** Whether a situation gave it equipment freely; otherwise only what the rules allow is possible. */
  readonly freelyEquipped: boolean
  /** SW-TURN-04: consumables chosen in secret for the coming strategic roll. */
  pledged: string[]
  /** Uses of what is limited by round, turn or game. */
  uses: Uses
}

/** SW-ACT-03, and what a random move counts as (SW-RANDMOVE-09). */
export type MoveKind = 'stand' | 'run' | 'speed-up' | 'charge' | 'engage'

/** The events of the current activation; null between activations. */
export interface Acting {
  readonly id: number
  /** How many phases of the activation have begun. */
  phases: number
  /** The movement action as it counts now; null before the movement phase. */
  move: MoveKind | null
  /** SW-SHOOT-26: it was displaced in its movement phase. */
  moved: boolean
  /** Enemies joined by a charge or engage action of this activation (SW-ABIL-34 cases a to c). */
  joined: number[]
  /** Joined enemies for which the charge bonus holds (SW-MOVE-14, -22). */
  charged: number[]
  /**
   * Joined enemies that the action itself reached, without jumpers: Hardened Attacker counts for them (SW-ABIL-12,
   * -34).
   */
  reached: number[]
  /** The level of the elevated piece it charged or engaged from (SW-SCENERY-17). */
  joinedFromElevation: number
  /** The joiner's place when it began, for SW-SCENERY-07, -10. */
  from: Point
  /** Enemies that were in no hand-to-hand combat before being joined (SW-SCENERY-07, SW-ABIL-10). */
  newlyEngaged: number[]
  /** Failed morale rolls for Fear of Combat or Intimidation: [who failed, the enemy it failed against]. */
  unnerved: [number, number][]
  /** FUR dice spent and deeds done (SW-DEED-03, -05). */
  fury: number
  deeds: string[]
  spells: string[]
  artefacts: string[]
  /** SW-SHOOT-28: the target change has been used. */
  targetChanged: boolean
  /** SW-ACT-15, SW-TRAP-03: nothing more may be done. */
  over: boolean
  /** SW-ABIL-22(b): Stealth without a double bars speeding up and engaging. */
  stealthy: boolean
  /** SW-DEFAREA-08, -28: enemies that may no longer jump at it. */
  noJump: number[]
}

/** SW-UPOWER-02 to -06; opposed power (SW-UPOWER-07) means both superior ones. */
export type Power =
  | 'indestructible-superior'
  | 'indestructible-inferior'
  | 'uncontrollable-superior'
  | 'uncontrollable-inferior'
  | 'unstable'

/** SW-SPELL-19: a spell on its way through the six steps of its liturgy. */
export interface Liturgy {
  readonly spell: string
  readonly caster: number
  /** Null for spells on the caster or around it. */
  target: number | null
  /** SW-SPELL-40: the arcane target change has been made, and the caster's 3s fail. */
  changed: boolean
  /** SW-CONSUMABLE-10: combatants that a mist scroll hides from this spell. */
  hidden: number[]
  /** Gems of papyri and similar items, used in this liturgy or lost (SW-CONSUMABLE-19 to -24). */
  castingGift: number
  dispellingGift: number
  /** SW-CONSUMABLE-19 to -21: those gems that must be used against this spell. */
  dispellingDue: number
  /** Gems hidden by each side; secret until `revealed` (SW-SPELL-23, -26). */
  bids: [number, number]
  revealed: boolean
  powers: readonly Power[]
  /** SW-CONSUMABLE-36, -37: a consumable cancels the spell. */
  cancelled: boolean
}

/** A recruited band in play. */
export interface BandState {
  readonly seat: Seat
  readonly side: Side
  readonly race: Race
  readonly name: string
  /** The leader's id; null in a scout game (SW-BAND-02). */
  leader: number | null
  orders: number
  /** SW-CRIT-02: extra orders of a Brilliant Strategy, lost at the end of the turn. */
  extraOrders: number
}

export interface SideState {
  /** SW-SPELL-03: the common pool. */
  gems: number
  /** SW-ARTEFACT-26, -27: gems for a single use, kept apart from the pool and lost at the end of the round. */
  castingGems: number
  dispellingGems: number
}

export type Phase =
  /** SW-PREP-03 to -06: terms that were not agreed are rolled. */
  'terms' | 'field' | 'weather' | 'deployment' | 'infiltration' | 'turn' | 'round' | 'updating' | 'over'

export interface State {
  phase: Phase
  turn: number
  /** The side whose round it is, and the side that began this turn (SW-TURN-06). */
  round: Side
  first: Side
  sides: [SideState, SideState]
  bands: BandState[]
  combatants: Combatant[]
  /** Counts lasting effects, so that each gets a number of its own. */
  effectsMade: number
  /** What kind of game is played; missions are frozen and shared by copies. */
  terms: Terms
  /** SW-DEPLOY-03: the side whose zone or camp is at the near edge. */
  near: Side
  /** Fixed once the battlefield is laid out, then frozen and shared by copies. */
  pieces: readonly Piece[]
  weather: Weather | null
  acting: Acting | null
  /** The spell being cast; null between liturgies. */
  liturgy: Liturgy | null
  /** Progress of laying out the battlefield and of deployment; null when done. */
  preparation: Preparation | null
  result: Result | null
}

/** SW-PREP-03 to -08: the kind of game, as agreed or rolled. */
export interface Terms {
  mission: Mission
  density: DensityLevel
  scenario: Scenario
  /** SW-FIELD-05: whether the setup's pieces are used or others are rolled. */
  battlefield: 'agreed' | 'rolled'
  /** SW-WEATHER-01: the initial weather: rolled, agreed, or not used. */
  weather: Weather | 'off' | 'rolled'
}

/** What laying out the battlefield and deployment remember between two placements. */
export interface Preparation {
  /** SW-FIELD-01: who places the next piece. */
  placer: Side
  /** SW-DENSITY-01: size points placed so far. */
  points: number
  /** SW-DEPLOY-04: who places now, with options left in the batch. */
  deploying: Side
  batch: number
}

/** SW-WIN-15: how the game was scored. */
export interface Result {
  readonly blood: readonly [number, number]
  readonly mission: readonly [number, number]
  readonly glory: readonly [number, number]
  readonly winner: Side | null
}

export type Play = KernelPlay<State, Setup>

export function combatant(play: Play, id: number): Combatant {
  const found = play.state.combatants[id]
  if (!found) throw new Error(`no combatant ${id}`)
  return found
}

export function isStanding({ status }: Combatant): boolean {
  return status === 'standing'
}

export function isIn(combatant: Combatant, kind: StateKind): boolean {
  for (const mark of combatant.states) if (mark.kind === kind) return true
  return false
}

/** The seat that decides for a combatant. */
export function ownerOf(play: Play, combatant: Combatant): Seat {
  const band = play.state.bands[combatant.band]
  if (!band) throw new Error(`no band ${combatant.band}`)
  return band.seat
}

/** SW-MULTI-23: the seat that decides what belongs to the side as a whole. */
export function speakerOf(play: Play, side: Side): Seat {
  const band = play.state.bands.find((otherBand) => otherBand.side === side)
  if (!band) throw new Error(`side ${side} has no band`)
  return band.seat
}
