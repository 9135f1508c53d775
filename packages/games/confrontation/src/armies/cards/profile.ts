import type { Side } from '@fray/tabletop'

/** CF-PROFILES-08: the armies, and the beings that can only be summoned. */
export const ARMIES = [
  'lions',
  'griffins',
  'cynwall',
  'sessairs',
  'acheron',
  'dirz',
  'drune',
  'midnor',
  'akkyshan',
  'ophidian',
  'tirnabor',
  'goblins',
  'orcs',
  'wolfen',
  'devourers',
  'daikinee',
  'sphinx',
  'elementals',
] as const
export type ArmyId = (typeof ARMIES)[number]

/** CF-RANK-02 to -17: the ranks of fighters, magicians and faithful. */
export const RANKS = [
  'irregular',
  'regular',
  'veteran',
  'creature',
  'special',
  'elite',
  'living-legend',
  'major-ally',
  'initiate',
  'adept',
  'master',
  'virtuoso',
  'devout',
  'zealot',
  'dean',
  'avatar',
] as const
export type Rank = (typeof RANKS)[number]
/** CF-RANK-01: the category of a rank. */
export type RankCategory = 1 | 2 | 3 | 4

/** CF-BASE-07, from the smallest to the biggest. */
export const SIZES = ['small', 'medium', 'large', 'very-large'] as const
export type Size = (typeof SIZES)[number]

/** CF-BASE-01 to -04: the kinds of bases. */
export const BASES = ['infantry', 'cavalry', 'creature', 'large-creature'] as const
export type BaseKind = (typeof BASES)[number]

/** A fighter's role on the battlefield; only `character` says whether it is a Character. */
export const ROLES = [
  'troop',
  'magician',
  'warrior-mage',
  'faithful',
  'warrior-monk',
  'servant',
  'machine',
  'creature',
  'elemental',
] as const
export type Role = (typeof ROLES)[number]

/** The characteristics that can be tested. */
export const CHARACTERISTICS = ['ini', 'att', 'str', 'def', 'res', 'aim', 'cou', 'fear', 'dis', 'pow'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

/** CF-CAST, CF-MANA: the Elements of mana. */
export const ELEMENTS = ['air', 'earth', 'fire', 'water', 'light', 'darkness'] as const
export type ElementName = (typeof ELEMENTS)[number]

/**
 * An object with hooks on a card: an ability, a piece of equipment, a capacity. `x` is its number ("Toxic/2"), if any.
 */
export interface Trait {
  readonly ability: string
  readonly x: number | null
}

/** CF-FIRE-05: a range weapon. Ranges in cm: short, medium, long. */
export interface RangeWeapon {
  readonly name: string
  readonly strength: number
  readonly ranges: readonly [number, number, number]
}

/** CF-PROFILE-09: the magic of a magician. */
export interface Magic {
  readonly level: Rank
  readonly elements: readonly ElementName[]
  readonly paths: readonly string[]
  /** CF-CARD-15: the greatest total intensity of its spells. */
  readonly intensity: number
}

/** CF-PROFILE-10: the creed of a faithful. */
export interface Faith {
  readonly level: Rank
  readonly cult: string
  /** In cm. */
  readonly aura: number
  readonly creation: number
  readonly alteration: number
  readonly destruction: number
  readonly iconoclast: boolean
}

/** CF-PROFILE-12: the figures of a war machine. */
export interface Machine {
  readonly artillery: 'light' | 'light-zone' | 'heavy' | 'heavy-zone' | 'chariot'
  readonly mobile: boolean
  readonly weight: number | null
  readonly structurePoints: number | null
  readonly crew: number | null
  /** CF-MACHINE-28: its crew fires in all directions without turning it. */
  readonly turret: boolean
  /** CF-ABIL-116: the sides of its base where passengers get on and off; null if the card names none. */
  readonly access: readonly Side[] | null
  /** Id of the profile that serves it. */
  readonly servant: string | null
  /** The AIM and DIS that other servants need. */
  readonly substitutes: { readonly aim: number; readonly dis: number } | null
}

/** CF-COST-15, CF-PROFILES-13: the source of the A.P. */
export const COST_BASES = ['book', 'public', 'model', 'house', 'split'] as const
type CostBasis = (typeof COST_BASES)[number]

/** CF-PROFILES-02: the sources of fields. Fields that are not named come from the book. */
export interface Sources {
  readonly ap: CostBasis
  /** Fields taken from public facts about the printed card. */
  readonly public: readonly string[]
  /** Fields chosen by this house. */
  readonly house: readonly string[]
}

/**
 * CF-PROFILE-01: the figures of one reference card. Missing figures are null: "-" for DIS (CF-PROFILE-08) or AIM
 * (CF-PROFILE-06), and either COU or FEAR (CF-PROFILE-07). Profiles never change in play and are shared, frozen.
 */
export interface Profile {
  readonly id: string
  readonly name: string
  /** The name on the card, if a situation uses another one. */
  readonly printedName?: string
  readonly army: ArmyId
  /** CF-LEAD-04: friends of one people lead each other. */
  readonly people: string
  readonly rank: Rank
  readonly category: RankCategory
  /** CF-RANK-19: other words of the rank line in lower case: factions, functions. */
  readonly rankWords: readonly string[]
  readonly role: Role
  readonly character: boolean
  /** CF-CARD-05: at most one in an army. */
  readonly unique: boolean
  /** Only summoned, never bought. */
  readonly summonOnly: boolean
  /** Icon of the game-icons set. */
  readonly icon: string
  readonly size: Size
  readonly base: BaseKind
  /** CF-BASE-13: the Force in charges. */
  readonly force: number
  /** MOV on the ground in cm; null for immobile machines. */
  readonly mov: number | null
  /** CF-PROFILE-02: MOV in flight. */
  readonly flight: number | null
  readonly ini: number | null
  readonly att: number | null
  readonly str: number | null
  readonly def: number | null
  readonly res: number
  readonly aim: number | null
  readonly cou: number | null
  readonly fear: number | null
  readonly dis: number | null
  readonly pow: number | null
  readonly weapon: RangeWeapon | null
  /**
   * Abilities, and equipment with rules, by the ids of their objects ("war-fury", "immunity-fear", "sacred-weapon").
   */
  readonly traits: readonly Trait[]
  /** Equipment by printed name; equipment with rules is a trait as well. */
  readonly equipment: readonly string[]
  /** CF-ABIL-20: characteristics printed bold, for Concentration. */
  readonly bold: readonly Characteristic[]
  /** CF-CARD-06: innate special capacities, by rule id. */
  readonly capacities: readonly string[]
  /** CF-LEAD-01, -03: the office in a war-staff. */
  readonly command: 'commander' | 'musician' | 'standard-bearer' | null
  readonly magic: Magic | null
  readonly faith: Faith | null
  /** CF-PROFILES-06: proposed spells and miracles, by rule id; not included in `ap`. */
  readonly spells: readonly string[]
  readonly miracles: readonly string[]
  readonly machine: Machine | null
  /** CF-PROFILE-13: the strategic value. */
  readonly ap: number
  readonly sources: Sources
  /** CF-PACK-02: a Character bound to another faction than its own, which loses everything reserved to it. */
  readonly estranged?: true
  /** Made up by a player, not in any book. */
  readonly own: boolean
}
