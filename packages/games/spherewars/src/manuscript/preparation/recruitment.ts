import { examine, ofRank } from '../../bands/band-fault.ts'
import type { BandList } from '../../bands/band-list.ts'
import type { CountedRank, RankLimits, Recruitment } from '../../bands/recruitment.ts'
import { checkWarband } from './band.ts'
import { manuscriptRoster, recruitNamed } from './roster.ts'

/** SM-BAND-07: the number of leaders in most missions. */
const LEADERS = 1

/** SM-BAND-01 to -07: how warbands are recruited. */
export const manuscriptRecruitment: Recruitment = {
  roster: manuscriptRoster,
  named: recruitNamed,
  raceRules: true,
  check: (list) => checkWarband(list, { points: list.points, leaders: LEADERS }),
  limits,
}

/** SM-BAND-03, -07, SM-MISSING-03: only leaders and messengers are limited by rank, and superiors do not exist. */
function limits(list: BandList): Record<CountedRank, RankLimits> {
  const leaders = ofRank(examine(list, { named: recruitNamed }), 'leader')
  const most = Math.max(0, ...leaders.map(({ entry }) => entry.profile.com ?? 0))
  const any: RankLimits = { least: 0, rules: [] }
  return {
    leader: { least: LEADERS, most: LEADERS, rules: ['SM-BAND-07'] },
    avatar: any,
    messenger: { least: 0, most, rules: ['SM-BAND-03'] },
    ...{ regular: any, average: any, elite: any },
    superior: { least: 0, most: 0, rules: ['SM-MISSING-03'] },
  }
}
