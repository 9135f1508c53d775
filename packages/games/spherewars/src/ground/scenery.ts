import type { Point } from '@fray/tabletop'
import type { Height } from '../bands/profile.ts'

/** SW-SCENERY-05 to -09: how hard a piece is to pass; bare ground is SW-SCENERY-31. */
export type Density = 'bare' | 'sparse' | 'dense' | 'impassable'
export type Feature =
  | 'aquatic'
  | 'deep-aquatic'
  | 'red-hot'
  | 'deep-red-hot'
  | 'building'
  | 'elevation'
  | 'lineal'
  | 'vertical'

/** SW-SCENERY-16: doors and windows pass movement and sight, slots sight only. */
export interface Opening {
  readonly kind: 'door' | 'window' | 'slot'
  readonly from: Point
  readonly to: Point
}

/** SW-SCENERY-32: a strip from bank to bank where the piece has no effect. */
export interface Crossing {
  readonly from: Point
  readonly to: Point
  readonly width: number
}

export type PieceShape =
  | { readonly kind: 'disc'; readonly centre: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly outline: readonly Point[] }
  /** Lineal pieces have no thickness (SW-SCENERY-18). */
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }

/** A piece of scenery on the table. Never changes once placed. */
export interface Piece {
  readonly id: number
  /** Id of its type: wood, hedge, hill… */
  readonly type: string
  /** Its name if it differs from the type's (SW-SCENERY-02). */
  readonly name: string | null
  readonly shape: PieceShape
  readonly height: Height
  readonly density: Density
  readonly features: readonly Feature[]
  readonly openings: readonly Opening[]
  readonly crossings: readonly Crossing[]
  /** SW-SCENERY-33: storeys, the ground floor being 0; with a roof one may stand on that too, as floor `floors`. */
  readonly floors: number
  readonly roof: boolean
  /** SW-SCENERY-03; 0 for mission pieces, which do not count (SW-DENSITY-06). */
  readonly size: number
  /** SW-MISSION-20, -30, -40: a piece the mission is about, and its number. */
  readonly objective: number | null
}

export function isBuilding({ features }: Piece): boolean {
  return features.includes('building')
}

export function isElevation({ features }: Piece): boolean {
  return features.includes('elevation')
}

/** SW-SCENERY-18: a combatant is in front of it or behind it, never inside. */
export function isLineal({ shape }: Piece): boolean {
  return shape.kind === 'line'
}

export function isWater({ features }: Piece): boolean {
  return features.includes('aquatic') || features.includes('deep-aquatic')
}

export function isLava({ features }: Piece): boolean {
  return features.includes('red-hot') || features.includes('deep-red-hot')
}

/** SW-SCENERY-13, -15: whether it is too deep for shooting or casting. */
export function isDeep({ features }: Piece): boolean {
  return features.includes('deep-aquatic') || features.includes('deep-red-hot')
}

/** SW-SIGHT-27: a bare hill neither covers nor hides combatants on it. */
export function isBareElevation(piece: Piece): boolean {
  return piece.density === 'bare' && isElevation(piece) && !isBuilding(piece)
}
