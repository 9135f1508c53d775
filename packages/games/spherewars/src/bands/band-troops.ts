import rules from '../../data/band-rules.json' with { type: 'json' }
import type { Recruit } from './band.ts'
import { addFault, type BandExamination, fieldOf, ofRank } from './band-fault.ts'
import { type Entry, entryNamed, isGroup } from './roster.ts'
import { mostOf, type Troop } from './sizes.ts'

/** How the leader changes recruitment (SW-ROSTER-05 to -09, -17, SW-RRULE-02 to -08, -15). */
interface LeaderRules {
  readonly bars?: readonly string[]
  readonly maximum?: Readonly<Record<string, number>>
  readonly unlocks?: readonly string[]
  readonly soimiPerRegor?: number
}

const leaderRules: Readonly<Record<string, LeaderRules>> = rules.leaderRules

export function checkTroops(band: BandExamination): void {
  checkMinimum(band)
  checkMaximum(band)
  checkLeaderRules(band)
  checkUnlocked(band)
}

/** SW-BAND-16, SW-RBAND-01: enforced only with race rules, which give the numbers. */
function checkMinimum(band: BandExamination): void {
  if (!band.raceRules) return
  for (const rank of ['regular', 'average'] as const) {
    const least = band.size.minimum[rank]
    const count = ofRank(band, rank).length
    if (count >= least) continue
    const args = { rank, count, least, missing: least - count }
    addFault(band, 'troops-missing', args, '', 'SW-BAND-16', 'SW-RBAND-01')
  }
}

/** SW-BAND-07, -19, SW-RBAND-02: superiors are always limited, other ranks only with race rules. */
function checkMaximum(band: BandExamination): void {
  const ranks: readonly Troop[] = band.raceRules ? ['regular', 'average', 'elite', 'superior'] : ['superior']
  for (const rank of ranks) {
    const most =
      rank === 'superior' && !band.raceRules ? Math.min(1, mostOf(rank, band.points)) : mostOf(rank, band.points)
    const count = ofRank(band, rank).filter(({ entry }) => !isUnlimited(band, entry)).length
    if (count <= most) continue
    const rule = rank === 'superior' ? 'SW-BAND-07' : 'SW-BAND-19'
    addFault(band, 'troops', { rank, count, most, surplus: count - most }, '', rule, 'SW-RBAND-02')
  }
}

/**
 * SW-ROSTER-08, SW-RRULE-08: Regors under Raggarth are unlimited; with race rules only the regular and average ones.
 */
function isUnlimited({ leader, raceRules }: BandExamination, { profile }: Entry): boolean {
  if (leader?.id !== 'raggarth' || profile.people !== 'regor' || profile.rank === 'leader') return false
  return !raceRules || rules.leaderRules.raggarth.unlimited.ranks.includes(profile.rank)
}

export function checkLeaderRules(band: BandExamination): void {
  const { leader, raceRules } = band
  const law = leader ? leaderRules[leader.id] : undefined
  if (!leader || !law) return
  for (const id of law.bars ?? []) {
    const barred = recruitsOfEntry(band, id)
    const args = { name: entryNamed(id)!.name, leader: leader.name }
    if (barred[0]) addFault(band, 'barred-by-leader', args, fieldOf(barred[0]), ...ruleOf(leader.id))
  }
  for (const [id, most] of Object.entries(raceRules ? (law.maximum ?? {}) : {})) {
    const count = recruitsOfEntry(band, id).length
    const args = { name: entryNamed(id)!.name, leader: leader.name, count, most, surplus: count - most }
    if (count > most)
      addFault(band, 'few-under-leader', args, fieldOf(recruitsOfEntry(band, id)[0]!), ...ruleOf(leader.id))
  }
  if (law.soimiPerRegor !== undefined) checkPeoples(band, law.soimiPerRegor)
}

const RULES_OF_LEADERS: Readonly<Record<string, readonly string[]>> = {
  tirabe: ['SW-ROSTER-06', 'SW-RRULE-06'],
  sull: ['SW-ROSTER-07', 'SW-RRULE-07'],
}

function ruleOf(leader: string): readonly string[] {
  return RULES_OF_LEADERS[leader] ?? ['SW-ROSTER-05']
}

/** SW-ROSTER-08, SW-RRULE-08: the leader counts as a Regor; the Leviathan counts as neither. */
function checkPeoples(band: BandExamination, share: number): void {
  const count = (people: string) => band.recruits.filter(({ entry }) => entry.profile.people === people).length
  const soimi = count('soimi')
  const regors = count('regor')
  const most = Math.floor(regors * share)
  if (soimi <= most) return
  addFault(band, 'soimi', { soimi, regors, most, surplus: soimi - most }, '', 'SW-ROSTER-08', 'SW-RRULE-08')
}

/** SW-ROSTER-17, SW-RRULE-15: entries that need a certain leader. */
export function checkUnlocked(band: BandExamination): void {
  for (const [leader, { unlocks = [] }] of Object.entries(leaderRules)) {
    if (band.leader?.id === leader) continue
    for (const recruit of unlocks.flatMap((id) => recruitsOfEntry(band, id).slice(0, 1))) {
      const args = { name: recruit.entry.name, leader: entryNamed(leader)!.name }
      addFault(band, 'needs-leader', args, fieldOf(recruit), 'SW-ROSTER-17', 'SW-RRULE-15')
    }
  }
}

/** SW-ROSTER-19, SW-RBAND-04: limits the copies of a combatant or group. */
export function checkCopies(band: BandExamination): void {
  const seen = new Set<string>()
  for (const recruit of band.recruits) {
    const { entry } = recruit
    if (seen.has(entry.id)) continue
    seen.add(entry.id)
    const count = recruitsOfEntry(band, entry.id).length
    const most = copiesOf(band, entry)
    if (count <= most) continue
    const args = { name: entry.name, count, most, surplus: count - most }
    addFault(band, 'copies', args, fieldOf(recruit, 'count'), ...copyRules(band, entry))
  }
}

export function copiesOf(band: BandExamination, entry: Entry): number {
  if (isUnlimited(band, entry)) return Number.POSITIVE_INFINITY
  const { copies } = rules
  const exceptions: Readonly<Record<string, number>> = copies.exceptions
  const exception = band.raceRules ? exceptions[entry.id] : undefined
  if (exception !== undefined) return exception
  switch (entry.profile.rank) {
    case 'leader':
    case 'avatar':
      return copies.hero
    case 'escort':
      return copies.escort
    // Counts by rank: the leader's COM limits messengers, the game size limits superiors.
    case 'messenger':
    case 'superior':
      return Number.POSITIVE_INFINITY
    default:
      return isGroup(entry) ? copies.group : copies.fighter
  }
}

function copyRules({ raceRules }: BandExamination, entry: Entry): string[] {
  if (entry.profile.rank === 'escort') return ['SW-ROSTER-17', 'SW-RRULE-15']
  return raceRules ? ['SW-RBAND-04', 'SW-RRULE-16'] : ['SW-ROSTER-19']
}

function recruitsOfEntry({ recruits }: BandExamination, id: string): readonly Recruit[] {
  return recruits.filter(({ entry }) => entry.id === id)
}
