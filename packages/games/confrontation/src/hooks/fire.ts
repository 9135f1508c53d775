import type { Procedure } from '@fray/kernel'
import type { RangeWeapon } from '../armies/profile.ts'
import type { Distribution, Shot } from '../fire/shot.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { ShotQuery } from './queries.ts'

/** Firing. */
export interface FireHooks {
  /** CF-REV-TIRNABOR-08: the bearer has named the target of a shot, and nothing of it is measured: what he loads. */
  loads?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GOBLIN-05, CF-REV-LION-08: right before the Aim test of the bearer's shot. */
  beforeAim?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-FIRE-06 to -08: the difficulty of the bearer's shot, or of one at him. */
  aimDifficulty?(q: ShotQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-GRIFFIN-14: by how many cm the short, medium and long range of this marksman's shots at the bearer are longer. */
  rangesAgainst?(marksman: Fighter, bearer: Fighter, effect: Effect | null): readonly [number, number, number]
  /** CF-FIRE-07: the bearer's shots are not harder because he moves. */
  readonly firesOnTheMove?: true
  /** CF-REV-ORC-04: the bearer's shots are those of a piece of this class. */
  readonly firesAs?: 'light-zone' | 'heavy-zone'
  /** CF-FIRE-12: shots of a round besides the first. */
  extraShots?(play: PlayState, bearer: Fighter, effect: Effect | null): number
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
}
