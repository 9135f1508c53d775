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

/** CF-RANK-02 to -17. */
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
/** CF-RANK-01. */
export type RankCategory = 1 | 2 | 3 | 4

/** CF-BASE-07, from the smallest to the biggest. */
export const SIZES = ['small', 'medium', 'large', 'very-large'] as const
export type Size = (typeof SIZES)[number]

/** CF-BASE-01 to -04. */
export const BASES = ['infantry', 'cavalry', 'creature', 'large-creature'] as const
export type BaseKind = (typeof BASES)[number]

/** What a fighter is on the battlefield; whether he is a Character is told by `character` alone. */
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

/** Something with hooks on a card: an ability, a piece of equipment, a capacity. `x` is its number ("Toxic/2"), if any. */
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

/** CF-PROFILE-09. */
export interface Magic {
  readonly level: Rank
  readonly elements: readonly ElementName[]
  readonly paths: readonly string[]
  /** CF-CARD-15: the sum of intensities he may take. */
  readonly intensity: number
}

/** CF-PROFILE-10. */
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

/** CF-PROFILE-12. */
export interface Machine {
  readonly artillery: 'light' | 'light-zone' | 'heavy' | 'heavy-zone' | 'chariot'
  readonly mobile: boolean
  readonly weight: number | null
  readonly structurePoints: number | null
  readonly crew: number | null
  /** CF-MACHINE-28: its crew fires all round without turning it. */
  readonly turret: boolean
  /** CF-ABIL-116: the sides of its base by which passengers come and go; null where the card names none. */
  readonly access: readonly Side[] | null
  /** Id of the profile that serves it. */
  readonly servant: string | null
  /** What others must have to serve it. */
  readonly substitutes: { readonly aim: number; readonly dis: number } | null
}

/** CF-COST-15, CF-PROFILES-13: where the A.P. come from. */
export const COST_BASES = ['book', 'public', 'model', 'house', 'split'] as const
type CostBasis = (typeof COST_BASES)[number]

/** CF-PROFILES-02: where a field comes from. Fields that are not named rest on the book. */
export interface Sources {
  readonly ap: CostBasis
  /** Fields taken from public facts about the real card. */
  readonly public: readonly string[]
  /** Fields chosen in this house. */
  readonly house: readonly string[]
}

/**
 * CF-PROFILE-01: one reference card's figures. What a fighter does not have is null: "-" for DIS (CF-PROFILE-08) or AIM
 * (CF-PROFILE-06), COU or FEAR whichever he lacks (CF-PROFILE-07). Profiles never change in play and are shared, frozen.
 */
export interface Profile {
  readonly id: string
  readonly name: string
  /** The name on the card, of a fighter whom a situation calls something else. */
  readonly printedName?: string
  readonly army: ArmyId
  /** CF-LEAD-04: friends of one people lead each other. */
  readonly people: string
  readonly rank: Rank
  readonly category: RankCategory
  /** CF-RANK-19: other words of the rank line, lower case: factions, functions. */
  readonly rankWords: readonly string[]
  readonly role: Role
  readonly character: boolean
  /** CF-CARD-05. */
  readonly unique: boolean
  /** Never bought, only summoned. */
  readonly summonOnly: boolean
  /** A name of the game-icons set. */
  readonly icon: string
  readonly size: Size
  readonly base: BaseKind
  /** CF-BASE-13. */
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
  /** Abilities and equipment with rules of its own, by the ids of their objects ("war-fury", "immunity-fear", "sacred-weapon"). */
  readonly traits: readonly Trait[]
  /** Equipment by name, as the card prints it; what has rules of its own is a trait as well. */
  readonly equipment: readonly string[]
  /** CF-ABIL-20: characteristics printed bold, for Concentration. */
  readonly bold: readonly Characteristic[]
  /** CF-CARD-06: innate special capacities, by rule id. */
  readonly capacities: readonly string[]
  /** CF-LEAD-01, -03. */
  readonly command: 'commander' | 'musician' | 'standard-bearer' | null
  readonly magic: Magic | null
  readonly faith: Faith | null
  /** CF-PROFILES-06: spells and miracles proposed for him, by rule id; not paid in `ap`. */
  readonly spells: readonly string[]
  readonly miracles: readonly string[]
  readonly machine: Machine | null
  /** CF-PROFILE-13. */
  readonly ap: number
  readonly sources: Sources
  /** CF-PACK-02: a Character bound to a faction that is not his own: nothing that is reserved to him, or about him, counts. */
  readonly estranged?: true
  /** Made up by a player: no book has it. */
  readonly own: boolean
}
