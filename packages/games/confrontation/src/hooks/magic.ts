import type { Procedure } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import type { Purse } from '../incantation/mana.ts'
import type { Casting, Spell } from '../incantation/spell.ts'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'

/** Magic. */
export interface MagicHooks {
  /** CF-PACK-58: contact with an enemy does not make the bearer's Power tests harder. */
  readonly castsInContact?: true
  /** CF-MAGE-04: neither contact nor other actions hinder the bearer's magic. */
  readonly magicUnhindered?: true
  /** CF-RELIC-07: the bearer absorbs spells with gems that have no other use. */
  readonly absorbsSpells?: true
  /** CF-RELIC-07: the bearer's gems of Darkness for absorption only. */
  absorptionGems?(bearer: Fighter, effect: Effect | null): number
  /**
   * CF-REV-LION-01: the POW with which a bearer that is not a magician absorbs and counters spells at itself, seen or
   * not.
   */
  wardPower?(bearer: Fighter, effect: Effect | null): number
  /** CF-RELIC-08: called when the bearer has named the target of a shot, a spell or a miracle, before anything else. */
  onTargeting?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-CAST-15: called when a spell is about to affect the bearer; true spares it. */
  sparesSpell?(play: Play, casting: Casting, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-GRIFFIN-19: whether the bearer may relay this spell of a friend. */
  relaysSpell?(spell: string, caster: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-FAMILIAR-12: the bearer's assumed place for its incantations. */
  castsFrom?(play: PlayState, bearer: Fighter, effect: Effect | null): Point
  /** CF-REV-FAMILIAR-12: the bearer cannot counter spells. */
  readonly cannotCounter?: true
  /** CF-ABIL-70: the bearer opposes spells and miracles without sight of their caster. */
  readonly opposesUnseen?: true
  /** CF-REV-ORC-03: lowers the cost of a spell on the bearer by this many neutral gems; at least one is paid. */
  cheapensSpell?(spell: string, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-65: how many gems of a cost the bearer can replace. */
  suppliesGems?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-11: other fighters' gems that improve the mastery of the bearer's spell; they are spent. */
  borrowsMastery?(play: Play, spell: Spell, bearer: Fighter, effect: Effect | null): Procedure<Purse>
  /** CF-REV-MIDNOR-13: the bearer's dice of mastery for a spell in addition to those of its gems. */
  masteryDice?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-REV-MIDNOR-13: called after an incantation of the bearer, whatever its result. */
  afterCasting?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-ABIL-65: called when the bearer casts a spell without this many gems of its cost. */
  onSupply?(play: Play, gems: number, bearer: Fighter, effect: Effect | null): void
  /** CF-REV-DEVOURER-07: the bearer may run and cast in one activation. */
  readonly runsAndCasts?: true
  /** CF-ABIL-80: called after the bearer's mana recovery roll, whatever its result. */
  afterRecovery?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-REV-DIRZ-35: enemies in contact neither hinder the bearer's Power tests nor cost it a gem. */
  readonly ignoresContact?: true
  /** CF-ABIL-90: called when the bearer casts a spell or calls a miracle. */
  mysticAction?(play: Play, bearer: Fighter, effect: Effect | null): void
}
