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
  /** CF-RELIC-07: the bearer absorbs spells with gems that serve him for nothing else. */
  readonly absorbsSpells?: true
  /** CF-RELIC-07: gems of Darkness that the bearer has for absorption alone. */
  absorptionGems?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-LION-01: the POW with which the bearer absorbs and counters spells at himself, seen or not, though no magician. */
  wardPower?(bearer: Fighter, effect: Effect | null): number
  /** CF-RELIC-08: the bearer has named somebody for a shot, a spell or a miracle, and nothing else has happened yet. */
  onTargeting?(play: Play, target: Fighter, bearer: Fighter, effect: Effect | null): Procedure
  /** CF-CAST-15: a spell is about to touch the bearer; true spares him. */
  sparesSpell?(play: Play, casting: Casting, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-REV-GRIFFIN-19: whether this spell of a friend's may go out from the bearer. */
  relaysSpell?(spell: string, caster: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-FAMILIAR-12: where the bearer counts as standing for his incantations. */
  castsFrom?(play: PlayState, bearer: Fighter, effect: Effect | null): Point
  /** CF-REV-FAMILIAR-12: the bearer opposes no spell. */
  readonly cannotCounter?: true
  /** CF-ABIL-70: the bearer need not see whose spells and miracles he opposes. */
  readonly opposesUnseen?: true
  /** CF-REV-ORC-03: by how many neutral gems a spell on the bearer costs less; one at least is paid. */
  cheapensSpell?(spell: string, bearer: Fighter, effect: Effect | null): number
  /** CF-ABIL-65: how many gems of a cost the bearer can do without. */
  suppliesGems?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-11: gems of others that improve the mastery of a spell of the bearer's; they are spent. */
  borrowsMastery?(play: Play, spell: Spell, bearer: Fighter, effect: Effect | null): Procedure<Purse>
  /** CF-REV-MIDNOR-13: dice of mastery that the bearer has for a spell besides those of his gems. */
  masteryDice?(play: Play, bearer: Fighter, effect: Effect | null): Procedure<number>
  /** CF-REV-MIDNOR-13: an incantation of the bearer's is over, whatever came of it. */
  afterCasting?(play: Play, bearer: Fighter, effect: Effect | null): Procedure
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
}
