import type { Procedure, Tally } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { Characteristic } from '../armies/profile.ts'
import type { Test } from '../dice/test.ts'
import type { Shot } from '../fire/shot.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { DamageRoll } from '../wounds/damage-roll.ts'

/** A number in the making. */
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

/** CF-MOVE-01: what a movement potential is for. */
export type MoveKind = 'walk' | 'run' | 'charge' | 'engagement' | 'cover' | 'pursuit' | 'fleeing'

export interface MoveQuery extends NumberQuery {
  readonly kind: MoveKind
}

/** A way that somebody has gone, and how far of it counts as moved. */
export interface Travel {
  readonly points: readonly Point[]
  readonly length: number
}

/** CF-CHARGE-11: Force counted for one side of a charge. */
export interface ForceQuery extends NumberQuery {
  /** CF-SPELL-18: `at-rest` where nobody charges or is charged. */
  readonly part: 'charging' | 'charged' | 'at-rest'
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

export interface Maintenance {
  readonly step: MaintenanceStep
  /** CF-MAINT-07: what comes of it touches no other of its kind: among themselves they have no order. */
  readonly alone?: true
  /** CF-MAINT-07: nothing can come of it now that anybody would want before or after something else. */
  isIdle?(play: PlayState, bearer: Fighter, effect: Effect | null): boolean
  perform(play: Play, bearer: Fighter, effect: Effect | null): Procedure
}
