import type { RectangleBase } from '@fray/tabletop'

export type Race =
  | 'human'
  | 'nlyss'
  | 'ahoggya'
  | 'hlaka'
  | 'pachiLei'
  | 'peChoi'
  | 'pygmyFolk'
  | 'serudla'
  | 'shen'
  | 'swampFolk'
  | 'sro'
  | 'tinaliya'
  | 'chyrstalli'
  | 'hlutrgu'
  | 'hlyss'
  | 'shunnedOne'
  | 'graySsu'
  | 'blackSsu'

export type Engine = 'lightDartThrower' | 'lightStoneThrower' | 'mediumDartThrower' | 'mediumStoneThrower'

/** MI-TYPE-01: the types of troops. */
export type TroopType = 'line' | 'regularSkirmisher' | 'irregularSkirmisher'

/** MI-TYPE-08: the classes of armour. */
export type Armour = 'none' | 'light' | 'medium' | 'heavy'

/** MI-RATING-03 to -05: the standing that decides a legion's morale rating. */
export type Standing = 'regular' | 'irregular' | 'peasant' | 'bodyguard' | 'fanatic'

/** MI-UNIT-02: the properties shared by every figure of a legion. */
export interface Troop {
  readonly race: Race
  /** Engines with a crew of the race (MI-UNIT-05); null for all other troops. */
  readonly engine: Engine | null
  readonly type: TroopType
  readonly standing: Standing
  readonly armour: Armour
  readonly shield: boolean
  /** Melee weapons, ids of the chart of weapon rows; the first is the main one. */
  readonly weapons: readonly string[]
  /** A missile weapon, an id of the missile chart. */
  readonly missile: string | null
  /** MI-RELOAD-04: crossbowmen in pairs. */
  readonly paired: boolean
  /** A scenario's own morale rating (MI-RATING-04); null: from the chart. */
  readonly morale: number | null
  /** MI-NATION-03: other ratings mixed into a gurék of Yán Kór; a last stand uses the highest (MI-LASTSTAND-07). */
  readonly mixed: readonly number[]
  readonly base: RectangleBase
}
