import type { Procedure, Tally } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { Characteristic } from '../armies/cards/profile.ts'
import type { Test } from '../dice/test.ts'
import type { Shot } from '../fire/shot.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { DamageRoll } from '../wounds/damage-roll.ts'

/** A number and its terms, still to be changed. */
export interface NumberQuery {
  readonly play: PlayState
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

/** CF-MOVE-01: the purpose of a movement potential. */
export type MoveKind = 'walk' | 'run' | 'charge' | 'engagement' | 'cover' | 'pursuit' | 'fleeing'

export interface MoveQuery extends NumberQuery {
  readonly kind: MoveKind
}

/** A path that a fighter has taken, and how much of it counts as moved. */
export interface Travel {
  readonly points: readonly Point[]
  readonly length: number
}

/** CF-CHARGE-11: Force counted for one side of a charge. */
export interface ForceQuery extends NumberQuery {
  /** CF-SPELL-18: `at-rest` outside a charge. */
  readonly part: 'charging' | 'charged' | 'at-rest'
}

/** CF-COMBAT-03: combat dice of a fighter against this many opponents. */
export interface CombatDiceQuery extends NumberQuery {
  readonly opponents: readonly Fighter[]
}

/** CF-FIRE-06 to -08: the difficulty of a shot. */
export interface ShotQuery extends NumberQuery {
  readonly shot: Shot
}

/** CF-ABIL-64: a harder attack that uses several attack dice. */
export interface HeavyAttack {
  /** The ability that allows it. */
  readonly ability: string
  readonly dice: number
  /** Added to the Damage roll. */
  readonly strength: number
}

/** CF-REV-DIRZ-03, -06: reserved combat dice, and the STR of attacks made with them. */
export interface Blades {
  readonly ability: string
  readonly dice: number
  readonly strength: number
}

/** CF-MAINT-02 to -06: the steps in their order. */
export type MaintenanceStep = 'adverse' | 'passive' | 'active' | 'other' | 'returning'

export interface Maintenance {
  readonly step: MaintenanceStep
  /** CF-MAINT-07: cannot affect others of its kind, so that they need no order among themselves. */
  readonly alone?: true
  /** CF-MAINT-07: has no possible result now that would make its order matter. */
  isIdle?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  perform(play: Play, bearer: Fighter, effect: Effect | null): Procedure
}
