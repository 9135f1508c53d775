import { type HookObject, Registry, type Use } from '@fray/hooks'
import type { Procedure, Tally } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import list from '../data/abilities.json' with { type: 'json' }
import type { Fear, RangedWeapon } from './bands/profile.ts'
import type { Moment } from './command/windows.ts'
import type { Piece } from './ground/scenery.ts'
import type { Activated } from './magic/concentration.ts'
import type { Deed } from './magic/deeds.ts'
import type { LiturgyDice } from './magic/liturgy-roll.ts'
import type { Spell } from './magic/spells.ts'
import type { Combatant, Effect, MoveKind, Play } from './state.ts'

/** What a question is asked about in a hand-to-hand combat: `fighter`'s figure is wanted, against `enemy`. */
export interface FightQuery {
  readonly play: Play
  readonly tally: Tally
  readonly fighter: Combatant
  readonly enemy: Combatant
}

/** Where a damage roll comes from. */
export type AttackKind = 'melee' | 'shot' | 'deed' | 'spell' | 'passive'

/** A damage roll in the making: its dice (strength) or its difficulty (the victim's constitution) is wanted. */
export interface DamageQuery {
  readonly play: Play
  readonly tally: Tally
  readonly attacker: Combatant
  readonly victim: Combatant
  readonly kind: AttackKind
  /** SW-ATTACK-01. */
  readonly arcane: boolean
  /** The dice are the attacker's own STR (a fight, a shot with bearer strength), not a printed strength (SW-RANGED-15). */
  readonly own: boolean
  /** Dice of the roll once counted, for rules that depend on them (SW-WEAPON-04); 0 while they are being counted. */
  readonly strength: number
  /** The victim's CON before the attacker's own reductions (SW-ARTEFACT-21, -22); 0 until it is counted. */
  readonly constitution: number
  /** The ranged weapon of a shot. */
  readonly weapon: RangedWeapon | null
}

/** Somebody in contact with `enemy` may support `fighter`: its dice are wanted, 1 to begin with (SW-SUPPORT-01). */
export interface SupportQuery {
  readonly play: Play
  readonly tally: Tally
  readonly supporter: Combatant
  readonly fighter: Combatant
  readonly enemy: Combatant
}

/** How a hand-to-hand combat ended. */
export interface FightReport {
  /** Null for a draw, or if the dexterity roll was never made. */
  readonly winner: Combatant | null
  /** Wounds of the winner's damage roll. */
  readonly wounds: number
  readonly killed: boolean
}

/** A mundane shot in the making. */
export interface ShotQuery {
  readonly play: Play
  readonly tally: Tally
  readonly shooter: Combatant
  readonly target: Combatant
  readonly weapon: RangedWeapon
  /** SW-RANGED-10, -11. */
  readonly special: 'plain' | 'against-charge' | 'speeding-up'
}

/** What movement is wanted for. */
export interface MoveQuery {
  readonly play: Play
  readonly tally: Tally
  readonly mover: Combatant
  readonly use: MoveKind | 'flight' | 'pursuit' | 'shot-at'
}

/** A join that reaches. */
export interface Join {
  readonly enemies: readonly Combatant[]
  readonly path: readonly Point[]
  /** Set to false, nobody shoots against it. */
  shots: boolean
}

/** A movement action that only some have. */
export interface OwnMove {
  /** Why it cannot be taken now, as a phrase id; null if it can. What bars every move action is tested before. */
  barred?(play: Play, mover: Combatant): string | null
  /** Carries it out and sets `play.state.acting.move`. */
  perform(play: Play, mover: Combatant): Procedure
}

/** An answer to moments of these kinds, offered to the bearer's owner if it takes part in them. */
export interface AbilityReaction {
  readonly at: readonly Moment['at'][]
  /** Null if it cannot be used now. */
  use(play: Play, moment: Moment, bearer: Combatant): Use | null
}

/** Why a morale roll is made. */
export type MoraleCause = 'blood' | 'leader-death' | 'regroup' | 'nerve' | 'uncontrolled' | 'effect'

/** FUR dice, the difficulty of a deed or a casting maximum in the making. */
export interface ConcentrationQuery {
  readonly play: Play
  readonly tally: Tally
  /** Who does the deed or casts the spell. */
  readonly actor: Combatant
  /** Id of the deed or spell; null while dice are counted that belong to none yet. */
  readonly ability: string | null
}

/** The order in which abilities answer: what one can do, what one fights with, wears and carries, what came over one. */
const STAGES = ['ability', 'weapon', 'armour', 'artefact', 'lasting'] as const

export type Stage = (typeof STAGES)[number]

/**
 * A special rule: what it changes and when it speaks. Universal and race abilities, weapons, armour, artefacts,
 * consumables and lasting effects are all such objects. The core asks the questions and announces the moments; an object
 * answers those it cares about.
 */
export interface Ability extends HookObject<Play, Combatant, Effect, Stage>, AbilityHooks<Effect | null> {
  readonly name: string
  readonly rule: string
  /** SW-RGEN-02: invented here, because the race booklets are lost. */
  readonly house?: boolean
}

/** An ability as its module writes it, with what it leaves on somebody for a time: an object apart, under `effectOf`. */
export interface Definition extends Ability {
  readonly leaves?: Lasting
}

/** The hooks of a lasting effect. */
export type Lasting = AbilityHooks<Effect> & Pick<Ability, 'grants' | 'grantsWhile' | 'once' | 'stage' | 'suspends'>

/**
 * Every hook gets its bearer, and the effect through which the bearer has it (null when it has it for good). Numeric
 * hooks add terms to `q.tally`.
 */
export interface AbilityHooks<E extends Effect | null> {
  // Questions. `enemy…` hooks change a figure of the bearer's opponent in the fight, shot or damage roll.
  dexterity?(q: FightQuery, bearer: Combatant, effect: E): void
  enemyDexterity?(q: FightQuery, bearer: Combatant, effect: E): void
  dexterityDice?(q: FightQuery, bearer: Combatant, effect: E): void
  enemyDexterityDice?(q: FightQuery, bearer: Combatant, effect: E): void
  /** Dice the bearer adds when it supports; none left means that it does not support. */
  support?(q: SupportQuery, bearer: Combatant, effect: E): void
  /** Dice another adds who supports the bearer. */
  supported?(q: SupportQuery, bearer: Combatant, effect: E): void
  /** SW-ABIL-13: whether this enemy's charge gains nothing against the bearer, as if it were a Hardened Defender. */
  steadfast?(play: Play, bearer: Combatant, enemy: Combatant): boolean
  /** Whether a fight leaves the bearer untired, or its enemy. */
  untired?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  enemyUntired?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  /** Whether dice of the bearer's damage roll that show 1 are rolled again; those never count for criticals. */
  rerollsOnes?(play: Play, bearer: Combatant, kind: AttackKind, effect: E): boolean
  strength?(q: DamageQuery, bearer: Combatant, effect: E): void
  constitution?(q: DamageQuery, bearer: Combatant, effect: E): void
  enemyConstitution?(q: DamageQuery, bearer: Combatant, effect: E): void
  /** PRE of the shooter, an attribute: never below 1 (SW-PROFILE-22). */
  precision?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** SW-SHOOT-33: extra dice, which no loss takes away. */
  precisionDice?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** Precision dice of a shot at the bearer. */
  enemyPrecisionDice?(q: ShotQuery, bearer: Combatant, effect: E): void
  targetDifficulty?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** SW-RACE-49: neither partial sight nor the scenery the target is in costs the bearer's shots a die. */
  readonly seesThroughCover?: true
  /** SW-RGEAR-05: no shot penetrates the bearer's armour. */
  readonly impenetrable?: true
  /** SW-SHOOT-31: whether the bearer may shoot at a target that is fighting hand to hand. */
  shootsIntoCombat?(play: Play, bearer: Combatant, target: Combatant, effect: E): boolean
  movementPoints?(q: MoveQuery, bearer: Combatant, effect: E): void
  /** Whether the bearer may join combat with this enemy. */
  mayJoin?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  /** SM-PROFILE-19: the enemy that the bearer must fight if it is in contact with it; null for none. */
  mustFight?(play: Play, bearer: Combatant, effect: E): number | null
  /** The bearer has rolled its variable movement, the higher die first; true: it must rush at the nearest enemy. */
  rushesOn?(play: Play, bearer: Combatant, dice: readonly [number, number], effect: E): boolean
  /** SW-MORALE-17: another fear level than the profile's. */
  fearLevel?(play: Play, bearer: Combatant, effect: E): Fear
  /** SW-MORALE-10: the bearer gives leader presence to the roller within so many inches; 0 for none. */
  leaderPresence?(play: Play, bearer: Combatant, roller: Combatant): number
  strategicDice?(q: { readonly play: Play; readonly tally: Tally }, bearer: Combatant, effect: E): void
  /** Whether the bearer may shoot in its combat phase. */
  mayShoot?(play: Play, bearer: Combatant, effect: E): boolean
  /** SW-RACE-78: the bearer counts for nothing in mission points and control. */
  readonly worthlessInMissions?: true
  /** Dice of the deployment roll (SW-DEPLOY-01). */
  deploymentDice?(q: { readonly play: Play; readonly tally: Tally }, bearer: Combatant): void
  /** SW-ABIL-26: whether moving through the piece costs the bearer no MOV. Never asked of water and lava. */
  crossesFreely?(piece: Piece, bearer: Combatant, effect: E): boolean

  // Questions whose answer is a plain yes.
  /** SW-ABIL-17: it may be kept back at deployment and come on hidden. */
  readonly infiltrates?: true
  /** SW-ABIL-23: a leader's side wins when the best dice of the strategic roll are pairwise equal. */
  readonly winsEqualPairs?: true
  /** SW-ABIL-03, -21: water, or lava, is no obstacle and does no harm; the weather of the other is worse. */
  readonly atHomeInWater?: true
  readonly atHomeInLava?: true
  /** SW-ARMOUR-05: deep water is no place for it. */
  readonly sinks?: true
  /** SW-ABIL-14, -27: it must rush at an enemy, by its nature or because it is out of control in this activation. */
  readonly mustRush?: true
  readonly outOfControl?: true
  /** SW-ABIL-08, -09, -15, -16: skilled or clumsy in hand-to-hand combat and in shooting; both at once is neither. */
  readonly expertCombatant?: true
  readonly inexpertCombatant?: true
  readonly expertShooter?: true
  readonly inexpertShooter?: true
  /** SW-ABIL-02: it changes a die of its dexterity roll. */
  readonly raisesDie?: true
  /** SW-ABIL-07: having lost a dexterity roll it may throw a die again. */
  readonly counterattacks?: true
  /** SW-ABIL-05: whom it supports fights as an expert. */
  readonly guards?: true
  /** SW-ABIL-24: fights do not tire it. */
  readonly neverTires?: true
  /** SW-WEAPON-05, -06: its own charge has no bonus; charges at it have none. */
  readonly outreaches?: true
  readonly holdsOffCharges?: true
  /** SW-ABIL-12, -13. */
  readonly hardenedAttacker?: true
  readonly hardenedDefender?: true
  /** SW-ORDER-25: it lies low against this shot. */
  readonly liesLow?: true
  /** SW-ABIL-19, -28: no order is for it; no leader's presence or death means anything to it. */
  readonly hearsNoOrders?: true
  readonly trustsNoLeader?: true
  /** SW-MORALE-03, -07 to -09. */
  readonly unbreakable?: true
  readonly firm?: true
  readonly coward?: true
  readonly passesNextMorale?: true
  /** SW-ABIL-10, -20: it rolls for its nerve before a fight, or its enemy does. */
  readonly fearsCombat?: true
  readonly intimidates?: true
  /** SW-ABIL-11: it always pursues. */
  readonly mustPursue?: true
  /** SW-RGEN-11: a lasting effect that any healing takes away. */
  readonly endsByHealing?: true

  // Questions about orders.
  /** SW-ORDER-03: whether the bearer, neither leader nor messenger, may issue an order of the pool to this recipient now. */
  mayOrder?(play: Play, bearer: Combatant, recipient: Combatant): boolean
  /** SW-ORDER-18: inches to which the bearer's orders reach this recipient, if more than 5. */
  orderReach?(play: Play, bearer: Combatant, recipient: Combatant): number
  /** The bearer has issued an order, heard or not. */
  orderIssued?(play: Play, bearer: Combatant): void

  // Questions about deeds and magic.
  /** SW-DEED-03: FUR dice of an activation. */
  furyDice?(q: ConcentrationQuery, bearer: Combatant, effect: E): void
  /** SW-DEED-08. */
  deedDifficulty?(q: ConcentrationQuery, bearer: Combatant, effect: E): void
  /** SW-RACE-05: inches that one of the bearer's contact deeds reaches; 0 for contact only. */
  deedReach?(play: Play, bearer: Combatant, deed: string): number
  /** SW-SPELL-24: what the bearer, who supports the caster, adds besides the usual one. */
  castingMaximum?(q: ConcentrationQuery, bearer: Combatant, effect: E): void
  /** SW-RACE-51: inches beyond which spells that need sight fail against the bearer. */
  spellReach?(play: Play, bearer: Combatant, effect: E): number
  /** Gems that may be used only to dispel the spell designated at the bearer (SW-SPELL-44). */
  dispellingGift?(play: Play, bearer: Combatant): number
  /** Gems added to the pool in the opening and every updating, with or without sorcerers (SW-SPELL-07, -44). */
  poolGems?(play: Play, bearer: Combatant): number
  /** SW-ARTEFACT-26, -27: gems for one use that lie open beside the pool for the round that starts. */
  roundGems?(play: Play, bearer: Combatant, use: 'casting' | 'dispelling'): number
  /** Gems a consumable gives its user's spell (SW-CONSUMABLE-22 to -24), which may be cast with an empty pool then. */
  readonly castingGems?: number
  /** Whether the bearer of this consumable may change dice of a liturgy: the window after the roll gets them to change. */
  readonly changesCastingDice?: boolean

  // Moments.
  /**
   * The strategic roll has been made and not been read yet: a leader may change the dice of its band (SW-ARTEFACT-31).
   * Asked of what the leader carries too, consumables included.
   */
  afterStrategicRoll?(play: Play, bearer: Combatant, dice: number[]): Procedure
  /** The dice of a liturgy have fallen and are not read yet; the bearer may be anybody on the table. */
  castingDice?(play: Play, bearer: Combatant, dice: LiturgyDice, effect: E): Procedure
  /** SW-ACT-16: before the movement phase. Also if the bearer flees, and before it tries to regroup. */
  activationStart?(play: Play, bearer: Combatant, effect: E): Procedure
  /** The bearer's join is known to reach its enemies; shots against it come next, then the contact. */
  joining?(play: Play, bearer: Combatant, join: Join, effect: E): Procedure
  /** An enemy has come into contact with the bearer by joining combat. */
  joinedBy?(play: Play, bearer: Combatant, joiner: Combatant, effect: E): Procedure
  /** The bearer's movement action is over; `play.state.acting` says what it was. */
  afterMovement?(play: Play, bearer: Combatant, effect: E): Procedure
  /** Before it fights or shoots; true if it has done something, which is then part of its combat phase. */
  combatPhaseStart?(play: Play, bearer: Combatant, effect: E): Procedure<boolean>
  /** A mundane shot has been declared at the bearer; the orders that answer it come next. */
  shotDeclared?(play: Play, bearer: Combatant, shooter: Combatant, effect: E): Procedure
  /** The bearer has settled on its target and is about to make its precision roll. */
  takingAim?(play: Play, bearer: Combatant, target: Combatant, effect: E): Procedure
  beforeDexterityRoll?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): Procedure
  /** After losing, Counterattack included; true makes it a draw. */
  parries?(play: Play, bearer: Combatant, winner: Combatant, effect: E): Procedure<boolean>
  /** After winning, with so many natural spheres (3 at most); false forgoes the damage roll. */
  dexterityWon?(play: Play, bearer: Combatant, loser: Combatant, effect: E, spheres: number): Procedure<boolean>
  /** After losing, before the winner's damage roll. */
  dexterityLost?(play: Play, bearer: Combatant, winner: Combatant, effect: E): Procedure
  /** Before the dice of the bearer's damage roll are counted. */
  beforeDamageRoll?(play: Play, bearer: Combatant, victim: Combatant, kind: AttackKind, effect: E): Procedure
  /** The bearer's damage roll is done and its wounds are dealt; the victim may be dead. */
  afterDamage?(play: Play, bearer: Combatant, victim: Combatant, wounds: number, kind: AttackKind, effect: E): Procedure
  /** A fight of the bearer is over, with annihilation, flight and pursuit. */
  afterFight?(play: Play, bearer: Combatant, enemy: Combatant, report: FightReport, effect: E): Procedure
  /** In a dexterity roll the bearer may change its dice: the window after the roll gets them to change. */
  readonly changesDexterityDice?: boolean
  /** The dice of a mundane shot at the bearer have been counted and are about to fall. */
  shotAt?(play: Play, bearer: Combatant, shooter: Combatant, effect: E): void
  /** Wounds are about to be taken off the bearer; gives how many remain. */
  suffer?(play: Play, bearer: Combatant, wounds: number, cause: WoundCause): Procedure<number>
  onDeath?(play: Play, bearer: Combatant, killer: Combatant | null): Procedure
  /** Somebody else died. */
  othersDeath?(play: Play, bearer: Combatant, dead: Combatant): Procedure

  /** What one who takes part in a moment may do about it. */
  readonly reaction?: AbilityReaction

  readonly deed?: Deed
  readonly spell?: Spell
  /** A movement action of the bearer's own, offered beside the common ones. */
  readonly ownMove?: OwnMove
  /** SW-ARTEFACT-13: what activating an artefact in the concentration phase does. */
  readonly activated?: Activated
}

/** How wounds came about (SW-WOUND-09). */
export interface WoundCause {
  readonly by: Combatant | null
  readonly kind: AttackKind | 'direct' | 'uncontrolled-power' | 'lingering'
  readonly rules: readonly string[]
  /** SW-WOUND-19: given by an effect on several at once, whose dead are mourned when it is over. */
  readonly casualties?: Casualties | undefined
}

/** Those whom one effect has killed so far, in order, and by whose hand. */
export type Casualties = { readonly victim: Combatant; readonly by: Combatant | null }[]

/** What the lists of abilities and equipment say of an entry: its name, its rule, and whether it is ours or the book's. */
interface Listed {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly house: boolean
  readonly kind: string
}

/** Kinds of the list that are no abilities. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  weapon: 'weapon',
  ranged: 'weapon',
  armour: 'armour',
  artefact: 'artefact',
}

/** Everything that has a name on cards and in the log, by id. */
export const registry = new Registry<Ability>({ stages: STAGES, usual: 'lasting' })

registry.list(
  (list as readonly Listed[]).map(({ id, name, rule, house, kind }) => ({
    id,
    name,
    rule,
    house,
    stage: STAGE_OF[kind] ?? 'ability',
  })),
)

const kinds = new Map((list as readonly Listed[]).map(({ id, kind }) => [id, kind]))
/** What is done or used up, and in itself nothing that somebody has. */
const DONE: readonly (string | undefined)[] = ['consumable', 'deed', 'spell']
const NO_HOOKS: readonly string[] = ['deed', 'spell', 'castingGems']

/** Whether somebody can be under it for a time: what it leaves, or an ability that is given. */
export function isLasting(id: string): boolean {
  if (!DONE.includes(kinds.get(id)) || registry.known(effectOf(id))) return true
  return Object.entries(registry.named(id)).some(
    ([hook, value]) => typeof value === 'function' && !NO_HOOKS.includes(hook),
  )
}

/** The id of what an ability leaves on somebody for a time: who knows a spell is not under it. */
export function effectOf(id: string): string {
  return `under-${id}`
}

/** What an ability leaves where it leaves something of its own, the ability itself where it is given for a time. */
export function lastingNamed(ability: string): string {
  return registry.known(effectOf(ability)) ? effectOf(ability) : ability
}

/** Each module of abilities calls this with all it defines. */
export function define(...definitions: readonly Definition[]): void {
  for (const { leaves, ...ability } of definitions) {
    registry.define(ability)
    if (!leaves) continue
    const { id, name, rule, house = false } = registry.named(ability.id)
    registry.define({ ...(leaves as Ability), id: effectOf(id), name, rule, house })
  }
}
