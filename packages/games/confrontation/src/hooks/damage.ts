import type { Procedure } from '@fray/kernel'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { DamageRoll } from '../wounds/damage-roll.ts'
import type { WoundLocation, WoundResult } from '../wounds/wound-table.ts'
import type { DamageQuery } from './queries.ts'

/** Damage, in the order of CF-ABILGEN-09. */
export interface DamageHooks {
  /** CF-ABIL-12: adds to the bearer's roll of Survival instinct. */
  survivalBonus?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** Called before the dice: true spares the bearer this Damage roll. */
  sparesDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** Called right before the dice of a Damage roll that the bearer causes or suffers. */
  beforeDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-05: extra dice of the bearer's Damage roll, of which it keeps two. */
  damageDice?(play: PlayState, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-20: the maximum number of extra dice in the bearer's Damage rolls. */
  mostDamageDice?(bearer: Fighter, effect: Effect | null): number
  /** Whether the bearer ignores these dice against it altogether. */
  ignoresDamage?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-EQUIP-01: whether these dice of the bearer's Damage roll kill outright, whatever the table says. */
  killsOutright?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /**
   * CF-REV-LION-21: the location of the bearer's Damage roll unless it is an Exceptional Wound; `location` is that of
   * its lower die.
   */
  locates?(
    play: PlayState,
    location: WoundLocation,
    dice: readonly [number, number],
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): WoundLocation
  /**
   * CF-REV-OPHIDIAN-03: lets the bearer choose the location of its Damage roll after the dice; this makes single dice
   * matter.
   */
  relocates?(
    play: Play,
    location: WoundLocation,
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<WoundLocation>
  /** STR and other terms of the bearer's Damage roll. */
  damage?(q: DamageQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-73: further terms of a Damage roll against the bearer. */
  damageSuffered?(q: DamageQuery, bearer: Fighter, effect: Effect | null): void
  /** CF-SPELL-61: adds to the bearer's RES against this roll. */
  resistanceTo?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-44: half of the RES of the bearer's victims counts in this roll, rounded down. */
  halvesResistance?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-TIRNABOR-08: the maximum RES that counts for the bearer's victims in this roll. */
  capsResistance?(roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-TIRNABOR-08: called after the dice of the bearer's Damage roll, higher first; adds to its result. */
  addsToDamage?(
    play: Play,
    roll: DamageRoll,
    dice: readonly [number, number],
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<number>
  /** CF-ABIL-08, -45: by how many lines a Damage roll by or against the bearer is read lower (positive: worse). */
  shiftsLine?(play: PlayState, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-57: called with the table's result of the bearer's Damage roll before conversions. */
  damageRead?(roll: DamageRoll, read: WoundResult, bearer: Fighter, effect: Effect | null): void
  /** Converts a result of the bearer's Damage roll. */
  convertsDealt?(result: WoundResult, roll: DamageRoll, bearer: Fighter, effect: Effect | null): WoundResult
  /** Converts a result that the bearer suffers. */
  convertsSuffered?(result: WoundResult, roll: DamageRoll, bearer: Fighter, effect: Effect | null): WoundResult
  /** CF-REV-ACHERON-18: the faces of a Damage roll matter to the bearer beyond its result. */
  readonly mindsDice?: true
  /** CF-ABIL-19, -31, -43: extra Wound levels. */
  extraWoundLevels?(bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-75: lowers Wound penalties by this many degrees. */
  easesWounds?(bearer: Fighter, effect: Effect | null): number
  /** CF-SPELL-85: penalties of the bearer's Wounds count twice. */
  readonly doublesWounds?: true
  /** Called after a Damage roll by or against the bearer; the victim may be dead. */
  afterDamage?(play: Play, roll: DamageRoll, result: WoundResult, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-11: called when the bearer has survived a worsening of its Wounds. */
  onWound?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-VIRTUE-08: the bearer's Wounds cannot be healed. */
  readonly cannotHeal?: true
  /** CF-CAST-17: called when a fighter is Killed Outright, before its figure is removed. */
  onDeathOf?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DEVOURER-01: called when another fighter has been eliminated, with the place where it stood. */
  onEliminationOf?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-26: called when the bearer has eliminated this opponent. */
  kills?(play: Play, victim: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-39: called when the bearer would be eliminated; true keeps it in play for now. */
  survives?(play: Play, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-39: the bearer was Killed Outright and is still in play; another such result has no effect. */
  readonly killedAlready?: true
  /** Called when the bearer has been eliminated; CF-ABIL-83: for good if removed from the game. */
  onElimination?(play: Play, bearer: Fighter, effect: Effect | null, forGood: boolean): Procedure
}
