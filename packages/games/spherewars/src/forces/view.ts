import {
  type ExplainedNumber,
  type ForceChange,
  type ForceEntry,
  type ForceField,
  type ForceSection,
  type ForceView,
  type KeyFigure,
  type Message,
  Tally,
  type Trait,
  text,
} from '@fray/kernel'
import { registry } from '../ability.ts'
import { consumableNamed } from '../bands/armoury.ts'
import { baseCostOf, recruitsOf, totalOf } from '../bands/band.ts'
import { countedRank } from '../bands/band-fault.ts'
import type { BandList, ListedEntry } from '../bands/band-list.ts'
import { entryLookup } from '../bands/house-profile.ts'
import type { Profile, Race } from '../bands/profile.ts'
import { optionsOf, recruitedProfile } from '../bands/recruiting.ts'
import type { CountedRank, Recruitment } from '../bands/recruitment.ts'
import type { Entry } from '../bands/roster.ts'
import { abilityView, attributesOf } from '../view/figure-view.ts'
import { type BandLine, countField, fieldsOfLine, placeOf } from './fields.ts'
import { fixesFor } from './fixes.ts'

const RACES: readonly Race[] = ['alliance', 'urueh', 'scions', 'adepts']

const ICONS: Readonly<Record<Race, string>> = {
  alliance: 'roman-shield',
  urueh: 'imp',
  scions: 'triton-head',
  adepts: 'bear-head',
}

/** The ranks in the order of SW-BAND-01. */
const RANKS: readonly CountedRank[] = ['leader', 'avatar', 'messenger', 'regular', 'average', 'elite', 'superior']

/**
 * Every fix is tried on the whole band, so only the first faults get fixes; the others get theirs when these are gone.
 */
const MENDED = 20

/** The edition's names for a band and its size. */
export interface Naming {
  readonly summary: Message
  readonly scale: string
}

/** Describes a band for the army builder. */
export function describeBand(
  list: BandList,
  recruitment: Recruitment,
  { summary, scale }: Naming,
  change: (list: BandList, change: ForceChange) => BandList,
): ForceView {
  const race = { text: text(`race.${list.race}`) }
  return {
    ...(list.name === undefined ? {} : { name: list.name }),
    title: text('force.title', { race, points: list.points }),
    summary,
    icon: ICONS[list.race],
    scale,
    budget: {
      unit: text('force.unit'),
      used: totalOf(list, recruitment.raceRules, recruitment.named),
      limit: list.points,
    },
    fields: bandFields(list),
    sections: sectionsOf(list, recruitment),
    faults: recruitment.check(list).map((fault, i) => ({
      place: fault.field,
      text: fault.fault,
      advice: fault.mend,
      rules: fault.rules,
      fixes: i < MENDED ? fixesFor({ list, fault, recruitment }, change) : [],
    })),
  }
}

function bandFields({ race, points }: BandList): ForceField[] {
  return [
    {
      kind: 'select',
      place: 'race',
      label: text('force.race'),
      value: race,
      options: RACES.map((id) => ({ value: id, text: text(`race.${id}`) })),
    },
    {
      kind: 'number',
      place: 'points',
      label: text('force.points'),
      hint: text('force.points-hint'),
      value: points,
      min: 1,
      max: 100_000,
      step: 50,
      defaultValue: [250, 500, 750, 1000, 1500],
    },
  ]
}

/** Sections by rank; ranks that a band of this size cannot have are shown only if it has some. */
function sectionsOf(list: BandList, recruitment: Recruitment): ForceSection[] {
  const limits = recruitment.limits(list)
  const lines = linesOf(list, recruitment)
  const sections = RANKS.map((rank): ForceSection => {
    const own = lines.filter(({ entry }) => countedRank(entry.profile) === rank)
    const { least, most, rules } = limits[rank]
    return {
      id: rank,
      label: text(`force.section.${rank}`),
      entries: own.map(entryView),
      count: own.reduce((sum, { listed }) => sum + listed.count, 0),
      min: least,
      ...(most === undefined ? {} : { max: most }),
      rules,
    }
  })
  const known = sections.filter(({ entries, max }) => entries.length > 0 || max !== 0)
  const unknown = unknownEntries(list, lines)
  if (unknown.length === 0) return known
  return [...known, { id: 'unknown', label: text('force.section.unknown'), entries: unknown }]
}

export function linesOf(list: BandList, recruitment: Recruitment): BandLine[] {
  const named = entryLookup(list, recruitment.named)
  const faults = recruitment.check(list)
  const paid = paidFor(list, recruitment)
  return list.entries.flatMap((listed, index) => {
    const entry = named(listed.id)
    return entry ? [{ list, index, listed, entry, recruitment, faults, paid: paid.get(index) ?? 0 }] : []
  })
}

/** SW-BAND-08: the cost of each line, by index. */
function paidFor(list: BandList, { raceRules, named }: Recruitment): ReadonlyMap<number, number> {
  const paid = new Map<number, number>()
  for (const { line, price } of recruitsOf(list, raceRules, named)) paid.set(line, (paid.get(line) ?? 0) + price)
  return paid
}

/** Lists the unknown lines of an imported list. */
function unknownEntries({ entries }: BandList, lines: readonly BandLine[]): ForceEntry[] {
  const known = new Set(lines.map(({ index }) => index))
  return entries.flatMap(({ id }, index) => {
    if (known.has(index)) return []
    const caption = text('force.unknown')
    const name = text('ability', { name: id })
    return [{ place: placeOf({ index }), name, icon: 'hooded-figure', caption, fields: [], figures: [], traits: [] }]
  })
}

function entryView(line: BandLine): ForceEntry {
  const { entry, listed } = line
  const count = countField(line)
  const profile = boughtProfile(line)
  return {
    place: placeOf(line),
    name: text('ability', { name: entry.name }),
    icon: entry.profile.icon,
    caption: captionOf(entry, listed),
    cost: costOf(line),
    ...(count ? { count } : {}),
    fields: fieldsOfLine(line),
    figures: figuresOf(profile),
    traits: traitsOf(profile),
    ...(profile.house ? { house: true } : {}),
  }
}

function boughtProfile({ entry, listed: { option, faction }, recruitment: { raceRules } }: BandLine): Profile {
  return recruitedProfile(entry, entry.profile, entry.name, { option, faction, raceRules })
}

/** Gets the rank, the faction and the number of figures. */
export function captionOf(entry: Entry, listed?: ListedEntry): Message {
  const rank = { text: text(`force.rank.${entry.profile.rank}`) }
  const { faction } = entry.profile
  const caption = faction ? text('force.caption-faction', { rank, faction }) : text('force.caption', { rank })
  const figures = listed?.members ?? entry.members.length
  return figures === 1 ? caption : text('force.caption-figures', { caption: { text: caption }, figures })
}

export function figuresOf(profile: Profile): readonly KeyFigure[] {
  return [...attributesOf(profile), { label: text('attribute.wounds'), value: String(profile.wounds) }]
}

export function traitsOf({ abilities, weapons, ranged, armour }: Profile): readonly Trait[] {
  return [...abilities, ...weapons, ...ranged, ...armour].map(abilityView)
}

/** SW-BAND-08, SW-RBAND-06: explains the price of a line. */
export function costOf({ entry, listed, recruitment: { raceRules }, paid }: BandLine): ExplainedNumber {
  const tally = new Tally(text('force.cost'))
  tally.add(baseCostOf(entry, listed) * listed.count, text('ability', { name: entry.name }), 'SW-BAND-08')
  const option = optionsOf(entry, raceRules).find(({ weapon }) => weapon === listed.option)
  if (option) tally.add(option.bp * listed.count, text('ability', { name: option.name }), 'SW-BAND-17')
  for (const id of listed.consumables) {
    const name = consumableNamed(id) ? registry.get(id).name : id
    tally.add((consumableNamed(id)?.cost ?? 0) * listed.count, text('ability', { name }), 'SW-BAND-15')
  }
  return tally.add(paid - tally.total, text('force.bond'), 'SW-RRULE-03').explain()
}
