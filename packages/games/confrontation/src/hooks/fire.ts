import type { Procedure } from '@fray/kernel'
import type { RangeWeapon } from '../armies/cards/profile.ts'
import type { Distribution, Shot } from '../fire/shot.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { ShotQuery } from './queries.ts'

/** Firing. */
export interface FireHooks {
  /**
   * CF-REV-TIRNABOR-08: called when the bearer has named the target of a shot, before measuring: the ammunition it
   * loads.
   */
  loads?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-GOBLIN-05, CF-REV-LION-08: called right before the Aim test of the bearer's shot. */
  beforeAim?(play: Play, shot: Shot, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-FIRE-06 to -08: changes the difficulty of a shot by or at the bearer. */
  aimDifficulty?(q: ShotQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-GRIFFIN-14: extends the short, medium and long range of this marksman's shots at the bearer, in cm. */
  rangesAgainst?(marksman: Fighter, bearer: Fighter, effect: Effect | null): readonly [number, number, number]
  /** CF-FIRE-07: moving does not make the bearer's shots harder. */
  readonly firesOnTheMove?: true
  /** CF-REV-ORC-04: the bearer's shots work like those of artillery of this class. */
  readonly firesAs?: 'light-zone' | 'heavy-zone'
  /** CF-FIRE-12: additional shots per round. */
  extraShots?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-MACHINE-32, CF-ARTILLERY-02, CF-REV-DIRZ-21: the bearer cannot fire any more this round. */
  readonly holdsFire?: true
  /** CF-REV-LION-06: the bearer's weapon instead of the one on its card. */
  rangeWeapon?(bearer: Fighter, effect: Effect | null): RangeWeapon
  /** CF-REV-LION-06: one shot per round, even with abilities for extra shots. */
  readonly singleShot?: true
  /** CF-REV-LION-06: the bearer's shots into a fray hit the intended target. */
  readonly hitsIntendedTarget?: true
  /** CF-REV-FAMILIAR-01: the bearer cannot be the target of this marksman's fire. */
  sparesFire?(marksman: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-FIRE-13: the victim of the bearer's shot into a fray on this face. */
  distribution?(face: number, bearer: Fighter, effect: Effect | null): Distribution
}
