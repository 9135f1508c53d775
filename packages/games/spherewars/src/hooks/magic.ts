import type { Procedure } from '@fray/kernel'
import type { Activated } from '../magic/activated.ts'
import type { Deed } from '../magic/deed.ts'
import type { LiturgyDice } from '../magic/liturgy-dice.ts'
import type { Spell } from '../magic/spell.ts'
import type { Combatant, Effect, Play } from '../state.ts'
import type { ConcentrationQuery } from './queries.ts'

/** Deeds, magic, and what is activated. */
export interface MagicHooks<E extends Effect | null> {
  /** SW-DEED-03: FUR dice of an activation. */
  furyDice?(q: ConcentrationQuery, bearer: Combatant, effect: E): void
  /** SW-DEED-08: changes the difficulty of a deed. */
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
  /** The dice of a liturgy have fallen and are not read yet; the bearer may be anybody on the table. */
  castingDice?(play: Play, bearer: Combatant, dice: LiturgyDice, effect: E): Procedure
  readonly deed?: Deed
  readonly spell?: Spell
  /** SW-ARTEFACT-13: what activating an artefact in the concentration phase does. */
  readonly activated?: Activated
}
