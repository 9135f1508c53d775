import { freeze } from '@fray/kernel'
import artefactList from '../../data/artefacts.json' with { type: 'json' }
import miracleList from '../../data/miracles.json' with { type: 'json' }
import relicList from '../../data/relics.json' with { type: 'json' }
import spellList from '../../data/spells.json' with { type: 'json' }
import type { Faith } from './profile.ts'
import { revisedCards } from './revised-cards.ts'

/** CF-ARTEFACT-05 to -39, CF-RELIC-06 to -12, CF-REV-04: an artefact, common or of a people's revised cards, or a relic. */
export interface Artefact {
  readonly id: string
  readonly name: string
  readonly rule: string
  readonly ap: number
  /** CF-REV-LION-02: the A.P. are those of each point of this characteristic as printed. */
  readonly perPoint?: 'res'
  /** CF-ARTEFACT-04, -08, -12, -16: one of a family for each fighter; of potions as many as he has places for. */
  readonly family?: string
  /** CF-ARTEFACT-03: the ability it gives. */
  readonly grants?: string
  /** CF-ARTEFACT-18, -19: what its bearer may have already. */
  readonly replaces?: readonly string[]
  /** CF-ARTEFACT-26: the characteristic that a potion raises, and by how much. */
  readonly raises?: string
  readonly by?: number
  /** CF-ARTEFACT-04: open to magicians and faithful who are no Characters. */
  readonly mystics?: boolean
  /** CF-LITURGY-04, -06: for faithful Characters alone, of this path of Alliance or of any ("universal"). */
  readonly faithful?: string
  /** CF-RELIC-01: for faithful Characters alone, and one of a kind in an army. */
  readonly relic?: Relic
  /** CF-REV-23: who alone may have it; any of the usual bearers if nothing is said. */
  readonly bearers?: Bearers
  /** CF-REV-ORC-02: as many as its bearer likes, all together in one place. */
  readonly doses?: boolean
  /** CF-REV-DIRZ-02: takes none of the places for artefacts. */
  readonly free?: boolean
  /** CF-REV-DIRZ-15: one for so many A.P. of the army as built, or part of them. */
  readonly perStarted?: number
  /** CF-REV-GOBLIN-05: its bearer counts among the war machines, too. */
  readonly machine?: boolean
  /** CF-REV-TIRNABOR-04, -05: a spell that a magician of the army must know. */
  readonly needsSpell?: string
  /** CF-REV-GRIFFIN-01: what it makes of its bearer's card, as if it were printed. */
  readonly prints?: { readonly faith?: Faith; readonly abilities: readonly string[] }
  /** CF-REV-GRIFFIN-02: cards that cost so much less in its bearer's army; a second one adds nothing. */
  readonly cheapens?: { readonly only: readonly string[]; readonly by: number }
  /** CF-REV-MIDNOR-10: a fighter may have it more than once. */
  readonly several?: boolean
  /** CF-REV-MIDNOR-03: one for each fighter of the army who carries this. */
  readonly comesWith?: string
  /** CF-REV-ACHERON-34: how many an army may have. */
  readonly perArmy?: number
}

/** CF-REV-23: whom a card is reserved to; all that is said must be true of him. */
export interface Bearers {
  readonly army?: string
  readonly peoples?: readonly string[]
  /** CF-FACTION-01: the Way of his people. */
  readonly way?: string
  /** Profiles by their ids. */
  readonly only?: readonly string[]
  readonly notFor?: readonly string[]
  /** Whether Characters alone; others need no ability for it. */
  readonly characters?: boolean
  readonly trait?: string
  readonly path?: string
  readonly magician?: boolean
  readonly faithful?: boolean
  /** A magician or a faithful. */
  readonly mystic?: boolean
  /** CF-RANK-19: a further word of his rank. */
  readonly rankWord?: string
  readonly mounted?: boolean
  readonly marksman?: boolean
  /** A word in the name of his range weapon. */
  readonly weapon?: string
  /** A piece of equipment by its name. */
  readonly equipment?: string
  readonly leastRes?: number
}

/** CF-RELIC-02, -03: whose a relic can be, and what it adds to his Aspects when he learns miracles. */
export interface Relic {
  readonly aspects: Readonly<Partial<Record<Aspect, number>>>
  /** Cults, paths of Alliance, or "universal". */
  readonly cults: readonly string[]
  /** Peoples that alone may have it, or may not. */
  readonly peoples?: readonly string[]
  readonly notFor?: readonly string[]
  /** CF-RELIC-12: an ability that must be printed on the bearer's card. */
  readonly needs?: string
}

/** CF-FAITH-01. */
export type Aspect = 'creation' | 'alteration' | 'destruction'

/** CF-ARMY-09 to -14: a spell as armies learn it. */
export interface SpellCard {
  readonly id: string
  readonly name: string
  /** CF-REV-ELEMENTAL-01, -04: its rule, where several cards have one; else it is called by it. */
  readonly rule?: string
  /** CF-REV-ELEMENTAL-03: several may be bought; each is discarded when it has succeeded. */
  readonly discarded?: true
  readonly paths: readonly string[]
  /** CF-ARMY-13: the Elements whose gems it asks for; "other" is any one besides those named. */
  readonly elements: readonly string[]
  readonly intensity: number
  /** CF-PACK-54: it weighs nothing for those whose rank line says this. */
  readonly lightFor?: string
  readonly ap: number
  /** CF-REV-LION-13: the A.P. are those of each point of this characteristic as printed. */
  readonly perPoint?: 'pow'
  /** CF-MANA-09: so many gems of each Element; null where the caster says how many. */
  readonly cost?: readonly (readonly [gems: number | null, element: string])[]
  /** CF-CAST-09: null where it depends on the target or on something else. */
  readonly difficulty?: number | null
  /** CF-CAST-13: in cm; null has no limit. */
  readonly range?: number | 'personal' | 'contact' | null
  readonly on?: 'enemy' | 'friend' | 'self' | 'special'
  /** CF-CAST-03. */
  readonly frequency?: number | 'unlimited' | 'unique'
  /** CF-BOOK-06. */
  readonly lasts?: string
  /** CF-REV-ACHERON-12: the Element that magicians of an army learn and pay it with who do not master its own. */
  readonly instead?: { readonly army: string; readonly element: string }
  /** Who alone may learn it: fighters of an army, bearers of an ability, these profiles. */
  readonly army?: string
  readonly ability?: string
  readonly only?: readonly string[]
}

/** CF-ARMY-15 to -18: a miracle as armies learn it. */
export interface MiracleCard {
  readonly id: string
  readonly name: string
  /** Cults, paths of Alliance, or "universal". */
  readonly cults: readonly string[]
  /** CF-ARMY-17, CF-CARD-18: the least of each Aspect; what is lost asks for nothing (CF-LITANY-03). */
  readonly aspects?: Readonly<Partial<Record<Aspect, number>>>
  readonly ap: number
  /** CF-CALL-09: null where the faithful says how much, or the target. */
  readonly fervour?: number | null
  /** CF-CALL-08: null where it depends on the target or on something else. */
  readonly difficulty?: number | null
  /** CF-CALL-13, -16: in cm, as far as the aura of faith, not measured, or without limit (null). */
  readonly range?: number | 'personal' | 'contact' | 'aura' | null
  readonly on?: 'enemy' | 'friend' | 'believer' | 'self' | 'anybody' | 'nobody'
  /** CF-CALL-01: in an activation unless told. */
  readonly when?: 'strategic' | 'reaction'
  /** CF-REV-GRIFFIN-12: learnt instead of other miracles. */
  readonly sentence?: boolean
  /** CF-CALL-14: unless it says so, it can be censured. */
  readonly censurable?: boolean
  readonly only?: readonly string[]
  /** CF-CARD-30: for fighters of this name, whether their card is of the catalogue or a player's own. */
  readonly named?: string
}

export const artefacts: readonly Artefact[] = freeze([
  ...artefactList,
  ...relicList,
  ...revisedCards.artefacts,
] as readonly Artefact[])
export const spells: readonly SpellCard[] = freeze([
  ...(spellList as unknown as readonly SpellCard[]),
  ...revisedCards.spells,
])
export const miracles: readonly MiracleCard[] = freeze([
  ...(miracleList as readonly MiracleCard[]),
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
