import { freeze } from '@fray/kernel'
import artefactList from '../../../data/artefacts.json' with { type: 'json' }
import miracleList from '../../../data/miracles.json' with { type: 'json' }
import relicList from '../../../data/relics.json' with { type: 'json' }
import spellList from '../../../data/spells.json' with { type: 'json' }
import { withIds } from '../cards/card-key.ts'
import type { Faith } from '../cards/profile.ts'
import { revisedCards } from '../cards/revised-cards.ts'

/**
 * CF-ARTEFACT-05 to -39, CF-RELIC-06 to -12, CF-REV-04: an artefact, common or of a people's revised cards, or a relic.
 */
export interface Artefact {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly ap: number
  /** CF-REV-LION-02: the A.P. count for each point of this printed characteristic. */
  readonly perPoint?: 'res'
  /** CF-ARTEFACT-04, -08, -12, -16: a fighter has one of each family, but as many potions as it has places. */
  readonly family?: string
  /** CF-ARTEFACT-03: the ability that it gives. */
  readonly grants?: string
  /** CF-ARTEFACT-18, -19: weaker abilities that its bearer may have already. */
  readonly replaces?: readonly string[]
  /** CF-ARTEFACT-26: the characteristic that a potion raises, and by how much. */
  readonly raises?: string
  readonly by?: number
  /** CF-ARTEFACT-04: also for magicians and faithful that are not Characters. */
  readonly mystics?: boolean
  /** CF-LITURGY-04, -06: only for faithful Characters, of this path of Alliance or of any ("universal"). */
  readonly faithful?: string
  /** CF-RELIC-01: only for faithful Characters, and one of each in an army. */
  readonly relic?: Relic
  /** CF-REV-23: the only fighters that may have it (default: the usual bearers). */
  readonly bearers?: Bearers
  /** CF-REV-ORC-02: any number of doses, all in one place. */
  readonly doses?: boolean
  /** CF-REV-DIRZ-02: takes no place for artefacts. */
  readonly free?: boolean
  /** CF-REV-DIRZ-15: one for every started number of the army's A.P. as built. */
  readonly perStarted?: number
  /** CF-REV-GOBLIN-05: its bearer also counts as a war machine. */
  readonly machine?: boolean
  /** CF-REV-TIRNABOR-04, -05: a spell that a magician of the army must know. */
  readonly needsSpell?: string
  /** CF-REV-GRIFFIN-01: changes to the bearer's card, which count as printed. */
  readonly prints?: { readonly faith?: Faith; readonly abilities: readonly string[] }
  /** CF-REV-GRIFFIN-02: cards that cost less in its bearer's army; a second copy adds nothing. */
  readonly cheapens?: { readonly only: readonly string[]; readonly by: number }
  /** CF-REV-MIDNOR-10: a fighter may have it more than once. */
  readonly several?: boolean
  /** CF-REV-MIDNOR-03: one for each fighter of the army that carries this. */
  readonly comesWith?: string
  /** CF-REV-ACHERON-34: how many an army may have. */
  readonly perArmy?: number
}

/** CF-REV-23: the fighters that a card is reserved to; all conditions must hold. */
export interface Bearers {
  readonly army?: string
  readonly peoples?: readonly string[]
  /** CF-FACTION-01: the Way of the fighter's people. */
  readonly way?: string
  /** Profiles by id. */
  readonly only?: readonly string[]
  readonly notFor?: readonly string[]
  /** Only Characters, who need no ability for it. */
  readonly characters?: boolean
  readonly trait?: string
  readonly path?: string
  readonly magician?: boolean
  readonly faithful?: boolean
  /** A magician or a faithful. */
  readonly mystic?: boolean
  /** CF-RANK-19: another word of the rank line. */
  readonly rankWord?: string
  readonly mounted?: boolean
  readonly marksman?: boolean
  /** A word in the name of the range weapon. */
  readonly weapon?: string
  /** The name of a piece of equipment. */
  readonly equipment?: string
  readonly leastRes?: number
}

/** CF-RELIC-02, -03: the bearers of a relic, and what it adds to their Aspects for learning miracles. */
export interface Relic {
  readonly aspects: Readonly<Partial<Record<Aspect, number>>>
  /** Cults, paths of Alliance, or "universal". */
  readonly cults: readonly string[]
  /** The only peoples that may have it, or those that may not. */
  readonly peoples?: readonly string[]
  readonly notFor?: readonly string[]
  /** CF-RELIC-12: an ability that the bearer's card must print. */
  readonly needs?: string
}

/** CF-FAITH-01: the three Aspects of divinity. */
export type Aspect = 'creation' | 'alteration' | 'destruction'

/** CF-ARMY-09 to -14: a spell as armies learn it. */
export interface SpellCard {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** CF-REV-ELEMENTAL-01, -04: cards of one kin share their attempts. */
  readonly kin?: string
  /** CF-REV-ELEMENTAL-03: several copies may be bought; each is discarded after a success. */
  readonly discarded?: true
  readonly paths: readonly string[]
  /** CF-ARMY-13: the Elements whose gems it costs; "other" is any one that is not named. */
  readonly elements: readonly string[]
  readonly intensity: number
  /** CF-PACK-54: has no intensity for fighters whose rank line has this word. */
  readonly lightFor?: string
  readonly ap: number
  /** CF-REV-LION-13: the A.P. count for each point of this printed characteristic. */
  readonly perPoint?: 'pow'
  /** CF-MANA-09: gems of each Element; null if the caster chooses the number. */
  readonly cost?: readonly (readonly [gems: number | null, element: string])[]
  /** CF-CAST-09: null if it depends on the target or on other things. */
  readonly difficulty?: number | null
  /** CF-CAST-13: in cm; null is unlimited. */
  readonly range?: number | 'personal' | 'contact' | null
  readonly on?: 'enemy' | 'friend' | 'self' | 'special'
  /** CF-CAST-03: attempts of one magician in a round (default: 1). */
  readonly frequency?: number | 'unlimited' | 'unique'
  /** CF-BOOK-06: how long its effect lasts. */
  readonly lasts?: string
  /** CF-REV-ACHERON-12: the Element that magicians of an army learn and pay it with if they do not master its own. */
  readonly instead?: { readonly army: string; readonly element: string }
  /** Only these may learn it: fighters of an army, bearers of an ability, some profiles. */
  readonly army?: string
  readonly ability?: string
  readonly only?: readonly string[]
}

/** CF-ARMY-15 to -18: a miracle as armies learn it. */
export interface MiracleCard {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Cults, paths of Alliance, or "universal". */
  readonly cults: readonly string[]
  /** CF-ARMY-17, CF-CARD-18: the least of each Aspect; lost values demand nothing (CF-LITANY-03). */
  readonly aspects?: Readonly<Partial<Record<Aspect, number>>>
  readonly ap: number
  /** CF-CALL-09: null if the faithful chooses it or it depends on the target. */
  readonly fervour?: number | null
  /** CF-CALL-08: null if it depends on the target or on other things. */
  readonly difficulty?: number | null
  /** CF-CALL-13, -16: in cm, by the aura of faith, not measured, or unlimited (null). */
  readonly range?: number | 'personal' | 'contact' | 'aura' | null
  readonly on?: 'enemy' | 'friend' | 'believer' | 'self' | 'anybody' | 'nobody'
  /** CF-CALL-01: the moment of the call (default: in an activation). */
  readonly when?: 'strategic' | 'reaction'
  /** CF-REV-GRIFFIN-12: learnt instead of other miracles. */
  readonly sentence?: boolean
  /** CF-CALL-14: whether it can be censured (default: yes). */
  readonly censurable?: boolean
  readonly only?: readonly string[]
  /** CF-CARD-30: for fighters of this name, in the catalogue or on a player's own card. */
  readonly named?: string
}

export const artefacts: readonly Artefact[] = freeze([
  ...artefactList,
  ...relicList,
  ...revisedCards.artefacts,
] as readonly Artefact[])
export const spells: readonly SpellCard[] = freeze([
  ...withIds(spellList as unknown as readonly Omit<SpellCard, 'id'>[]),
  ...revisedCards.spells,
])
export const miracles: readonly MiracleCard[] = freeze([
  ...withIds(miracleList as readonly Omit<MiracleCard, 'id'>[]),
  ...revisedCards.miracles,
])

const byId = {
  artefacts: new Map(artefacts.map((artefact) => [artefact.id, artefact])),
  spells: new Map(spells.map((spell) => [spell.id, spell])),
  miracles: new Map(miracles.map((miracle) => [miracle.id, miracle])),
}

export function artefactNamed(id: string): Artefact | undefined {
  return byId.artefacts.get(id)
}

export function spellNamed(id: string): SpellCard | undefined {
  return byId.spells.get(id)
}

export function miracleNamed(id: string): MiracleCard | undefined {
  return byId.miracles.get(id)
}
