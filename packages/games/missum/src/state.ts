import type { Play as KernelPlay, Seat } from '@fray/kernel'
import type { Formation, Pose, RectangleBase } from '@fray/tabletop'
import type { Troop } from './army/troop.ts'
import type { Piece, Platform } from './ground/piece.ts'
import type { Setup } from './preparation/setup-data.ts'

export type Play = KernelPlay<State, Setup>

/** The step of play at the next savepoint. */
export type Phase =
  /** MI-TERRAINGEN: the table is laid out. */
  | 'terrain'
  /** MI-DIVISION-02, MI-DEPLOY-01: both sides plan in secret. */
  | 'plan'
  /** MI-CHAMPION: the ten duels. */
  | 'champions'
  /** MI-CHAMPION-05: who moves on turn 1. */
  | 'first-mover'
  /** Before step 1: last stands, platforms, the roles of the turn. */
  | 'turn'
  /** Within one of the ten steps of a turn. */
  | 'step'
  | 'over'

/** MI-SEQUENCE: 1 rout, 2 magic, 3/5/7 movement, 4/6/8 missiles, 9 melee, 10 morale. */
export type TurnStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export interface State {
  phase: Phase
  turn: number
  step: TurnStep
  /** MI-TERRAINGEN-01, -05: areas laid out so far by charts 1 to 3 and 4 to 6, and who rolls next; null before and after. */
  layout: { small: number; large: number; roller: Seat } | null
  /** MI-ORDER-01: who moves this turn; the other countermoves. */
  mover: Seat
  /** Units that have finished or started the current step, by id. */
  done: number[]
  /** MI-SEQUENCE-11: the unit that is on the move; null between two. */
  moving: Moving | null
  /** All units of the battle; the id is the index in this list. */
  units: Unit[]
  huitsanyal: Huitsan[]
  /** MI-MPOINT-06: each side's huitsányal, without the reserve, from left to right as they were drawn up. */
  order: [number[], number[]]
  /** Enemies in contact. */
  contacts: Contact[]
  pieces: Piece[]
  platforms: Platform[]
  /** Arms of Karakán that stand on the table (MI-MAGIC-02). */
  arms: Arm[]
  /** MI-CAST: the spells of the current magic step, strengths included; hidden from the other seat until revealed. */
  spells: Spell[]
  /** MI-CHAMPION: duels won by each side. */
  champions: [number, number]
  /** Units that must still take the morale tests of recent losses or frights (MI-GROUP-04, MI-PANIC-06). */
  shaken: Shaken[]
  /** Losses of this turn, entered in the record step (MI-MPOINT-04 to 08). */
  losses: Loss[]
  /** MI-MPOINT-01: everything that has been entered in record steps, in order. */
  recorded: Entered[]
  result: Result | null
}

/** A unit between two orders of its move. */
export interface Moving {
  readonly unit: number
  /** MI-SITUATION-07: it was above the ground when it began. */
  readonly begunAloft: boolean
  /** Orders its owner looked at and cancelled: they are not offered again, or this could go on for ever. */
  declined: string[]
}

/** How a unit's figures stand. A body is never changed in place, so that geometry can be cached with it. */
export type TroopBody =
  /** In ranks and files; wings are parts that have wheeled into an enemy's flank (MI-UNENGAGED-02). */
  | { readonly kind: 'ranks'; readonly formation: Formation; readonly wings: readonly Formation[] }
  /** Each figure in its own place: rings, columns on a bend, ranks that follow a wall or an edge (MI-FORMATION-01). */
  | {
      readonly kind: 'placed'
      readonly base: RectangleBase
      readonly figures: readonly Pose[]
      readonly shape?: PlacedShape
    }

/**
 * A ring has no flank or rear (MI-MOVE-10); an edge follows a feature; a file or column (one or two abreast, the head
 * first, each rank from left to right) is on a bend of its way (MI-MOVE-11).
 */
type PlacedShape = 'ring' | 'edge' | 'file' | 'column'

export type Fate =
  | 'waiting'
  | 'fighting'
  /** MI-ROUT: running, still on the table. */
  | 'routing'
  /** Dissolved after its rout move (MI-ROUT-05). */
  | 'routed'
  | 'surrendered'
  | 'destroyed'
  /** Carried off, captured or killed: command groups and magic users. */
  | 'lost'
  /** Pushed off the table by evading (MI-SKIRMISH-02). */
  | 'left'

/** The role of a unit that is not a legion. */
export type Office =
  | { readonly kind: 'dritlan' }
  | { readonly kind: 'kerdu' }
  | {
      readonly kind: 'mage'
      readonly team: number
      readonly art: 'attack' | 'defence'
      readonly level: number
      /** MI-SPECIAL-01, -05: this caster is also the kérdu. */
      readonly commands: boolean
    }
  /** MI-SPECIAL-02: the acolyte-guards of a team. */
  | { readonly kind: 'guards'; readonly team: number }

/** MI-TYPE-06: how a legion that may be both acts at the moment. */
export type Role = 'line' | 'skirmish'

/** A unit that moves as one: a legion, a command group, a magic user or guards. */
export interface Unit {
  readonly id: number
  readonly seat: Seat
  readonly name: string
  readonly troop: Troop
  /** null: a legion. */
  readonly office: Office | null
  /** Figures at the start of the battle (MI-GROUP-02). */
  readonly original: number
  /** null: not on the table. */
  body: TroopBody | null
  /**
   * MI-MAGIC-06: in an enemy's view, the figures of a cloaked unit, whose losses are public; absent from the true
   * state.
   */
  hidden?: number
  /**
   * Its body when the current step began, or where it was last put by others: the difference shows what it has done.
   */
  bodyAtStepStart: TroopBody | null
  fate: Fate
  /** MI-DIVISION: the index in `huitsanyal`; null for units of none. */
  huitsan: number | null
  /** MI-LEADER-03: the legion that a leader or magic user is with. */
  with: number | null
  role: Role
  /** MI-SITUATION-07: above the ground, in hundredths of a millimetre. */
  height: number
  /** MI-ARTILLERY-06: crew figures left, for engines. */
  crew: number
  /** MI-CASUALTY-02: the end from which a single rank loses the next figure; null until its owner chooses. */
  nextEnd: 'left' | 'right' | null
  /** MI-UNENGAGED-03: it has added figures to its melee, so that no part of it may wheel (MI-UNENGAGED-02). */
  lends: boolean
  /** MI-CHARGE-01: it has used its charge bonus. */
  mayCharge: boolean
  load: Load
  /** MI-SUPPLY-01: missile attacks left; null without limit. */
  supply: number | null
  /** MI-SUPPLY-02: whole turns it has stood near the kérdu for fresh missiles. */
  resupplying: number
  /** MI-MPOINT-01: the running total. */
  points: number
  /** MI-GROUP-04: it has taken its one group test. */
  tested: boolean
  stand: 'untried' | 'failed' | 'standing'
  disorganized: Disorganized | null
  /** Spells that act on it (MI-MAGIC-03, -04, -06 to -08). */
  enchantments: Enchantment[]
  /** MI-EYE, and the acid of sérudla. */
  devices: Device[]
  /** MI-ALLOWANCE: spells left of strength I, II, III; known to the owner only. */
  spells: [number, number, number]
  /** MI-TRANSFER-01: its team has used its one transfer. */
  transferred: boolean
  /** MI-PLATFORM-03: turns in a row spent building, and where. */
  building: { readonly at: Pose; turns: number } | null
  /** The platform it stands on, as a place in `platforms`. */
  platform: number | null
  /** MI-LEADER-11: a transferred reserve legion that has not been near its new dritlán yet. */
  newlyCommitted: boolean
  /** MI-DIVISION-04: the turn in which it was transferred from the reserve. */
  committedOn: number | null
  /** MI-LEADER-03: the legion that a travelling leader is heading for. */
  heading: number | null
  /** MI-TERRAIN-01: the piece that halted it at the edge, and what it has paid so far to cross. */
  crossing: { readonly piece: number; readonly paid: number } | null
  rout: Rout | null
  now: Deeds
  /** Its actions in the previous turn. */
  before: Deeds
}

/** MI-ROUT-02, -03: the enemies a legion runs from, and the order in which it broke. */
export interface Rout {
  readonly from: readonly number[]
  readonly order: number
  /** MI-ROUT-09: contacted before it moved, so that it cannot before the next step 1. */
  readonly caught: boolean
  /** MI-ROUT-07: it has run up to an obstacle. */
  readonly stalled: boolean
}

/** The actions and losses of a unit in one turn. */
export interface Deeds {
  /** The farthest any part of it went, in hundredths of a millimetre, evading included. */
  moved: number
  /** Allowance spent in the movement step under way. */
  spent: number
  /** Allowance spent in the whole turn (MI-MOVE-05, MI-FANATIC-01). */
  used: number
  /** MI-TYPE-06: the step in which its owner last chose its role. */
  declared: TurnStep | null
  /** MI-MOVE-04, -05: facing changes made. */
  facings: number
  /** MI-FORMATION-01: it has moved or turned in the step under way. */
  stirred: boolean
  /** MI-FORMATION-01: it changed formation in the step under way. */
  reformed: boolean
  /** MI-CHARGE-02: it took its bonus move. */
  charged: boolean
  /** MI-LEADER-07: checked once, when it first moves; null before that. */
  inCommand: boolean | null
  /** MI-TERRAIN-01: kinds of ground whose cost for this turn it has paid. */
  ground: string[]
  /** MI-ZOC-02: stopped by a zone of control. */
  halted: boolean
  /** MI-PANIC-02: the enemies who saw it as the turn began, or later before it was near. */
  seenBy: number[]
  /** MI-CONTACT-02: an enemy reached it, or it reached one. */
  contacted: boolean
  /** The missile steps in which it shot. */
  shots: TurnStep[]
  /** MI-MISSILE-12: the enemies it shot at. */
  targets: number[]
  /** Whether it moved faster than half speed (MI-RELOAD-01, -03). */
  hurried: boolean
  meleed: boolean
  /** MI-CAST-07: missiles got through to it. */
  struck: boolean
  /** MI-CAST-09: routing units ran through it. */
  passedThrough: boolean
  /** MI-DISORG-09 counts it as moving. */
  evaded: boolean
  /** MI-CAST-02, MI-TRANSFER-03: it has cast its spell, or given one away instead. */
  cast: boolean
  /** MI-EYE-02: places in `devices` of those it used. */
  gazed: number[]
  /** MI-MPOINT-05: the enemies who caused its last casualties. */
  hurtBy: number[]
}

/** MI-RELOAD: whether it can shoot, and how far it is with reloading. */
export interface Load {
  loaded: boolean
  /** MI-RELOAD-02: shots left in a repeating crossbow's load. */
  shots: number
  /** Whole turns spent on reloading. */
  turns: number
}

export interface Disorganized {
  /** The turn in which it began. */
  readonly since: number
  /** MI-DISORG-08, MI-MAGIC-09: whole turns after that before it may end. */
  least: number
}

export type Enchantment = {
  readonly kind: 'pleasures' | 'grace' | 'gift' | 'peace' | 'cloak'
  /** The first and the last turn in which it acts. */
  readonly from: number
  readonly until: number
}

export interface Device {
  readonly kind: 'strongEye' | 'weakEye' | 'acid'
  charges: number
}

/** MI-DIVISION-01: a group of legions under one commander. */
export interface Huitsan {
  readonly seat: Seat
  readonly name: string
  readonly reserve: boolean
  /** MI-LEADER-06: the dritlán, or the kérdu who took over; null without a commander. */
  commander: number | null
  /** The turn in which its dritlán was lost (MI-LEADER-06). */
  lostOn: number | null
  /** Needs no commander: only in situations that leave command out. */
  readonly independent: boolean
  /** MI-MPOINT-06: its rout has been logged. */
  routed: boolean
}

/** Two enemies in contact; it lasts until one is gone (MI-CONTACT-04). */
export interface Contact {
  /** The one whose move made it. */
  readonly attacker: number
  readonly defender: number
  /** MI-CONTACT-06: the side on which the defender was touched. */
  readonly side: 'front' | 'flank' | 'rear'
  readonly since: number
  /** Melee steps they have fought (MI-WEAPON-06). */
  rounds: number
  /** A wall, stream or other feature they fight across (MI-TERRAIN-02). */
  readonly across: number | null
  /** MI-WEAPON-11: the weapon of each in this contact; null until chosen. Hidden until revealed. */
  weapons: { attacker: string | null; defender: string | null }
  /** MI-MOVE-09: the defender has turned to face. */
  faced: boolean
}

/** MI-MAGIC-02: an Arm of Karakán on the table. */
export interface Arm {
  readonly caster: number
  readonly seat: Seat
  /** MI-DUEL-04: against a Gaze that hits it. */
  readonly strength: Strength
  /** The unit it moves with, and that unit's centre when it was cast; null: it stays in place. */
  readonly over: { readonly unit: number; readonly from: { readonly x: number; readonly y: number } } | null
  /** As it was cast: the corners of an area, or the two ends of a line. */
  readonly outline: readonly { readonly x: number; readonly y: number }[]
  /** The last turn of it. */
  readonly until: number
}

export type Strength = 1 | 2 | 3

/** MI-CAST: a spell of the step under way. */
export interface Spell {
  readonly caster: number
  readonly art: 'attack' | 'defence'
  readonly type: 1 | 2 | 3 | 4 | 5
  /** MI-GEN-11: the owner's secret until spell combat; 1 stands in for it where it is unknown. */
  strength: Strength
  /** Its target; null until placed. */
  at: { readonly x: number; readonly y: number } | null
  /** MI-AREA-05: a line runs this way instead of a square. */
  line: { readonly x: number; readonly y: number } | null
  /** MI-MAGIC-11: whether a defence is a counter or an aid. */
  use: 'counter' | 'aid' | null
  spent: boolean
  shown: boolean
}

export interface Shaken {
  readonly unit: number
  /** MI-PANIC: the cause of fright; 'losses' asks for the group levels only. */
  readonly cause: 'rear' | 'surprise' | 'serudla' | 'hlaka' | 'knowledge' | 'losses'
  readonly by: readonly number[]
}

export type Loss =
  /** MI-MPOINT-04 to -06: a line legion routed, with the enemies who get the credit. */
  | { readonly kind: 'routed'; readonly unit: number; readonly credit: readonly number[] }
  | { readonly kind: 'dritlan'; readonly huitsan: number }
  | { readonly kind: 'kerdu'; readonly seat: Seat }

/** MI-MPOINT-04 to -08: a line of the record of morale points; the total of each legion is the sum of what concerns it. */
export type Entered =
  | (Loss & { readonly turn: number })
  /** MI-MPOINT-06: a whole huitsán has routed. */
  | { readonly kind: 'huitsan'; readonly huitsan: number; readonly turn: number }
  /** The part of a legion's total that a situation gives. */
  | { readonly kind: 'given'; readonly unit: number; readonly points: number; readonly turn: number }

export interface Result {
  readonly winner: Seat | null
  /** MI-VICTORY-01: the test that decided. */
  readonly by: 'field' | 'enemy-half' | 'figures' | 'draw' | 'agreed'
  readonly figures: readonly [number, number]
}
