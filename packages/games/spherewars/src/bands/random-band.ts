import type { Random } from '@fray/kernel'
import bandRules from '../../data/band-rules.json' with { type: 'json' }
import { artefacts, barredFrom, consumables } from './armoury.ts'
import { bearerOf, chooseMostPower } from './artefact-choice.ts'
import { totalOf } from './band.ts'
import type { BandList, ListedEntry } from './band-list.ts'
import type { Race } from './profile.ts'
import { FACTIONS, type Faction, optionsOf } from './recruiting.ts'
import { type Recruitment, rulebookRecruitment } from './recruitment.ts'
import type { Entry } from './roster.ts'

const ATTEMPTS = 200
const { reinforcedPacks } = bandRules

/**
 * Creates a legal random band that uses as many of its points as possible. Throws if the race has none for the points.
 */
export function randomBand(
  race: Race,
  points: number,
  random: Random,
  recruitment: Recruitment = rulebookRecruitment(),
): BandList {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const list = addRandomRecruits({ race, points, entries: [] }, random, recruitment)
    if (recruitment.check(list).length === 0) return list
  }
  throw new RangeError(`no band of ${race} for ${points} points`)
}

/**
 * SW-BAND-18: adds the leader, perhaps an avatar, mandatory troops, then whatever fits, and consumables with the rest.
 */
function addRandomRecruits(list: BandList, random: Random, recruitment: Recruitment): BandList {
  const { leader, avatar, regular, average } = recruitment.limits(list)
  const choose = (...ranks: readonly string[]) =>
    recruitment.roster.filter(({ race, profile }) => race === list.race && ranks.includes(profile.rank))
  const add = (band: BandList, open: readonly Entry[]) => addRandomRecruit(band, open, random, recruitment)
  let band = list
  for (let i = 0; i < leader.least; i++) band = add(band, choose('leader')) ?? band
  if (avatar.most !== 0 && random.between(1, 2) === 1) band = add(band, choose('avatar')) ?? band
  for (let i = 0; i < regular.least; i++) band = add(band, choose('regular')) ?? band
  for (let i = 0; i < average.least; i++) band = add(band, choose('average')) ?? band
  const fighters = choose('messenger', 'regular', 'average', 'elite', 'superior', 'escort')
  for (let fuller = add(band, fighters); fuller; fuller = add(band, fighters)) band = fuller
  return addRandomConsumables(band, random, recruitment)
}

/** Adds a random entry that breaks no rules; null if none fits. */
function addRandomRecruit(
  list: BandList,
  open: readonly Entry[],
  random: Random,
  recruitment: Recruitment,
): BandList | null {
  for (const entry of random.shuffle(open)) {
    const entries = [...list.entries, lineFor(entry, list, random, recruitment.raceRules)]
    const band = { ...list, entries }
    if (!breaksSomething(band, recruitment)) return band
  }
  return null
}

/** Faults that further recruits will fix are ignored during recruitment. */
const UNFINISHED: readonly string[] = ['fault.troops-missing', 'fault.no-leader', 'fault.leader-count', 'fault.soimi']

function breaksSomething(band: BandList, recruitment: Recruitment): boolean {
  return recruitment.check(band).some(({ fault }) => !UNFINISHED.includes(fault.id))
}

function lineFor(entry: Entry, list: BandList, random: Random, raceRules: boolean): ListedEntry {
  const options = optionsOf(entry, raceRules)
  const line: ListedEntry = { id: entry.id, count: 1, artefacts: [], consumables: [] }
  if (options.length > 0) line.option = random.pick(options).weapon
  if (raceRules && reinforcedPacks.ids.includes(entry.id) && random.between(1, 2) === 1) {
    line.members = reinforcedPacks.members
  }
  if (entry.factions.length > 0) line.faction = random.pick(Object.keys(FACTIONS) as Faction[])
  if (entry.profile.ap > 0) {
    const taken = list.entries.flatMap((otherEntry) => otherEntry.artefacts)
    const chosen = chooseMostPower(bearerOf(entry, line, raceRules), taken, random.shuffle(artefacts))
    line.artefacts = chosen.map(({ id }) => id)
  }
  return line
}

/** SW-BAND-15: spends the remaining points on consumables for heroes. */
function addRandomConsumables(list: BandList, random: Random, recruitment: Recruitment): BandList {
  const { named, raceRules } = recruitment
  let band = list
  for (const [line, { id }] of list.entries.entries()) {
    const { profile, consumables: most } = named(id)!
    for (const consumable of random.shuffle(consumables)) {
      const carried = band.entries[line]!.consumables
      const left = band.points - totalOf(band, raceRules, named)
      if (carried.length >= most || consumable.cost > left) continue
      if (barredFrom(consumable, profile, raceRules)) continue
      const more = { ...band.entries[line]!, consumables: [...carried, consumable.id] }
      const fuller = { ...band, entries: band.entries.with(line, more) }
      if (!breaksSomething(fuller, recruitment)) band = fuller
    }
  }
  return band
}
