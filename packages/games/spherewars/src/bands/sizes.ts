import rules from '../../data/band-rules.json' with { type: 'json' }
import { SIZES, type Size } from '../preparation/missions/mission.ts'

/** SW-BAND-06, -07: ranks limited by the size of the game. */
export type Troop = 'regular' | 'average' | 'elite' | 'superior'

/** SW-SIZE-01 to -04: a game size, by the points of each band. */
export interface SizeRules {
  readonly id: Size
  readonly least: number
  readonly most: number | null
  /** SW-BAND-02, -04: the exact number of leaders and the maximum number of avatars. */
  readonly leaders: number
  readonly avatars: number
  /** SW-RBAND-01, -02: minimum and maximum numbers of troops. */
  readonly minimum: Readonly<Record<'regular' | 'average', number>>
  readonly maximum: Readonly<Record<Troop, number>>
}

const sizes: readonly SizeRules[] = SIZES.map((id) => {
  const { minBp, maxBp, leader, avatar, mandatory, maximum } = rules.sizes[id]
  return { id, least: minBp, most: maxBp, leaders: leader, avatars: avatar, minimum: mandatory, maximum }
})

/** SW-SIZE-05: gets the game size for an agreed total. */
export function sizeOf(points: number): SizeRules {
  return sizes.find(({ most }) => most === null || points <= most)!
}

export function sizeNamed(id: Size): SizeRules {
  return sizes.find((size) => size.id === id)!
}

/** SW-RBAND-02: the maximum number of a rank, which grows with every full 250 points above 1000. */
export function mostOf(rank: Troop, points: number): number {
  const { id, maximum } = sizeOf(points)
  if (id !== 'epic') return maximum[rank]
  const { per, superiorAt2000, ...growth } = rules.over1000
  if (rank === 'superior') return points >= 2000 ? superiorAt2000 : maximum.superior
  return maximum[rank] + Math.floor((points - 1000) / per) * growth[rank]
}
