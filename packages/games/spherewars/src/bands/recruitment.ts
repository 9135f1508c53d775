import { checkBand } from './band-check.ts'
import { type BandFault, examine } from './band-fault.ts'
import type { BandList } from './band-list.ts'
import type { Rank } from './profile.ts'
import { type Entry, type EntryNamed, entryNamed, roster } from './roster.ts'
import { mostOf } from './sizes.ts'

/** SW-RBAND-05: an escort counts as a regular troop. */
export type CountedRank = Exclude<Rank, 'escort'>

/** How many of a rank a band needs and may have; unlimited without `most`. */
export interface RankLimits {
  readonly least: number
  readonly most?: number
  readonly rules: readonly string[]
}

/** The recruitment rules of an edition: the rulebook or the Manuscript. */
export interface Recruitment {
  readonly roster: readonly Entry[]
  readonly named: EntryNamed
  readonly raceRules: boolean
  check(list: BandList): readonly BandFault[]
  limits(list: BandList): Readonly<Record<CountedRank, RankLimits>>
}

/** SW-BAND-01 to -19, SW-RBAND-01 to -06: the recruitment rules of the rulebook. */
export function rulebookRecruitment(raceRules = true): Recruitment {
  return {
    roster,
    named: entryNamed,
    raceRules,
    check: (list) => checkBand(list, { raceRules }),
    limits: (list) => rulebookLimits(list, raceRules),
  }
}

function rulebookLimits(list: BandList, raceRules: boolean): Record<CountedRank, RankLimits> {
  const { leader, points, size } = examine(list, { raceRules })
  const troops = (rank: 'regular' | 'average' | 'elite') => {
    if (!raceRules) return { least: 0, rules: [] }
    const least = rank === 'elite' ? 0 : size.minimum[rank]
    const rules = rank === 'elite' ? ['SW-RBAND-02'] : ['SW-RBAND-01', 'SW-RBAND-02']
    return { least, most: mostOf(rank, points), rules }
  }
  const superiors = mostOf('superior', points)
  return {
    leader: { least: size.leaders, most: size.leaders, rules: ['SW-BAND-02'] },
    avatar: { least: 0, most: size.avatars, rules: ['SW-BAND-04'] },
    messenger: { least: 0, most: size.leaders === 0 ? 0 : (leader?.com ?? 0), rules: ['SW-BAND-05'] },
    regular: troops('regular'),
    average: troops('average'),
    elite: troops('elite'),
    superior: { least: 0, most: raceRules ? superiors : Math.min(1, superiors), rules: ['SW-BAND-07'] },
  }
}
