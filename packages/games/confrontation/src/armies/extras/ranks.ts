import { freeze } from '@fray/kernel'
import list from '../../../data/ranks.json' with { type: 'json' }
import type { Rank, RankCategory } from '../cards/profile.ts'

/** CF-RANK-01 to -17, CF-ARMY-08: a rank with its category and its artefacts. */
interface RankRow {
  readonly id: Rank
  readonly kind: 'fighter' | 'magician' | 'faithful'
  readonly category: RankCategory
  /** CF-ARMY-08: how many artefacts a fighter of this rank carries. */
  readonly artefacts: number
  readonly rule: string
}

const ranks: readonly RankRow[] = freeze(list as readonly RankRow[])

export function rankRow(rank: Rank): RankRow {
  return ranks.find(({ id }) => id === rank)!
}

/** CF-RANK-01, -18: the higher category of a card's two ranks, a fighter's and a mystic's, counts. */
export function categoryOf(...carried: readonly (Rank | undefined)[]): RankCategory {
  const categories = carried.flatMap((rank) => (rank === undefined ? [] : rankRow(rank).category))
  return Math.max(...categories) as RankCategory
}
