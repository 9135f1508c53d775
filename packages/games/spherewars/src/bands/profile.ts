import type { DiscBase } from '@fray/tabletop'

export type Race = 'scions' | 'alliance' | 'urueh' | 'adepts'
/** SW-BAND-01: ranks; an escort (Igneous Guard) counts as a regular troop. */
export type Rank = 'leader' | 'avatar' | 'messenger' | 'regular' | 'average' | 'elite' | 'superior' | 'escort'
/** SW-PROFILE-23: from flat (0) to colossal (5). */
export type Height = 0 | 1 | 2 | 3 | 4 | 5
/** SW-PROFILE-25: the steadier, the lower the morale difficulty. */
export type Morale = 'coward' | 'common' | 'brave' | 'unbreakable'
/** SW-PROFILE-24: common, respectable, frightening, terrifying. */
export type Fear = 0 | 1 | 2 | 3
/** SW-RANDMOVE-01, SW-FLY-01: fixed and flying movers know their distance, the others roll for it. */
export type Movement = 'fixed' | 'flying' | 'variable' | 'clumsy'

export type RangedWeapon =
  | 'light-tension'
  | 'tension'
  | 'light-mechanical'
  | 'mechanical'
  | 'light-powder'
  | 'powder'
  | 'projectile'

/**
 * The printed values of one figure. Missing attributes are null (SW-PROFILE-20); for variable and clumsy movers `mov`
 * is the fixed value of SW-RANDMOVE-05. Profiles never change in play and are shared, frozen objects.
 */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly title: string | null
  readonly race: Race
  /** Cult or faction; membership keywords are abilities. */
  readonly faction: string | null
  readonly people: 'soimi' | 'regor' | null
  readonly rank: Rank
  readonly icon: string
  readonly base: DiscBase
  readonly movement: Movement
  readonly mov: number
  readonly com: number | null
  readonly dex: number | null
  readonly pre: number | null
  readonly str: number | null
  readonly conMundane: number
  readonly conArcane: number
  readonly fur: number | null
  readonly pow: number | null
  /** 0 for ephemeral combatants (SW-WOUND-14). */
  readonly wounds: number
  readonly ephemeral: boolean
  /** Null for combatants that never roll (Ashes). */
  readonly morale: Morale | null
  readonly firm: boolean
  readonly fear: Fear
  readonly height: Height
  readonly mounted: boolean
  /** Hand weapons, by category or by the id of a unique one (hammer-of-the-legion). */
  readonly weapons: readonly string[]
  readonly ranged: readonly RangedWeapon[]
  readonly armour: readonly string[]
  /** Ids of all hooks the profile brings: universal, race and unique abilities (not weapons or armour). */
  readonly abilities: readonly string[]
  /** Arcane power for artefacts (SW-PROFILE-09); 0 if it has none. */
  readonly ap: number
  /** Set for custom profiles, which no book has. */
  readonly house?: true
}

export function isHero(profile: Profile): boolean {
  return profile.rank === 'leader' || profile.rank === 'avatar'
}
