import { listOf } from '@fray/kernel'
import { isReinforced } from './band.ts'
import { checkEquipment } from './band-equipment.ts'
import {
  addFault,
  type BandExamination,
  type BandFault,
  type BandOptions,
  examine,
  fieldOf,
  ofRank,
} from './band-fault.ts'
import type { BandList } from './band-list.ts'
import { checkCopies, checkTroops } from './band-troops.ts'
import { optionsOf } from './recruiting.ts'
import { type Entry, roster } from './roster.ts'

/** Gets all faults of a band with their fixes; empty for a legal one. */
export function checkBand(list: BandList, options: BandOptions = {}): readonly BandFault[] {
  const band = examine(list, options)
  for (const check of [checkLines, checkLeader, checkAvatar, checkMessengers, checkTroops, checkCopies]) check(band)
  checkEquipment(band)
  checkTotal(band)
  return band.faults
}

/** Checks each line by itself: whether it names an entry of the race and its choices are available to it. */
export function checkLines(band: BandExamination): void {
  const { list } = band
  for (const [line, { id }] of list.entries.entries()) {
    const entry = band.named(id)
    const field = `entries[${line}]`
    if (!entry) {
      addFault(band, 'unknown', { id }, `${field}.id`, 'SW-ROSTER-01')
      continue
    }
    if (entry.race !== list.race) addFault(band, 'stranger', { name: entry.name }, `${field}.id`, 'SW-ROSTER-01')
    checkOption(band, entry, line)
    checkMembers(band, entry, line)
    checkFaction(band, entry, line)
  }
}

/** SW-BAND-17, SW-ROSTER-03: the chosen weapon must be one of the entry's options. */
function checkOption(band: BandExamination, entry: Entry, line: number): void {
  const { option } = band.list.entries[line]!
  if (option === undefined) return
  const offered = optionsOf(entry, band.raceRules).map(({ weapon }) => weapon)
  if (offered.includes(option)) return
  const args = { name: entry.name, option, offered: offered.length > 0 ? offered.join(', ') : '–' }
  addFault(band, 'no-option', args, `entries[${line}].option`, 'SW-BAND-17', 'SW-RPROF-07')
}

/** SW-RRULE-17, SW-RPROF-08: only packs may change their number of figures. */
function checkMembers(band: BandExamination, entry: Entry, line: number): void {
  const listed = band.list.entries[line]!
  const { members } = listed
  if (members === undefined || members === entry.members.length) return
  if (band.raceRules && isReinforced(entry, listed)) return
  const args = { name: entry.name, members, usual: entry.members.length }
  addFault(band, 'no-such-pack', args, `entries[${line}].members`, 'SW-RPROF-08', 'SW-RRULE-17')
}

/** SW-ROSTER-13, SW-RRULE-12: entries of either faction must choose one. */
function checkFaction(band: BandExamination, entry: Entry, line: number): void {
  const { faction } = band.list.entries[line]!
  const chooses = entry.factions.length > 0
  if (chooses === (faction !== undefined)) return
  const id = chooses ? 'faction-open' : 'faction-fixed'
  addFault(band, id, { name: entry.name }, `entries[${line}].faction`, 'SW-ROSTER-13', 'SW-RRULE-12')
}

/** SW-BAND-02, -10 to -13: the size of the game sets the number of leaders. */
function checkLeader(band: BandExamination): void {
  const { list, size } = band
  const leaders = ofRank(band, 'leader')
  if (size.leaders === 0) {
    for (const leader of leaders) {
      addFault(band, 'scout-hero', { name: leader.entry.name }, fieldOf(leader), 'SW-BAND-10', 'SW-SIZE-01')
    }
    return
  }
  const known = roster.filter((entry) => entry.race === list.race && entry.profile.rank === 'leader')
  const names = listOf(known.map(({ name }) => name))
  if (leaders.length === 0) addFault(band, 'no-leader', { names }, '', 'SW-BAND-02', 'SW-RBAND-03')
  if (leaders.length > 1) addFault(band, 'leaders', { count: leaders.length }, '', 'SW-BAND-02', 'SW-RBAND-03')
}

/** SW-BAND-04, -11: the size of the game limits avatars. */
function checkAvatar(band: BandExamination): void {
  const avatars = ofRank(band, 'avatar')
  if (band.size.avatars === 0) {
    for (const avatar of avatars) {
      const scout = band.size.id === 'scout'
      const rules = scout ? ['SW-BAND-10', 'SW-SIZE-01'] : ['SW-BAND-04', 'SW-BAND-11', 'SW-SIZE-02']
      addFault(band, scout ? 'scout-hero' : 'avatar-barred', { name: avatar.entry.name }, fieldOf(avatar), ...rules)
    }
  } else if (avatars.length > 1) {
    addFault(band, 'avatars', { count: avatars.length }, '', 'SW-BAND-04', 'SW-RBAND-03')
  }
}

/** SW-BAND-05, SW-ORDER-04: at most as many as the leader's COM, so none without a leader. */
function checkMessengers(band: BandExamination): void {
  const messengers = ofRank(band, 'messenger').length
  const most = band.size.leaders === 0 ? 0 : (band.leader?.com ?? 0)
  if (messengers <= most) return
  const args = { count: messengers, most, surplus: messengers - most }
  addFault(band, 'messengers', args, '', 'SW-BAND-05', 'SW-RBAND-03')
}

/** SW-BAND-08: the band must not cost more than the agreed points. */
export function checkTotal(band: BandExamination): void {
  const total = band.recruits.reduce((sum, { price }) => sum + price, 0)
  if (total <= band.points) return
  const args = { total, points: band.points, surplus: total - band.points }
  addFault(band, 'too-dear', args, '', 'SW-BAND-08', 'SW-RBAND-06')
}
