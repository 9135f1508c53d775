import type { LastingEffect, Uses } from '@fray/hooks'
import type { Play as KernelPlay, Seat } from '@fray/kernel'
import type { Direction, Point, Pose } from '@fray/tabletop'
import type { KeptActivity } from './activation/activity.ts'
import type { ExclusiveActions } from './activation/exclusive.ts'
import type { Member } from './armies/army.ts'
import type { ArmyId, Profile } from './armies/profile.ts'
import type { Fight } from './combat/fight.ts'
import type { Purse } from './incantation/mana.ts'
import type { Setup } from './preparation/setup.ts'
import type { Conquest } from './scenarios/zones.ts'
import type { WoundLocation } from './wounds/wound-table.ts'

/** CF-FLY-01. */
export type Level = 0 | 1 | 2

/** CF-WOUND-08: healthy, Light, Serious, Critical. */
export type WoundLevel = 0 | 1 | 2 | 3

/** A base in its place: its front is public and always known (CF-BASE-06). */
export interface Stance extends Pose {
  readonly facing: Direction
}

/** When something temporary may end, the soonest first. */
export const UNTIL = [
  /** After the test it was made for. */
  'test',
  /** After the attack or shot it was made for. */
  'attack',
  /** After the movement it was made for. */
  'move',
  /** After the incantation it was made for. */
  'cast',
  /** After the combat it was made for. */
  'combat',
  /** When the activation phase is over (CF-BOOK-06). */
  'activation-phase',
  /** At Time out (CF-END-03). */
  'round',
  /** At the bearer's next activation (CF-ACT-09). */
  'activation',
  'game',
] as const

export type Until = (typeof UNTIL)[number]

/** Something temporary on a fighter; the hooks of its object say what it does. */
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
  /** The player who leads him; of a machine he who holds it (CF-MACHINE-16). */
  seat: Seat
  /** Index of the reference card he acts on, in `State.cards`; a captured machine gets another (CF-MACHINE-41). */
  card: number
  readonly member: Member
  /** CF-MACHINE-12: the machine that he is bound to, by its id. */
  readonly serves: number | null
  status: Status
  /** CF-ABIL-116: the vehicle that he is aboard of, by its id. */
  vehicle: number | null
  at: Stance
  level: Level
  wounds: WoundLevel
  /** CF-WOUND-02: where the Damage rolls hit that gave him the Wounds he has; others name no place. */
  hits: readonly WoundLocation[]
  /** CF-ABIL-19, -31, -43: Killed Outright results that extra Wound levels have absorbed. */
  extraWounds: number
  /** CF-MACHINE-38: structure points lost. */
  structureLost: number
  /** CF-WOUND-09, -17. */
  stunned: boolean
  /** CF-ROUT-01. */
  inRout: boolean
  /** CF-FEAR-05: immune to FEAR up to this; 0 for none. */
  immuneToFear: number
  /** CF-FEAR-06: the FEAR that those in contact have faced so far; 0 for the courageous. */
  fearShown: number
  /** CF-ACT-09. */
  underCover: boolean
  /** Activated in this activation phase. */
  activated: boolean
  /** CF-DISENGAGE-02: charged or engaged in this activation phase. */
  assaulted: boolean
  /** CF-CHARGE-14: those who have charged him in this activation phase. */
  chargedBy: number[]
  /** Those he has charged in this activation phase (CF-CHARGE-13). */
  charged: number[]
  /** CF-CHARGE-15: under charge penalties until the end of the round. */
  chargePenalty: boolean
  /** CF-DISENGAGE-06: all his combat dice go to defence until the end of the round. */
  defenceOnly: boolean
  /** CF-REV-25: how many effects had been made when that was imposed on him. */
  defenceOnlySince: number
  /** CF-FLY-14: the dive bonus is still to come. */
  dived: boolean
  /** CF-FLY-06. */
  levelChanged: boolean
  /** CF-FIRE-12: shots taken this round. */
  shots: number
  /** Whether he has fought in this combat phase. */
  fought: boolean
  /** CF-PURSUIT-02: pursuit movements made this round. */
  pursuits: number
  /** CF-SCENARIO-07: the round in which he came to the table; 0 for those who were deployed. */
  arrivedInRound: number
  /** CF-SCENARIO-13: has been eliminated once, even if he has come back. */
  hasFallen: boolean
  /** CF-MANA-01. */
  gems: Purse
  /** CF-REV-LION-12: those of his gems that lie in something of his and count for no limit. */
  stored: Purse
  /** CF-FAITH-07: temporary faith; 0 for those who are no faithful. */
  faith: number
  effects: Effect[]
  uses: Uses
}

/** Something that a spell or an ability has left on the ground; what it does is said by its kind. It is never changed, only replaced. */
export interface Marker {
  readonly id: number
  /** The rule of the spell or ability. */
  readonly kind: string
  /** Who cast or laid it. */
  readonly by: number
  readonly at: Point
  /** The other end of a wall. */
  readonly to?: Point
  /** What it counts, if anything: gems of a source, structure points lost of a wall; what a counter face down is. */
  readonly x?: number
  /** How often it has been cast at this place, if more than once. */
  readonly casts?: number
}

/** CF-STRATEGIC-03: a reference card; the fighters who act on it name it. */
export interface Card {
  readonly id: number
  readonly seat: Seat
  /** Whose it shows; of a captured machine's former card its servants (CF-MACHINE-41). */
  profile: Profile
  readonly warStaff: boolean
  /** What a situation calls it, where that is not whose name it shows. */
  readonly label?: string
}

/** CF-ROUND-05: what belongs to one player besides his fighters. */
export interface Camp {
  readonly seat: Seat
  readonly name: string
  readonly army: ArmyId
  /** CF-STRATEGIC-02: cards in the order they will be drawn. The other player knows how many, not which. */
  pile: number[]
  /** CF-MIRACLE-29: the order that its player believes in, where another has moved a card that he has not seen. */
  pileAsKnown?: readonly number[]
  /** CF-DRAW-05: cards laid aside face down. */
  reserve: number[]
  /** CF-DRAW-05: how many more cards may be put in reserve this phase. */
  placements: number
  /** CF-DRAW-07: passes left. */
  passes: number
  /** CF-DRAW-07: how often the camp has passed by right in this round, if it has. */
  passed?: number
  /** CF-ABIL-07: counters left, and whether one has been used in this turn. */
  counters: number
  counterUsed: boolean
  /** CF-PACK-11: faces that were rolled before the approach, for all to see; none unless somebody brought them. */
  diceBefore?: number[]
  /** CF-SPELL-29, -46: what he must do when he next has the lead, and the times after that, in this order. */
  compelled: Compulsion[]
}

/** CF-SPELL-29: he plays his last card; CF-SPELL-46: his whole reserve and his top card. */
export type Compulsion = 'last-card' | 'all-reserve'

/** CF-FRAY-03: one against one or one against many. */
export interface Combat {
  readonly lone: number
  readonly many: readonly number[]
}

/** The turn under way in the activation phase or the approach: the cards have been laid down. */
export interface TurnState {
  readonly seat: Seat
  /** Fighters of the cards played who have not acted yet. */
  pending: number[]
  /** All fighters of the cards played: they may walk through each other (CF-OBSTACLE-03). */
  activated: readonly number[]
  /** CF-ACT-02: exclusive actions have been announced and resolved. */
  announced: boolean
  /** CF-MACHINE-42: those who have walked, and those who have done what bars them from serving a machine in this turn. */
  walked: number[]
  busy: number[]
  /** CF-ACT-02: the exclusive actions, from the first announcement until they are resolved. */
  exclusive?: ExclusiveActions | undefined
  /** CF-ACT-04: what somebody has done who is between two cumulative actions. */
  activity?: KeptActivity | undefined
  /** CF-ACT-14, CF-CAST-17, CF-CALL-19: who has done what shuts out something else in the same turn, inside an activation or out of it. */
  done?: Partial<Record<Deed, readonly number[]>>
}

/** CF-ACT-14: running and firing, and casting and calling outside an activation. */
export type Deed = 'ran' | 'fired' | 'cast' | 'called'

/** Where play stands between two savepoints. */
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
  /** Of a phase that has savepoints in its midst: how many of its steps are done; nothing between phases. */
  step?: number | undefined
  /** In the strategic phase: whether the round counts already. At rest it never does. */
  roundBegun?: boolean
  fighters: Fighter[]
  cards: Card[]
  camps: Camp[]
  /** CF-STRATEGIC-06: the winner of the latest Tactical roll. */
  tacticalWinner: Seat
  /** CF-STRATEGIC-05, CF-BOOK-13: who coordinated each camp in the latest Tactical roll; null where nobody did. */
  coordinators: (number | null)[]
  /** CF-ROUND-04: whose turn it is. */
  lead: Seat
  turn: TurnState | null
  /** CF-COMBAT-01: combats not resolved yet, and who picks the next. */
  combats: Combat[]
  /** The combat that is being resolved, if any. */
  fighting: Fight | null
  picker: Seat
  effectsMade: number
  /** What lies on the ground besides scenery. */
  markers: readonly Marker[]
  /** CF-LORD-03: as long as assaults are resolved, the lords in whose auras each of the Living-dead stood when they were announced. */
  lordsAtAnnouncement: Readonly<Record<number, readonly number[]>> | null
  /** CF-DEPLOY-06: whose half of the table is the left one. */
  leftHalf: Seat
  /** CF-SCENARIO-13: whom each player must eliminate. */
  targets: (number | null)[]
  /** CF-SCENARIO-10: the zones that fighters who stand in two count for, by their ids; as the first seat sees them. */
  zonesChosen: Record<number, Conquest>
  /** CF-SCENARIO-02: whoever has nobody left against him plays the remaining rounds alone. */
  playsOn: boolean
  result: Result | null
}

export interface Result {
  readonly winner: Seat | null
  readonly scores: readonly number[]
  readonly reason: 'controlled' | 'contested' | 'victory-points' | 'executed' | 'even'
}

/** Whether what was begun is done, so that what is looked at after everything has its turn; there are savepoints in between. */
export function isAtRest({ step, turn, fighting }: State): boolean {
  return step === undefined && !turn?.exclusive && !turn?.activity && fighting === null
}

/** What procedures share: the state, the setup, and the way to ask and to roll. */
export type Play = KernelPlay<State, Setup>

/** What a question needs: no dice, no decisions. */
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

/** On the battlefield or aboard of something that is. */
export function isInPlay({ status }: Fighter): boolean {
  return status === 'standing' || status === 'aboard'
}

export function areEnemies(a: Fighter, b: Fighter): boolean {
  return a.seat !== b.seat
}

/** The combat in which blows are exchanged; when its pursuits are made it is over. */
export function combatNow(fight: Fight | null): Combat | null {
  if (!fight) return null
  return fight.next === 'pursuits' ? combatNow(fight.within) : fight.combat
}

/** CF-FRAY-03: the enemies of a fighter in the combat that is being resolved. */
export function enemiesInCombat(play: PlayState, who: Fighter): Fighter[] {
  const combat = combatNow(play.state.fighting)
  if (!combat) return []
  const ids = [combat.lone, ...combat.many]
  if (!ids.includes(who.id)) return []
  return ids.map((id) => fighter(play, id)).filter((fighter) => fighter.seat !== who.seat && isStanding(fighter))
}

/** Everybody on the battlefield. */
export function standing({ state }: PlayState): Fighter[] {
  return state.fighters.filter(isStanding)
}

export function profileOf({ member }: Fighter): Profile {
  return member.profile
}
