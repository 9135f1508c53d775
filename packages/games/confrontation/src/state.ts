import type { LastingEffect, Uses } from '@fray/hooks'
import type { Play as KernelPlay, Seat } from '@fray/kernel'
import type { Direction, Point, Pose } from '@fray/tabletop'
import type { KeptActivity } from './activation/activity.ts'
import type { ExclusiveActions } from './activation/exclusive.ts'
import type { Member } from './armies/army.ts'
import type { ArmyId, Profile } from './armies/cards/profile.ts'
import type { Fight } from './combat/fight.ts'
import type { Purse } from './incantation/mana.ts'
import type { Setup } from './preparation/setup.ts'
import type { Conquest } from './scenarios/zones.ts'
import type { WoundLocation } from './wounds/wound-table.ts'

/** CF-FLY-01: the altitude level, 0 on the ground. */
export type Level = 0 | 1 | 2

/** CF-WOUND-08: healthy, Light, Serious, Critical. */
export type WoundLevel = 0 | 1 | 2 | 3

/** A base in its place: its facing is public and always known (CF-BASE-06). */
export interface Stance extends Pose {
  readonly facing: Direction
}

/** When a temporary effect ends, the soonest first. */
export const UNTIL = [
  /** After the test it was added for. */
  'test',
  /** After the attack or shot it was added for. */
  'attack',
  /** After the movement it was added for. */
  'move',
  /** After the incantation it was added for. */
  'cast',
  /** After the combat it was added for. */
  'combat',
  /** At the end of the activation phase (CF-BOOK-06). */
  'activation-phase',
  /** At Time out (CF-END-03). */
  'round',
  /** At the bearer's next activation (CF-ACT-09). */
  'activation',
  'game',
] as const

export type Until = (typeof UNTIL)[number]

/** A temporary effect on a fighter; the hooks of its object say what it does. */
export interface Effect extends LastingEffect<Until> {
  /** The number behind the slash of what it gives ("Regeneration/5"). */
  readonly x: number | null
}

export type Status =
  /** Not deployed yet. */
  | 'waiting'
  | 'standing'
  /** CF-ABIL-116: carried by a vehicle, and not on the table. */
  | 'aboard'
  | 'eliminated'

export interface Fighter {
  readonly id: number
  /** The player who leads the fighter; a machine's is the one who holds it (CF-MACHINE-16). */
  seat: Seat
  /** Index of the fighter's reference card in `State.cards`; a captured machine gets another (CF-MACHINE-41). */
  card: number
  readonly member: Member
  /** CF-MACHINE-12: id of the machine that the fighter is bound to. */
  readonly serves: number | null
  status: Status
  /** CF-ABIL-116: id of the vehicle that carries the fighter. */
  vehicle: number | null
  at: Stance
  level: Level
  wounds: WoundLevel
  /** CF-WOUND-02: locations of the Damage rolls that caused the present Wounds; other Wounds have no location. */
  hits: readonly WoundLocation[]
  /** CF-ABIL-19, -31, -43: Killed Outright results that extra Wound levels have absorbed. */
  extraWounds: number
  /** CF-MACHINE-38: structure points lost. */
  structureLost: number
  /** CF-WOUND-09, -17: Stunned, which is not a Wound, until Time out. */
  stunned: boolean
  /** CF-ROUT-01: in rout until rallied. */
  inRout: boolean
  /** CF-FEAR-05: immune to FEAR up to this; 0 for none. */
  immuneToFear: number
  /** CF-FEAR-06: the FEAR that those in contact have faced so far; 0 for the courageous. */
  fearShown: number
  /** CF-ACT-09: under cover until its next activation. */
  underCover: boolean
  /** Activated in this activation phase. */
  activated: boolean
  /** CF-DISENGAGE-02: charged or engaged in this activation phase. */
  assaulted: boolean
  /** CF-CHARGE-14: ids of fighters that have charged it in this activation phase. */
  chargedBy: number[]
  /** CF-CHARGE-13: ids of fighters it has charged in this activation phase. */
  charged: number[]
  /** CF-CHARGE-15: under charge penalties until the end of the round. */
  chargePenalty: boolean
  /** CF-DISENGAGE-06: all its combat dice go to defence until the end of the round. */
  defenceOnly: boolean
  /** CF-REV-25: number of effects made before `defenceOnly` was imposed. */
  defenceOnlySince: number
  /** CF-FLY-14: the dive bonus is still to come. */
  dived: boolean
  /** CF-FLY-06: has changed its altitude level in this round. */
  levelChanged: boolean
  /** CF-FIRE-12: shots taken this round. */
  shots: number
  /** Whether it has fought in this combat phase. */
  fought: boolean
  /** CF-PURSUIT-02: pursuit movements made this round. */
  pursuits: number
  /** CF-SCENARIO-07: the round of arrival; 0 for deployed fighters. */
  arrivedInRound: number
  /** CF-SCENARIO-13: has been eliminated once, even if it has come back. */
  hasFallen: boolean
  /** CF-MANA-01: the gems of a magician's reserve. */
  gems: Purse
  /** CF-REV-LION-12: gems stored in an object, which count for no limit. */
  stored: Purse
  /** CF-FAITH-07: temporary faith; 0 for fighters that are not faithful. */
  faith: number
  effects: Effect[]
  uses: Uses
}

/**
 * Something that a spell or an ability has left on the ground; its kind says what it does. It is replaced, never
 * changed.
 */
export interface Marker {
  readonly id: number
  /** The id of the spell or ability. */
  readonly kind: string
  /** Id of the fighter that cast or laid it. */
  readonly by: number
  readonly at: Point
  /** The other end of a wall. */
  readonly to?: Point
  /** Its number, if it has one: gems of a source, structure points lost by a wall, or what a face-down counter is. */
  readonly x?: number
  /** How often it has been cast at this place, if more than once. */
  readonly casts?: number
}

/** CF-STRATEGIC-03: a reference card; the fighters that act on it name it. */
export interface Card {
  readonly id: number
  readonly seat: Seat
  /** The profile it shows; a captured machine's former card shows its servants (CF-MACHINE-41). */
  profile: Profile
  readonly warStaff: boolean
  /** Its name in a situation, if that is not the name of its profile. */
  readonly label?: string
}

/** CF-ROUND-05: a player's possessions apart from fighters. */
export interface Camp {
  readonly seat: Seat
  readonly name: string
  readonly army: ArmyId
  /** CF-STRATEGIC-02: cards in the order they will be drawn. The other player knows their number only. */
  pile: number[]
  /** CF-MIRACLE-29: the order that its player believes in after a hidden move of a card. */
  pileAsKnown?: readonly number[]
  /** CF-DRAW-05: cards put aside face down. */
  reserve: number[]
  /** CF-DRAW-05: how many more cards may go to the reserve in this phase. */
  placements: number
  /** CF-DRAW-07: passes left. */
  passes: number
  /** CF-DRAW-07: how often the camp has used its right to pass in this round. */
  passed?: number
  /** CF-ABIL-07: counters left, and whether one has been used in this turn. */
  counters: number
  counterUsed: boolean
  /** CF-PACK-11: faces rolled before the approach, for all to see. */
  diceBefore?: number[]
  /** CF-SPELL-29, -46: duties for the camp's next leads, in this order. */
  compelled: Compulsion[]
}

/** CF-SPELL-29: play the last card; CF-SPELL-46: play the whole reserve and the top card. */
export type Compulsion = 'last-card' | 'all-reserve'

/** CF-FRAY-03: one against one, or one against many. */
export interface Combat {
  readonly lone: number
  readonly many: readonly number[]
}

/** The turn under way in the activation phase or the approach, after its cards have been played. */
export interface TurnState {
  readonly seat: Seat
  /** Fighters of the played cards that have not acted yet. */
  pending: number[]
  /** All fighters of the played cards: they may walk through each other (CF-OBSTACLE-03). */
  activated: readonly number[]
  /** CF-ACT-02: exclusive actions have been announced and resolved. */
  announced: boolean
  /**
   * CF-MACHINE-42: fighters that have walked, and fighters barred from serving a machine in this turn by what they have
   * done.
   */
  walked: number[]
  busy: number[]
  /** CF-ACT-02: the exclusive actions, from the first announcement until they are resolved. */
  exclusive?: ExclusiveActions | undefined
  /** CF-ACT-04: what a fighter between two cumulative actions has done. */
  activity?: KeptActivity | undefined
  /**
   * CF-ACT-14, CF-CAST-17, CF-CALL-19: fighters by what they have done that excludes something else in the same turn,
   * inside or outside an activation.
   */
  done?: Partial<Record<Deed, readonly number[]>>
}

/** CF-ACT-14: running and firing, and casting and calling outside an activation. */
export type Deed = 'ran' | 'fired' | 'cast' | 'called'

/** The phase that play is in between two savepoints. */
export type Phase =
  /** CF-DEPLOY-01 (1): sequences and Tactical roll of the approach. */
  | 'approach'
  /** CF-DEPLOY-04: turns of the approach. */
  | 'deployment'
  | 'strategic'
  | 'activation'
  /** CF-FRAY-02: frays are split. */
  | 'frays'
  | 'combat'
  | 'mystic'
  | 'maintenance'
  | 'time-out'
  | 'over'

export interface State {
  phase: Phase
  round: number
  /** Number of finished steps of a phase that has savepoints inside; undefined between phases. */
  step?: number | undefined
  /** In the strategic phase: whether the round counts already. Never set at rest. */
  roundBegun?: boolean
  fighters: Fighter[]
  cards: Card[]
  camps: Camp[]
  /** CF-STRATEGIC-06: the winner of the latest Tactical roll. */
  tacticalWinner: Seat
  /** CF-STRATEGIC-05, CF-BOOK-13: who coordinated each camp in the latest Tactical roll; null if nobody did. */
  coordinators: (number | null)[]
  /** CF-ROUND-04: whose turn it is. */
  lead: Seat
  turn: TurnState | null
  /** CF-COMBAT-01: combats that are not resolved yet. */
  combats: Combat[]
  /** The combat under way, if any. */
  fighting: Fight | null
  picker: Seat
  effectsMade: number
  /** Objects on the ground apart from scenery. */
  markers: readonly Marker[]
  /**
   * CF-LORD-03: while assaults are resolved, the lords in whose auras each of the Living-dead stood at the
   * announcement.
   */
  lordsAtAnnouncement: Readonly<Record<number, readonly number[]>> | null
  /** CF-DEPLOY-06: the seat with the left half of the table. */
  leftHalf: Seat
  /** CF-SCENARIO-13: the enemy that each player must eliminate. */
  targets: (number | null)[]
  /** CF-SCENARIO-10: the zone that each fighter standing in two counts for, by id, as the first seat sees it. */
  zonesChosen: Record<number, Conquest>
  /** CF-SCENARIO-02: a player without enemies plays the remaining rounds alone. */
  playsOn: boolean
  result: Result | null
}

export interface Result {
  readonly winner: Seat | null
  readonly scores: readonly number[]
  readonly reason: 'controlled' | 'contested' | 'victory-points' | 'executed' | 'even'
}

/**
 * Whether no procedure is under way. Some savepoints lie inside procedures, and end-of-procedure checks wait for rest.
 */
export function isAtRest({ step, turn, fighting }: State): boolean {
  return step === undefined && !turn?.exclusive && !turn?.activity && fighting === null
}

/** What procedures share: the state, the setup, and the ways to ask and to roll. */
export type Play = KernelPlay<State, Setup>

/** What questions need: no dice and no decisions. */
export type PlayState = Pick<Play, 'state' | 'setup'>

export function fighter({ state }: PlayState, id: number): Fighter {
  const found = state.fighters[id]
  if (!found) throw new Error(`no fighter ${id}`)
  return found
}

export function camp({ state }: PlayState, seat: Seat): Camp {
  const found = state.camps[seat]
  if (!found) throw new Error(`no camp ${seat}`)
  return found
}

export function card({ state }: PlayState, id: number): Card {
  const found = state.cards[id]
  if (!found) throw new Error(`no card ${id}`)
  return found
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat
}

export function isStanding({ status }: Fighter): boolean {
  return status === 'standing'
}

export function isEliminated({ status }: Fighter): boolean {
  return status === 'eliminated'
}

/** On the battlefield, or aboard a vehicle that is. */
export function isInPlay({ status }: Fighter): boolean {
  return status === 'standing' || status === 'aboard'
}

export function areEnemies(a: Fighter, b: Fighter): boolean {
  return a.seat !== b.seat
}

/** Gets the combat in which blows are exchanged; a combat whose pursuits are under way is over. */
export function combatNow(fight: Fight | null): Combat | null {
  if (!fight) return null
  return fight.next === 'pursuits' ? combatNow(fight.within) : fight.combat
}

/** CF-FRAY-03: the enemies of a fighter in the combat under way. */
export function enemiesInCombat(play: PlayState, who: Fighter): Fighter[] {
  const combat = combatNow(play.state.fighting)
  if (!combat) return []
  const ids = [combat.lone, ...combat.many]
  if (!ids.includes(who.id)) return []
  return ids.map((id) => fighter(play, id)).filter((fighter) => fighter.seat !== who.seat && isStanding(fighter))
}

/** Gets all fighters on the battlefield. */
export function standing({ state }: PlayState): Fighter[] {
  return state.fighters.filter(isStanding)
}

export function profileOf({ member }: Fighter): Profile {
  return member.profile
}
