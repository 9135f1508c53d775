import { checkLines, checkTotal } from '../../bands/band-check.ts'
import { checkEquipment } from '../../bands/band-equipment.ts'
import { addFault, type BandExamination, type BandFault, examine, fieldOf, ofRank } from '../../bands/band-fault.ts'
import type { BandList } from '../../bands/band-list.ts'
import { checkLeaderRules, checkUnlocked, copiesOf } from '../../bands/band-troops.ts'
import { entryNamed, isGroup } from '../../bands/roster.ts'
import { recruitNamed } from './roster.ts'

/** A mission's limits for a warband (SM-BAND-07). */
export interface WarbandOptions {
  readonly points: number
  readonly leaders: number
}

/** SM-BAND-01 to -07: lists everything wrong with a warband; empty if it is valid. */
export function checkWarband(list: BandList, { points, leaders }: WarbandOptions): readonly BandFault[] {
  const band = examine(list, { points, named: recruitNamed })
  checkSuperiors(band)
  // Superiors are known here, though they cannot be recruited.
  checkLines({ ...band, named: (id) => band.named(id) ?? entryNamed(id) })
  checkLeaders(band, leaders)
  checkMessengers(band)
  checkCopies(band)
  // SM-BAND-02: the races' own rules.
  checkLeaderRules(band)
  checkUnlocked(band)
  checkEquipment(band)
  checkTotal(band)
  return band.faults
}

/** SM-MISSING-03: superiors cannot be recruited, as no profile of theirs survives. */
function checkSuperiors(band: BandExamination): void {
  for (const [line, { id }] of band.list.entries.entries()) {
    const entry = band.named(id) ?? entryNamed(id)
    if (entry?.profile.rank !== 'superior') continue
    addFault(band, 'superior', { name: entry.name }, `entries[${line}].id`, 'SM-BAND-01', 'SM-MISSING-03')
  }
}

/** SM-BAND-07: no more leaders than the mission allows. */
function checkLeaders(band: BandExamination, most: number): void {
  const count = ofRank(band, 'leader').length
  if (count !== most) addFault(band, 'leader-count', { count, most }, '', 'SM-BAND-07')
}

/** SM-BAND-03: with several leaders the highest MAN counts. */
function checkMessengers(band: BandExamination): void {
  const count = ofRank(band, 'messenger').length
  const most = Math.max(0, ...ofRank(band, 'leader').map(({ entry }) => entry.profile.com ?? 0))
  if (count > most) addFault(band, 'messengers', { count, most, surplus: count - most }, '', 'SM-BAND-03')
}

/** SM-BAND-04, -05: five of a kind, three of a squad, a named hero once; the races make exceptions (SM-BAND-02). */
function checkCopies(band: BandExamination): void {
  const counted = new Set<string>()
  for (const recruit of band.recruits) {
    const { entry } = recruit
    if (counted.has(entry.id)) continue
    counted.add(entry.id)
    const count = band.recruits.filter((otherRecruit) => otherRecruit.entry.id === entry.id).length
    const most = copiesOf(band, entry)
    if (count <= most) continue
    const args = { name: entry.name, count, most, surplus: count - most }
    addFault(band, 'copies', args, fieldOf(recruit, 'count'), isGroup(entry) ? 'SM-BAND-05' : 'SM-BAND-04')
  }
}
