import type { Procedure, Tally } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { RangedWeapon } from '../bands/profile.ts'
import type { Combatant, MoveKind, Play } from '../state.ts'

/** A question about a hand-to-hand combat: the value of `fighter` against `enemy`. */
export interface FightQuery {
  readonly play: Play
  readonly tally: Tally
  readonly fighter: Combatant
  readonly enemy: Combatant
}

/** The source of a damage roll. */
export type AttackKind = 'melee' | 'shot' | 'deed' | 'spell' | 'passive'

/** A damage roll in the making: its dice (strength) or its difficulty (the victim's constitution) is wanted. */
export interface DamageQuery {
  readonly play: Play
  readonly tally: Tally
  readonly attacker: Combatant
  readonly victim: Combatant
  readonly kind: AttackKind
  /** SW-ATTACK-01: whether the attack is arcane rather than mundane. */
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
  /** SW-RANGED-10, -11: shots against a charge and shots while speeding up ignore most modifiers. */
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
  findBar?(play: Play, mover: Combatant): string | null
  /** Its cost and effect, as a phrase id. */
  readonly note: string
  /** Carries it out and sets `play.state.acting.move`. */
  perform(play: Play, mover: Combatant): Procedure
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
