import { type HookObject, Hooks, Registry } from '@fray/hooks'
import type { Procedure, Tally } from '@fray/kernel'
import type { Contour, Point, Side } from '@fray/tabletop'
import type { Action } from './activation/activity.ts'
import { objectOf } from './armies/ability-list.ts'
import { traitsByStatus } from './armies/incarnation.ts'
import type { Characteristic, RangeWeapon, Trait } from './armies/profile.ts'
import type { Assault, Contact } from './assault/assault.ts'
import type { Exchange, Manner } from './combat/exchange.ts'
import type { CombatDice, Fight } from './combat/fight.ts'
import type { Test, TestResult } from './dice/test.ts'
import type { Believing } from './divination/believers.ts'
import type { Called, Calling } from './divination/miracle.ts'
import type { Distribution, Shot } from './fire/shot.ts'
import type { Obstacle } from './ground/obstacles.ts'
import type { Cloud } from './ground/smoke.ts'
import type { Purse } from './incantation/mana.ts'
import type { Casting, Spell } from './incantation/spell.ts'
import type { LeadOrder } from './round/lead-order.ts'
import { type Effect, type Fighter, isStanding, type Play, type Position, type Stance } from './state.ts'
import type { Device, Pressure, PressureRoll } from './steam/pressure.ts'
import type { DamageRoll } from './wounds/damage-roll.ts'
import type { Location, WoundResult } from './wounds/wound-table.ts'

/** A number in the making. */
export interface NumberQuery {
  readonly play: Position
  readonly tally: Tally
}

export interface CharacteristicQuery extends NumberQuery {
  readonly which: Characteristic
}

export interface TestQuery extends NumberQuery {
  readonly test: Test
}

export interface DamageQuery extends NumberQuery {
  readonly roll: DamageRoll
}

/** CF-MOVE-01: what a movement potential is for. */
export type MoveKind = 'walk' | 'run' | 'charge' | 'engagement' | 'cover' | 'pursuit' | 'fleeing'

export interface MoveQuery extends NumberQuery {
  readonly kind: MoveKind
}

/** CF-CHARGE-11: Force counted for one side of a charge. */
export interface ForceQuery extends NumberQuery {
  readonly part: 'charging' | 'charged'
}

/** Combat dice of a fighter against so many opponents (CF-COMBAT-03). */
export interface CombatDiceQuery extends NumberQuery {
  readonly opponents: readonly Fighter[]
}

/** CF-FIRE-06 to -08: the difficulty of a shot. */
export interface ShotQuery extends NumberQuery {
  readonly shot: Shot
}

/** CF-ABIL-64: an attack that takes several attack dice and hits the harder for it. */
export interface HeavyAttack {
  /** The ability it comes from. */
  readonly ability: string
  readonly dice: number
  /** Added to the Damage roll. */
  readonly strength: number
}

/** CF-REV-DIRZ-03, -06: combat dice kept apart, and the STR of the attacks that are made with them. */
export interface Blades {
  readonly ability: string
  readonly dice: number
  readonly strength: number
}

/** CF-MAINT-02 to -06. */
export type MaintenanceStep = 'adverse' | 'passive' | 'active' | 'other' | 'returning'

/**
 * A special rule: what it changes and when it speaks. Abilities, equipment, capacities, artefacts and temporary effects
 * are all such objects. The core asks the questions and announces the moments; an object answers those it cares about.
 * Every hook gets its bearer, and the effect through which he has it (null when he has it for good); the number behind its
 * slash is `xOf`. Numeric hooks add terms to `q.tally`.
 */
export interface Ability extends HookObject<Position, Fighter, Effect, Stage> {
  readonly name: string
  readonly rule: string
  /** CF-ABILGEN-01, CF-ROUT-11: applies only if announced; without effect in rout. */
  readonly active?: true
  /** CF-ABILGEN-02: an active one that works in rout all the same. */
  readonly worksInRout?: true
  /** Shown on the figure as long as it lies on it: a name of the game-icons set. */
  readonly shownAs?: string
  /** CF-ABILGEN-06: of two values the lower is the better. */
  readonly lowIsBetter?: true

  // Characteristics and tests.
  /** CF-REV-LION-11: what is added to a characteristic of the bearer's as if it were printed. */
  prints?(which: Characteristic, bearer: Fighter, effect: Effect | null): number
  characteristic?(q: CharacteristicQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-TEST-06: what changes the final result of the bearer's test. */
  finalResult?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-12: what changes the final result of an enemy's test in the bearer's combat. */
  hampersOpponents?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DICE-05: dice of the bearer's test, of which one counts. */
  testDice?(q: TestQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABILGEN-03: faces of this test that may be rolled again besides the 6. */
  rerolls?(test: Test, bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-ABILGEN-04: whether a 1 is an ordinary result of this test. */
  onesCount?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-SPELL-39, -60: a 2 counts as a 1 in this test, which the bearer makes or which is made against him. */
  spoilsTwos?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-25: the bearer rolls nothing of this test again. */
  neverRerolls?(play: Position, test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-13: the bearer passes this test without a roll, by the value that he would add to it. */
  passesOutright?(test: Test, value: number, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-20: the bearer wins this opposition where both results are the same. */
  winsTies?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-STEAM-13: the bearer's test fails without a roll. */
  failsTest?(test: Test, bearer: Fighter, effect: Effect | null): boolean
  /** CF-PACK-40: the bearer's test is failed, and no die of it rolled again yet: which of them is, if any. */
  retriesDie?(
    play: Play,
    test: Test,
    faces: readonly number[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /** CF-REV-LION-07: a friend's test has been made, and nothing has come of it: which die is thrown anew, if any; null is one that has been already. */
  retriesFriendsDie?(
    play: Play,
    test: Test,
    faces: readonly (number | null)[],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number | null>
  /** CF-PACK-11: dice that his camp has rolled beforehand may stand for those of the bearer's tests. */
  readonly takesDice?: true
  /** CF-MIRACLE-35: dice of the bearer's test have fallen, for the first time or again. */
  onThrow?(play: Play, test: Test, faces: readonly number[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-MIRACLE-21: the bearer has made this test. */
  afterTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GRIFFIN-13: the face that the bearer gives anybody's test in place of its dice; null for none. */
  presetsFace?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure<number | null>
  /** Right before the dice of the bearer's test fall. */
  beforeTest?(play: Play, test: Test, bearer: Fighter, effect: Effect | null): Procedure
  /** Right after the bearer's test; true makes it again, and then nothing of it can be rolled again (CF-ABIL-61). */
  repeatsTest?(play: Play, test: Test, result: TestResult, bearer: Fighter, effect: Effect | null): Procedure<boolean>

  // Movement and assaults.
  /** Right before the bearer is moved, whatever the movement; its length is not settled yet. */
  beforeMove?(play: Play, kind: MoveKind, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-ACHERON-03: somebody is about to move there because he likes; true keeps him where he is. */
  keepsOut?(play: Play, mover: Fighter, end: Stance, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-ABIL-33: the bearer has walked, run or pursued along these points. */
  afterMove?(play: Play, points: readonly Point[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-66: the bearer has been moved so far along his way, whatever the movement was. */
  afterTravel?(play: Play, length: number, bearer: Fighter, effect: Effect | null): Procedure
  /** MOV in cm. */
  movement?(q: MoveQuery, bearer: Fighter, effect: Effect | null): void
  /** By how much MOV is multiplied, if by more than usual (CF-ABIL-79). */
  multiplier?(play: Position, kind: MoveKind, bearer: Fighter, effect: Effect | null): number
  /** CF-STEAM-13: the bearer does not move now, nor turn. */
  cannotMove?(play: Position, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-21: whether the field of vision does not matter to the bearer's charge at this target. */
  seesAround?(play: Position, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-21: no enemy so near is hidden from the bearer. */
  uncovers?(play: Position, hidden: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-90: this enemy may not target the bearer. */
  isHidden?(play: Position, from: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GOBLIN-17: smoke that the bearer spreads, in which nothing is seen. */
  cloud?(bearer: Fighter, effect: Effect | null): Cloud | null
  /** CF-OBSTACLE-03, -06: whether the bearer moves through such an obstacle. */
  passesThrough?(obstacle: 'miniature' | 'scenery' | 'uncrossable', bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-57: how many obstacles the bearer may leap over in one movement. */
  leaps?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-57: whether the bearer can leap over such an obstacle. */
  leapsOver?(play: Position, obstacle: Obstacle, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-21: ground round the bearer that this mover may not enter; null where he may. */
  closes?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour | null
  /** CF-REV-GRIFFIN-21: the bearer may do without his mana recovery roll; true if he does. */
  skipsRecovery?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-WOLFEN-05: ground round the bearer that is encumbered for this mover. */
  encumbers?(mover: Fighter, bearer: Fighter, effect: Effect | null): Contour
  /** CF-PACK-38: no move of the bearer's may end on encumbered ground. */
  staysOffGround?(play: Position, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-ORC-11: the bearer hangs over a place on the ground that nobody else may cross or stand on. */
  readonly keepsSpot?: true
  /** CF-OBSTACLE-05: encumbered ground costs the bearer nothing. */
  readonly crossesEncumbered?: true
  /** CF-CHARGE-11: Force of the bearer in a charge. */
  force?(q: ForceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-CHARGE-11: the bearer never suffers charge penalties. */
  readonly withstandsCharges?: true
  /** CF-ABIL-88: whomever he charges or engages suffers charge penalties. */
  readonly alwaysPenalises?: true
  /** CF-SPELL-27: the difficulty of the bearer's disengagement, by agility or by force. */
  anyDisengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-DISENGAGE-03: the difficulty of the bearer's disengagement by agility. */
  disengagement?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-33: the bearer disengages without a roll. */
  readonly disengagesFreely?: true
  /** CF-STEAM-07: an assault by the bearer or against him has been announced, and nothing of it measured yet. */
  assaultAnnounced?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-06: whoever is assaulted by the bearer and dies before the contact leaves him the choice of others. */
  readonly redirectsFromDead?: true
  /** An assault of the bearer has been measured and his courage has held; he has not moved yet (CF-SEQ-03, step 5). */
  beforeContact?(play: Play, targets: readonly Fighter[], bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-ORC-13: the bearer is about to be assaulted, all courage tested; true stops the assailant before him. */
  repels?(play: Play, assault: Assault, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ORC-16: the bearer charges as soon as he is activated, if there is anybody to be charged. */
  readonly mustCharge?: true
  /** CF-STEAM-03: the bearer's card has been laid down, and nobody has announced anything yet. */
  turnStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation begins. */
  activationStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's activation is over. */
  activationEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-90: the activation of somebody else is over. */
  otherActivationEnd?(play: Play, other: Fighter, bearer: Fighter, effect: Effect | null): Procedure

  /** CF-ACT-04: cumulative actions that only those who have it can take. */
  readonly actions?: readonly Action[]
  /** CF-ABIL-27: what friends of the bearer can do in their activations because of him. */
  readonly actionsForFriends?: readonly Action[]

  // Machines.
  /** CF-ABIL-111: the bearer is under way and turns by curves alone. */
  readonly keepsHeading?: true
  /** CF-ABIL-111: whether the bearer may be assaulted on this side by this assailant. */
  assailable?(play: Position, assailant: Fighter, side: Side, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-111: charge penalties of this assailant do not reach the bearer. */
  braces?(play: Position, assailant: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-112: an assault, of the bearer or at him, has been brought into contact. */
  contactMade?(play: Play, contact: Contact, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-115: whether the bearer keeps flyers from landing where their bases would stand so. */
  forbidsLanding?(play: Position, landing: Contour, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-89: the bearer is a thing that stands on the table and nobody's miniature: it acts on no card and counts for nothing. */
  readonly isObject?: true
  /** CF-CARD-27: the bearer never stands in for the servants of a machine. */
  readonly neverSubstitutes?: true

  // Steam and naphtha.
  /** CF-REV-TIRNABOR-05, -17: a pressure roll of the bearer's has fallen; true makes it again, once. */
  repeatsPressure?(play: Play, fallen: PressureRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-TIRNABOR-08: faces of the bearer's pressure rolls that are incidents besides the 1. */
  spoilsPressure?(bearer: Fighter, effect: Effect | null): readonly number[]
  /** CF-REV-GOBLIN-04: an incident of this device of the bearer's, which has a table of its own; undefined leaves it to the common one. */
  ownIncident?(
    device: Device,
    bearer: Fighter,
    effect: Effect | null,
  ): ((play: Play) => Procedure<Pressure>) | undefined

  // Firing.
  /** CF-REV-TIRNABOR-08: the bearer has named the target of a shot, and nothing of it is measured: what he loads. */
  loads?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GOBLIN-05: right before the Aim test of the bearer's shot. */
  beforeAim?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-32: the bearer is about to fire, and nothing of it has been rolled. */
  beforeShot?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-FIRE-06 to -08: the difficulty of the bearer's shot, or of one at him. */
  aimDifficulty?(q: ShotQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-GRIFFIN-14: by how many cm the short, medium and long range of this marksman's shots at the bearer are longer. */
  rangesAgainst?(marksman: Fighter, bearer: Fighter, effect: Effect | null): readonly [number, number, number]
  /** CF-FIRE-07: the bearer's shots are not harder because he moves. */
  readonly firesOnTheMove?: true
  /** CF-REV-ORC-04: the bearer's shots are those of a piece of this class. */
  readonly firesAs?: 'light-zone' | 'heavy-zone'
  /** CF-FIRE-12: shots of a round besides the first. */
  extraShots?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-MACHINE-32, CF-ARTILLERY-02, CF-REV-DIRZ-21: the bearer fires no more this round. */
  readonly holdsFire?: true
  /** CF-REV-LION-06: what the bearer fires with instead of the weapon of his card. */
  rangeWeapon?(bearer: Fighter, effect: Effect | null): RangeWeapon
  /** CF-REV-LION-06: one shot a round, however fast the bearer reloads. */
  readonly singleShot?: true
  /** CF-REV-LION-06: the bearer's shots into a fray hit whom they are meant for. */
  readonly hitsWhomMeant?: true
  /** CF-REV-FAMILIAR-01: the bearer cannot be the target of this marksman's fire. */
  sparesFire?(marksman: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-FIRE-13: whom the bearer's shot into a fray hits on this face. */
  distribution?(face: number, bearer: Fighter, effect: Effect | null): Distribution

  // Combat.
  /** CF-COMBAT-03. */
  combatDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-18: combat dice of an opponent of the bearer's, after everything of his own. */
  opponentDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-LION-10: the bearer uses as many dice of a sequence as he can. */
  readonly wholeSequence?: true
  /** CF-ABIL-16: further combat dice that can only be placed in attack. */
  attackDice?(q: CombatDiceQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-RELIC-06: defence dice that the bearer has besides all others, in every combat. */
  wardDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-03: attack dice besides all others that nothing takes away or turns. */
  blades?(bearer: Fighter, effect: Effect | null): Blades
  /** CF-REV-DIRZ-15: the bearer attacks after everybody else in each exchange. */
  readonly attacksLast?: true
  /** CF-ABIL-37: combat dice that the bearer may hold aside when he places them, to use them as he likes later. */
  heldDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-64: an attack of more than one die that the bearer may make in his turn. */
  heavyAttack?(play: Position, bearer: Fighter, effect: Effect | null): HeavyAttack
  /** CF-REV-FAMILIAR-13: a heavy attack of the bearer's has been chosen; what is added to its strength. */
  empowersHeavy?(play: Play, heavy: HeavyAttack, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-ABIL-51: heavy attacks against the bearer hit no harder than others. */
  readonly withstandsHeavyAttacks?: true
  /** The bearer attacks or fires at somebody, who has not announced a defence yet (CF-TOXIC-03). */
  beforeAttack?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-26: attacks that the bearer may make in an exchange besides the usual ones. */
  extraAttacks?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-FAMILIAR-04: by how much a sustained defence of the bearer's must beat an attack. */
  sustainedMargin?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-34: the bearer announces no sustained defence. */
  readonly cannotSustain?: true
  /** CF-MIRACLE-22: the bearer may sustain his defence although he has placed more dice in attack. */
  readonly sustainsAnyway?: true
  /** CF-MIRACLE-23: the bearer says how he defends himself when the attack has been rolled. */
  readonly defendsAfterwards?: true
  /** CF-REV-GOBLIN-09: nobody answers the bearer's attacks, neither by a counter-attack nor by Ambidextrous. */
  cannotBeAnswered?(play: Position, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-MIDNOR-18: an attack that the bearer makes in this manner cannot be met by any defence. */
  cannotBeParried?(manner: Manner, bearer: Fighter, effect: Effect | null): boolean
  /** CF-COMBAT-26: whether the bearer may announce a counter-attack, and by how much he must then beat the attack. */
  counterAttack?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** Right before the Initiative test of a combat of the bearer's (CF-ABILGEN-08). */
  beforeInitiative?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** An exchange of a combat of the bearer's begins (CF-COMBAT-10). */
  exchangeStart?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-COMBAT-07: the bearer's combat dice are about to be placed. */
  beforePlacing?(play: Play, fight: Fight, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-24: dice that the bearer must place in defence; he may use nothing that would forbid it. */
  leastInDefence?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-106: all combat dice of the bearer go to attack. */
  readonly allInAttack?: true
  /** CF-REV-DIRZ-29: all combat dice of the bearer but those that a spell, a miracle or an artefact gives go to attack. */
  readonly noDefence?: true
  /** The bearer's combat dice have been placed (CF-COMBAT-07). */
  afterPlacing?(play: Play, dice: CombatDice, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer has defended himself against an attack, or it has failed; he may answer it (CF-ABIL-03). */
  afterDefence?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure
  /** The bearer's attack has hit; true takes the place of the Damage roll (CF-ABIL-36). */
  insteadOfDamage?(play: Play, exchange: Exchange, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-MIDNOR-02: an attack of the bearer's has hit and is over; what its Damage roll came to. */
  afterHit?(play: Play, exchange: Exchange, dealt: WoundResult, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-MIDNOR-08: the bearer may have his combat resolved before all others of the round. */
  readonly fightsFirst?: true
  /** CF-REV-SESSAIR-08: the bearer names a combat, his own or not, that is resolved before all others of the round. */
  readonly namesFirst?: true
  /** A combat of the bearer's is over, pursuits not yet made. */
  combatEnd?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-SPELL-05: the bearer makes no pursuit movement. */
  readonly cannotPursue?: true
  /** CF-PURSUIT-02: pursuit movements of a round besides the first. */
  extraPursuits?(bearer: Fighter, effect: Effect | null): number

  // Damage, in the order of CF-ABILGEN-09.
  /** CF-ABIL-12: added to the bearer's roll of Survival instinct. */
  survivalBonus?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** Before the dice: true spares the bearer this Damage roll. */
  sparesDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** Right before the dice of a Damage roll that the bearer causes or suffers. */
  beforeDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure
  /** Dice of the bearer's Damage roll beyond two, of which he keeps two (CF-ABIL-05). */
  damageDice?(play: Position, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-20: how many dice beyond two the bearer's Damage rolls have at most, whatever else adds to them. */
  mostDamageDice?(bearer: Fighter, effect: Effect | null): number
  /** Whether the bearer, who is hit, ignores these dice altogether. */
  ignoresDamage?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-EQUIP-01: whether these dice of the bearer's Damage roll kill outright, whatever the table says. */
  killsOutright?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-21: where the bearer's Damage roll hits that is no Exceptional Wound; `location` is what its lower die says. */
  locates?(
    play: Position,
    location: Location,
    dice: readonly [number, number],
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): Location
  /** CF-REV-OPHIDIAN-03: where the bearer's Damage roll hits, by his choice, when its dice have fallen; what does so minds its dice. */
  relocates?(
    play: Play,
    location: Location,
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<Location>
  /** STR and other terms of the bearer's Damage roll. */
  damage?(q: DamageQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-73: further terms of a Damage roll that the bearer suffers. */
  damageSuffered?(q: DamageQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-61: what is added to the bearer's RES against this roll. */
  resistanceTo?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-44: of the RES of those whom the bearer hits with this roll half counts, rounded down. */
  halvesResistance?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-TIRNABOR-08: of the RES of those whom the bearer hits with this roll no more than so much counts. */
  capsResistance?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-TIRNABOR-08: the dice of the bearer's Damage roll have fallen, the higher first: what is added to its result. */
  addsToDamage?(
    play: Play,
    roll: DamageRoll,
    dice: readonly [number, number],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number>
  /** CF-ABIL-08, -45: lines by which the bearer's Damage roll, or one he suffers, is read lower (positive: worse). */
  shiftsLine?(play: Position, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-57: the bearer's Damage roll was read so in the table, before anything was converted. */
  damageRead?(roll: DamageRoll, read: WoundResult, bearer: Fighter, effect: Effect | null): void
  /** The bearer's Damage roll gave this result. */
  convertsDealt?(result: WoundResult, roll: DamageRoll, bearer: Fighter, effect: Effect | null): WoundResult
  /** The bearer suffers this result. */
  convertsSuffered?(result: WoundResult, roll: DamageRoll, bearer: Fighter, effect: Effect | null): WoundResult
  /** CF-REV-ACHERON-18: the dice of a Damage roll matter to the bearer beyond what comes of them. */
  readonly mindsDice?: true
  /** CF-ABIL-19, -31, -43: Wound levels beyond the usual. */
  extraWoundLevels?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-75: by how many degrees Wound penalties are milder. */
  easesWounds?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-85: penalties of the bearer's Wounds count twice. */
  readonly doublesWounds?: true
  /** The bearer has rolled for damage or suffered it; the victim may be dead. */
  afterDamage?(play: Play, roll: DamageRoll, result: WoundResult, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-11: the bearer's Wounds have got worse, and he has lived through it. */
  onWound?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-08: nothing heals the bearer's Wounds. */
  readonly cannotHeal?: true
  /** CF-CAST-17: somebody has been Killed Outright and still lies where he stood. */
  onDeathOf?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DEVOURER-01: somebody else has been eliminated; he is measured where he stood. */
  onEliminationOf?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-26: the bearer has eliminated this opponent. */
  kills?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-39: the bearer would be eliminated; true keeps him in play for now. */
  survives?(play: Play, bearer: Fighter, effect: Effect | null): boolean
  /** The bearer has been eliminated. */
  onElimination?(play: Play, bearer: Fighter, effect: Effect | null): Procedure

  // Magic.
  /** CF-PACK-58: contact with an enemy does not make the bearer's Power tests harder. */
  readonly castsInContact?: true
  /** CF-MAGE-04: neither contact nor other actions hinder the bearer's magic. */
  readonly magicUnhindered?: true
  /** CF-RELIC-07: the bearer absorbs spells with gems that serve him for nothing else. */
  readonly absorbsSpells?: true
  /** CF-REV-LION-01: the POW with which the bearer absorbs and counters spells at himself, seen or not, though no magician. */
  wardPower?(bearer: Fighter, effect: Effect | null): number
  /** CF-RELIC-08: the bearer has named somebody for a shot, a spell or a miracle, and nothing else has happened yet. */
  onTargeting?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-CAST-15: a spell is about to touch the bearer; true spares him. */
  sparesSpell?(play: Play, casting: Casting, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-GRIFFIN-19: whether this spell of a friend's may go out from the bearer. */
  relaysSpell?(spell: string, caster: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-FAMILIAR-12: where the bearer counts as standing for his incantations. */
  castsFrom?(play: Position, bearer: Fighter, effect: Effect | null): Point
  /** CF-REV-FAMILIAR-12: the bearer opposes no spell. */
  readonly cannotCounter?: true
  /** CF-ABIL-70: the bearer need not see whose spells and miracles he opposes. */
  readonly opposesUnseen?: true
  /** CF-REV-ORC-03: by how many neutral gems a spell on the bearer costs less; one at least is paid. */
  cheapensSpell?(spell: string, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-65: how many gems of a cost the bearer can do without. */
  suppliesGems?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-11: gems of others that improve the mastery of a spell of the bearer's; they are spent. */
  borrowsMastery?(play: Play, spell: Spell, bearer: Fighter, effect: Effect | null): Procedure<Purse>
  /** CF-ABIL-65: the bearer casts a spell without so many gems of its cost. */
  onSupply?(play: Play, gems: number, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-DEVOURER-07: the bearer runs and casts in one activation. */
  readonly runsAndCasts?: true
  /** CF-ABIL-80: the bearer's mana recovery roll has been made, whatever came of it. */
  afterRecovery?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-35: enemies in contact do not hinder the bearer's Power tests, nor cost him a gem. */
  readonly ignoresContact?: true
  /** CF-ABIL-90: the bearer casts a spell or calls a miracle. */
  mysticAction?(play: Play, bearer: Fighter, effect: Effect | null): void

  // Points and dice of a round.
  /** CF-ABIL-20: what Concentration raises besides the characteristics printed bold. */
  readonly concentratesOn?: readonly (Characteristic | 'mov')[]
  /** CF-SPELL-24: added to the X of the bearer's Mutagenic. */
  mutagen?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-23: how many more Mutagenic points may go to one characteristic of the bearer's. */
  mutagenCap?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-19: a 1 of the bearer's Mutagenic die counts like any other face. */
  readonly mutagenOnesCount?: true

  // Faith.
  /** CF-FAITH-05: neither contact nor other actions hinder the bearer's calls, and he gathers less faith of his own. */
  readonly warriorMonk?: true
  /** CF-VIRTUE-06: contact with an enemy disturbs neither the bearer's faith nor his calls. */
  readonly faithUndisturbed?: true
  /** CF-FAITH-03: the bearer draws on the enemy. */
  readonly iconoclast?: true
  /** CF-VIRTUE-18: what changes the sum of the bearer's Aspects as if it were printed. */
  aspects?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-AURA-01: the radius of the bearer's aura of faith, in cm. */
  faithAura?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-MIDNOR-21: in whose place the bearer draws on believers, if not in his own. */
  drawsFrom?(play: Position, bearer: Fighter, effect: Effect | null): Fighter | undefined
  /** CF-AURA-02: the bearer is nobody's believer. */
  readonly neverBelieves?: true
  /** CF-VIRTUE-07: this fighter of the bearer's camp is his believer whatever people he is of. */
  converts?(play: Position, fighter: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LITURGY-03, CF-RELIC-12: by how many a believer counts for more; asked of him and of the faithful. */
  extraBelievers?(play: Position, believing: Believing, bearer: Fighter, effect: Effect | null): number
  /** CF-AURA-06: what the bearer adds to the faith of the orthodox of his camp instead of being counted. */
  loyalty?(bearer: Fighter, effect: Effect | null): number
  /** CF-LITURGY-05: faith that the bearer has besides, at the beginning of the game and in each mystic phase. */
  faithBesides?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-74: how many unused points of faith the bearer keeps. */
  faithKept?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-26: unspent points of the bearer's faith that are not lost, besides those he keeps. */
  faithLasting?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DEVOURER-09: the new faith of a mystic phase has been reckoned. */
  afterGathering?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DEVOURER-10: the bearer has spent so many points on Fervour, a bond or censure. */
  faithSpent?(play: Play, points: number, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-16: the bearer runs and calls in one activation. */
  readonly runsAndCalls?: true
  /** CF-MIRACLE-04: the bearer neither calls nor censures. */
  readonly cannotCall?: true
  /** CF-RELIC-11: dice that the bearer adds to a call besides those of his faith. */
  bondDice?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-VIRTUE-12: calls of this miracle in a round besides the first. */
  extraCalls?(miracle: string, bearer: Fighter, effect: Effect | null): number
  /** CF-VIRTUE-15: the Fervour of the bearer's miracles, where it is fixed. */
  fervour?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-TIRNABOR-14: spells have made a stone of the bearer, who is out of play until he is freed. */
  readonly petrified?: true
  /** CF-MIRACLE-16: whatever spells have laid on the bearer is about to end. */
  onDissipation?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MIRACLE-40: the bearer need not see whom he calls miracles on. */
  readonly callsUnseen?: true
  /** CF-REV-LION-17: the bearer aims neither shots nor anything of magic or faith at this fighter. */
  cannotAimAt?(play: Position, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-17: the bearer's assaults are engagements. */
  readonly cannotCharge?: true
  /** CF-MIRACLE-07: this fighter cannot be a target of the bearer's. */
  cannotTarget?(play: Position, target: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-VIRTUE-13: points that a censor of the bearer pays for each −1. */
  censurePrice?(bearer: Fighter, effect: Effect | null): number
  /** CF-PACK-22: what so many bearers in the aura of a faithful of their camp, himself among them, add to his calls. */
  aidsCalls?(bearers: number, faithful: Fighter): number
  /** CF-RELIC-08: what changes the final result of a call on the bearer. */
  hampersCalls?(q: NumberQuery, calling: Calling, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-54: a miracle is about to touch the bearer; true spares him. */
  sparesMiracle?(play: Play, called: Called, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-ACHERON-34: this friend's sacrifice reaches the bearer although he stands further off than usual. */
  reachesGiver?(play: Position, giver: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-08: points stored with the bearer that this faithful may use for a call; the number of its effect is lowered. */
  storesFaith?(faithful: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-35: friends from whom miracles of the bearer's that are not personal may go out. */
  relays?(play: Position, bearer: Fighter, effect: Effect | null): readonly Fighter[]
  /** CF-REV-ACHERON-19: a call of the bearer's has failed. */
  callFailed?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-17: a call of the bearer's has come off, whether in range or not. */
  afterCall?(play: Play, calling: Calling, bearer: Fighter, effect: Effect | null): Procedure

  // Fear.
  /** CF-FEAR-08: the bearer makes no Courage test against this enemy's fear. */
  fearless?(play: Position, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-FEAR-08: this enemy fears the bearer whatever FEAR of his own he has; a courageous bearer shows his COU as FEAR. */
  dreaded?(play: Position, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-30: whoever faces the bearer rolls two dice for his Courage, and the lower counts. */
  readonly shakes?: true
  /** CF-ABIL-105: a FEAR that the bearer spreads now although his card shows COU. */
  fear?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-22: by how much it is harder for the bearer to rally. */
  hampersRallying?(bearer: Fighter, effect: Effect | null): number
  /** CF-COURAGE-12: the bearer has failed against this FEAR and would flee; true keeps him in place, in rout. */
  holdsGround?(play: Play, fear: number, bearer: Fighter, effect: Effect | null): Procedure<boolean>

  // Leadership.
  /** CF-LEAD-02: how far the bearer leads, in cm. */
  leadershipAura?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-17: the bearer lends this friend his printed values for tests although he does not lead him. */
  lendsTo?(play: Position, friend: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-03: as long as the bearer is there, this friend does not test with the values of this lender. */
  barsLending?(friend: Fighter, lender: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-04: what the bearer's war-staff, if it is whole, adds to a friend's tests beyond the usual. */
  strengthensStaff?(friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-OPHIDIAN-01: the people that the bearer leads, if not his own. */
  leadsPeople?(bearer: Fighter, effect: Effect | null): string
  /** CF-REV-OPHIDIAN-01: the bearer's DIS is used for no Tactical roll. */
  readonly cannotCoordinate?: true
  /** CF-LEAD-05: the bearer gets nothing from this leader. */
  refusesLeader?(play: Position, leader: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-WOLFEN-08: the bearer, chief or receiver, has nothing to do with this Wolfen's mark. */
  refusesMark?(play: Position, other: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LORD-01, -03: the bearer is one of the dead whom their lords make more frightening. */
  readonly livingDead?: true

  // Deployment.
  /** CF-DEPLOY-07: the game begins; nothing has been laid out yet. */
  gameStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-05: the bearer may be placed here although it is outside his zone. */
  mayDeployAt?(play: Position, at: Stance, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-03: how far from the bearer enemy Scouts must be placed outside their zone, in cm. */
  keepsScoutsOff?(bearer: Fighter, effect: Effect | null): number
  /** CF-DEPLOY-05: the bearer has just been placed. */
  onDeployment?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-68: all who share the bearer's card have been placed. */
  cardDeployed?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-29: everybody has been placed, and it is known who is hidden. */
  beforeBattle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-DEPLOY-07: everybody has been placed, round 1 has not begun. */
  afterApproach?(play: Play, bearer: Fighter, effect: Effect | null): Procedure

  // The round.
  /** CF-REV-DIRZ-16: a die of this ability has been given to the bearer for the round; true uses it up for something else. */
  takesRoundDie?(play: Play, ability: string, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-DIRZ-33: the points of the bearer's die of Mutagenic/X, which is not rolled. */
  mutagenicPoints?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-11: no points may raise this of the bearer's. */
  refusesPoints?(which: Characteristic | 'mov', bearer: Fighter, effect: Effect | null): boolean
  /** Something has been done that may have moved somebody; looked at between two steps of play. */
  settle?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-84: a phase begins. */
  phaseStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: before the rallying tests. */
  roundStart?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-STRATEGIC-01: the sequences are built, the Tactical roll comes next. */
  beforeTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-29: the Tactical roll of a round has been made, the first lead not been given. */
  afterTacticalRoll?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-PACK-27: what so many bearers in a camp add to its Tactical roll, whoever coordinates it. */
  campTactics?(bearers: number): number
  /** CF-PACK-13: cards that so many bearers let their camp lay in reserve when it makes its sequence, besides the usual ones. */
  cardsAside?(bearers: number): number
  /** CF-ABIL-07: counters that the bearer brings his camp for the lead, at the beginning of a drawing of cards. */
  leadCounters?(play: Position, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-MIDNOR-11: the other camp has got the lead in the activation phase; what it must do with it, if the bearer says so. */
  ordersLead?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<LeadOrder | undefined>
  /** CF-DRAW-05: cards the bearer's camp may put in reserve. */
  reserveAllowance?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-PACK-16: dice of the bearer's Mutagenic roll beyond the first, of which the best counts. */
  mutagenicDice?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-TIRNABOR-15: the least face on which the bearer, as he is wounded now, regenerates. */
  regeneratesOn?(bearer: Fighter, effect: Effect | null): number
  /** CF-PACK-18: what the bearer adds to the first Regeneration roll that a friend makes in a round. */
  helpsRegeneration?(play: Position, friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-MIDNOR-22: a Regeneration roll of the bearer's has failed; true makes it again. */
  retriesRegeneration?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-CARD-26: whether the bearer, who is eliminated, may come back as a reinforcement now. */
  mayReturn?(play: Position, bearer: Fighter, effect: Effect | null): boolean
  /** CF-MIRACLE-02: cards that the other camp may put in reserve. */
  opposingReserve?(q: NumberQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-ABIL-77: the bearer's card lies face up in the sequence and in reserve. */
  readonly openCard?: true
  /** CF-MYSTIC-01, CF-FAITH-06: before the new faith is reckoned. */
  mysticPhase?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-END-03: the round is over, and what lasts for it is about to end. */
  roundEnd?(play: Play, bearer: Fighter, effect: Effect | null): void
  /** CF-MAINT-01: what the bearer does in a step of the maintenance phase. */
  readonly maintenance?: Maintenance
}

export interface Maintenance {
  readonly step: MaintenanceStep
  perform(play: Play, bearer: Fighter, effect: Effect | null): Procedure
}

/** The order in which objects answer one hook: what sets a value before what adds to it, and caps last. */
const STAGES = ['set', 'change', 'limit'] as const
type Stage = (typeof STAGES)[number]

export const abilities = new Registry<Ability>({ stages: STAGES, usual: 'change' })

/** All that a fighter has for good: printed on his card, bought with it, and his by status (CF-INCARN-03). */
export function traitsOf({ member }: Fighter): readonly Trait[] {
  return [...member.profile.traits, ...member.extras, ...traitsByStatus(member.profile)]
}

/** Finds what answers a hook. What a card names and no object stands for yet is not asked. */
export const hooks = new Hooks<Position, Fighter, Effect, Ability>(abilities, {
  printed: ({ member }) => member,
  idsOn: (bearer) =>
    // CF-CAST-17, CF-CALL-18: a spell or miracle that answers an event is an object of its own.
    [...traitsOf(bearer).map(objectOf), ...bearer.member.spells, ...bearer.member.miracles].filter((id) =>
      abilities.known(id),
    ),
  carried: () => NOTHING,
  present: ({ state }) => state.fighters.filter(isStanding),
})

const NOTHING: readonly string[] = []

/** Makes objects with hooks known; each module of abilities calls this once with all it defines. */
export function define(...objects: readonly Ability[]): void {
  abilities.define(...objects)
}
