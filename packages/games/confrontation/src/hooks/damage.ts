import type { Procedure } from '@fray/kernel'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'
import type { DamageRoll } from '../wounds/damage-roll.ts'
import type { WoundLocation, WoundResult } from '../wounds/wound-table.ts'
import type { DamageQuery } from './queries.ts'

/** Damage, in the order of CF-ABILGEN-09. */
export interface DamageHooks {
  /** CF-ABIL-12: added to the bearer's roll of Survival instinct. */
  survivalBonus?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** Before the dice: true spares the bearer this Damage roll. */
  sparesDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** Right before the dice of a Damage roll that the bearer causes or suffers. */
  beforeDamage?(play: Play, roll: DamageRoll, bearer: Fighter, effect: Effect | null): Procedure
  /** Dice of the bearer's Damage roll beyond two, of which he keeps two (CF-ABIL-05). */
  damageDice?(play: PlayState, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-GRIFFIN-20: how many dice beyond two the bearer's Damage rolls have at most, whatever else adds to them. */
  mostDamageDice?(bearer: Fighter, effect: Effect | null): number
  /** Whether the bearer, who is hit, ignores these dice altogether. */
  ignoresDamage?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-EQUIP-01: whether these dice of the bearer's Damage roll kill outright, whatever the table says. */
  killsOutright?(dice: readonly [number, number], roll: DamageRoll, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-LION-21: where the bearer's Damage roll hits that is no Exceptional Wound; `location` is what its lower die says. */
  locates?(
    play: PlayState,
    location: WoundLocation,
    dice: readonly [number, number],
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): WoundLocation
  /** CF-REV-OPHIDIAN-03: where the bearer's Damage roll hits, by his choice, when its dice have fallen; what does so minds its dice. */
  relocates?(
    play: Play,
    location: WoundLocation,
    roll: DamageRoll,
    bearer: Fighter,
    effect: Effect | null,
  ): Procedure<WoundLocation>
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
  shiftsLine?(play: PlayState, roll: DamageRoll, bearer: Fighter, effect: Effect | null): number
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
  /** CF-ABIL-39: the bearer has been Killed Outright and is still in play: once more changes nothing. */
  readonly killedAlready?: true
  /** The bearer has been eliminated; CF-ABIL-83: for good, if he has been removed from the game. */
  onElimination?(play: Play, bearer: Fighter, effect: Effect | null, forGood: boolean): Procedure
}
