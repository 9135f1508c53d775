import {
  type ExplainedNumber,
  type ForceChange,
  type ForceEntry,
  type ForceField,
  type ForceSection,
  type ForceView,
  type Offer,
  Tally,
  text,
} from '@fray/kernel'
import { addCompanion } from '../armies/add-figure.ts'
import { type Listed, optionsOf, sumOf } from '../armies/army-builder.ts'
import type { Profile } from '../armies/cards/profile.ts'
import { profileNamed } from '../armies/cards/profiles.ts'
import { isImmobile } from '../armies/checks/check-cards.ts'
import { figuresIn, groupOf, limitOf, mostFigures, type Share } from '../armies/checks/check-limits.ts'
import { examinationOf } from '../armies/checks/examination.ts'
import { type ArmyList, MOST_POINTS, PLAYABLE_ARMIES } from '../armies/list.ts'
import { standingOf } from '../armies/peoples/alliance.ts'
import { EMBLEMS } from '../armies/peoples/emblems.ts'
import { factions } from '../armies/peoples/factions.ts'
import { countTaken, recruitable, type TakenNumbers } from './catalogue.ts'
import { countField, fieldsOf } from './fields.ts'
import { captionOf, figuresOf, isHouse, traitsOf } from './figures.ts'
import { faultsWithFixes } from './fixes.ts'
import { isFirst, type Line, linesOf } from './line.ts'
import { objectionTo } from './objections.ts'

/** An army as players edit it. */
export function describeArmy(list: ArmyList, change: (list: ArmyList, change: ForceChange) => ArmyList): ForceView {
  const examination = examinationOf(list)
  const lines = linesOf(list)
  return {
    ...(list.name === undefined ? {} : { name: list.name }),
    title: text('force.title', { people: { text: text(`people.${list.army}`) }, points: list.points }),
    summary: text('force.summary', { figures: figuresIn(lines), most: mostFigures(list.points) }),
    icon: EMBLEMS[list.army],
    scale: String(list.points),
    budget: { unit: text('force.unit'), used: examination.total, limit: list.points, note: text('force.unit-note') },
    fields: armyFields(list),
    sections: sectionsOf(list, lines),
    faults: faultsWithFixes(examination, change),
  }
}

function armyFields({ army, points, faction, tournament, articles }: ArmyList): ForceField[] {
  return [
    {
      kind: 'select',
      place: 'army',
      label: text('force.people'),
      value: army,
      options: PLAYABLE_ARMIES.map((id) => ({ value: id, text: text(`people.${id}`) })),
    },
    ...factionField(army, faction),
    {
      kind: 'number',
      place: 'points',
      label: text('force.points'),
      hint: text('force.points-hint'),
      value: points,
      min: 1,
      max: MOST_POINTS,
      step: 25,
      defaultValue: [100, 200, 300, 400],
    },
    {
      kind: 'toggle',
      place: 'tournament',
      label: text('force.tournament'),
      hint: text('force.tournament-hint'),
      value: tournament,
    },
    ...articlesField(army, articles),
  ]
}

/** CF-CRYHAVOC-04: only orcs have anything in the articles. */
function articlesField(army: ArmyList['army'], articles: boolean): ForceField[] {
  if (army !== 'orcs' && !articles) return []
  const label = text('force.articles')
  return [{ kind: 'toggle', place: 'articles', label, hint: text('force.articles-hint'), value: articles }]
}

/** CF-PACK-01: a faction of the people, or none; a faction of another people is shown so that it can be given up. */
function factionField(army: ArmyList['army'], faction: string | null): ForceField[] {
  const open = factions.filter((other) => other.army === army || other.id === faction)
  if (open.length === 0) return []
  return [
    {
      kind: 'select',
      place: 'faction',
      label: text('force.faction'),
      hint: text('force.faction-hint'),
      value: faction,
      options: [
        { value: null, text: text('force.no-faction') },
        ...open.map(({ id, name, rule }) => ({ value: id, text: text('trait', { name }), rule })),
      ],
    },
  ]
}

const SECTIONS = ['characters', 'troops', 'machines', 'allies', 'guests'] as const
type Section = (typeof SECTIONS)[number]

/** The section of a card: Allies come before all other groups, and machines before Characters. */
function sectionOf({ profile, list }: Line): Section {
  const standing = standingOf(profile, list.army, list.faction)
  if (standing !== 'own') return standing === 'guest' ? 'guests' : 'allies'
  if (profile.machine) return 'machines'
  return profile.character ? 'characters' : 'troops'
}

function sectionsOf(list: ArmyList, lines: readonly Line[]): ForceSection[] {
  const first = lines.filter(isFirst)
  const taken = countTaken(list)
  const companions = new Map<Listed['card'], Line[]>()
  for (const line of lines) {
    if (!isFirst(line)) companions.set(line.card, [...(companions.get(line.card) ?? []), line])
  }
  const sections = SECTIONS.map((id) => {
    const entries = first
      .filter((line) => sectionOf(line) === id)
      .map((line) => entryView(line, taken, companions.get(line.card)))
    return { id, label: sectionLabel(id, list, lines), entries, ...SECTION_RULES[id] }
  })
  const shown = sections.filter(({ id, entries }) => entries.length > 0 || id === 'characters' || id === 'troops')
  const unknown = unknownEntries(list, lines)
  return unknown.length === 0
    ? shown
    : [...shown, { id: 'unknown', label: text('force.section.unknown'), entries: unknown }]
}

const SECTION_RULES: Readonly<Record<Section, { readonly rules: readonly string[] }>> = {
  characters: { rules: ['CF-ARMY-04', 'CF-ARMY-06'] },
  troops: { rules: ['CF-ARMY-02', 'CF-ARMY-19'] },
  machines: { rules: ['CF-ARMY-05', 'CF-MACHINE-10'] },
  allies: { rules: ['CF-ALLY-01', 'CF-ALLY-02'] },
  guests: { rules: ['CF-PACK-48'] },
}

/** CF-ARMY-04, -05, CF-ALLY-01: the cost of a group and its limit. */
function sectionLabel(id: Section, list: ArmyList, lines: readonly Line[]) {
  if (id === 'troops') return text('force.section.troops')
  const share: Share = id
  const ap = sumOf(groupOf(share, list, lines))
  return text(`force.section.${id}`, { ap, limit: limitOf(share, list.points) })
}

/** Cards with unknown profiles, and their members. */
function unknownEntries(list: ArmyList, lines: readonly Line[]): ForceEntry[] {
  const known = new Set(lines.map(({ place }) => place))
  return list.cards.flatMap((card, i) => {
    const places = [card, ...card.with].map((member, j) => ({
      id: member.profile,
      place: j === 0 ? `cards[${i}]` : `cards[${i}].with[${j - 1}]`,
    }))
    const orphans = known.has(`cards[${i}]`) ? places.slice(1) : places
    return orphans.filter(({ place }) => !known.has(place) || !known.has(`cards[${i}]`)).map(unknownEntry)
  })
}

function unknownEntry({ id, place }: { readonly id: string; readonly place: string }): ForceEntry {
  const name = text('trait', { name: id })
  const caption = text('force.unknown')
  return { place, name, icon: 'hooded-figure', caption, fields: [], figures: [], traits: [] }
}

function entryView(line: Line, taken: TakenNumbers, parts: readonly Line[] = []): ForceEntry {
  const { place, profile, list } = line
  const count = countField(line)
  const offers = isFirst(line) ? companionOffers(line, taken) : []
  return {
    place,
    name: text('trait', { name: profile.name }),
    icon: profile.icon,
    caption: captionOf(profile, list.army),
    cost: costOf(line),
    ...(count ? { count } : {}),
    fields: fieldsOf(line),
    figures: figuresOf(profile),
    traits: traitsOf(profile),
    ...(isHouse(profile) ? { house: true } : {}),
    ...(parts.length > 0 ? { parts: parts.map((part) => entryView(part, taken)) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  }
}

/**
 * CF-STAFF-01, CF-MACHINE-12: fighters that may share a card: the bearers of a commander, the servants of a machine.
 */
function companionOffers(line: Line, taken: TakenNumbers): Offer[] {
  return companionsOf(line).map((profile) => {
    const objection = objectionTo(line.examination, addCompanion(line.list, line.at[0], profile))
    return {
      id: profile.id,
      name: text('trait', { name: profile.name }),
      icon: profile.icon,
      caption: captionOf(profile, line.list.army),
      cost: profile.ap,
      taken: taken.get(profile.id) ?? 0,
      figures: figuresOf(profile),
      traits: traitsOf(profile),
      facets: {},
      ...(objection ? { objection } : {}),
      ...(isHouse(profile) ? { house: true } : {}),
    }
  })
}

export function companionsOf({ profile, list }: Pick<Line, 'profile' | 'list'>): readonly Profile[] {
  if (isImmobile(profile)) {
    const servant = profile.machine?.servant ? profileNamed(profile.machine.servant) : undefined
    return servant ? [servant] : []
  }
  if (profile.command !== 'commander') return []
  return recruitable(list).filter(
    ({ command, people }) => (command === 'musician' || command === 'standard-bearer') && people === profile.people,
  )
}

/** CF-CARD-02, CF-PROFILE-13: the price of a line in its parts. */
export function costOf({ profile, listed, ap, rebate, capacities }: Listed): ExplainedNumber {
  const { count } = listed
  const tally = new Tally(text('force.cost'))
  const options = optionsOf(profile, listed)
  const bought = [...options, ...capacities].reduce((sum, item) => sum + item.ap, 0)
  tally.add((ap - bought) * count, text('trait', { name: profile.name }), 'CF-CARD-02')
  for (const { capacity, ap: price } of capacities) {
    if (price !== 0) tally.add(price * count, text('trait', { name: capacity.name }), capacity.rule)
  }
  for (const { name, ap: price } of options) tally.add(price * count, text('trait', { name }), 'CF-CARD-16')
  for (const { name, rule } of rebate.by) tally.add(0 - rebate.ap * count, text('trait', { name }), rule)
  return tally.explain()
}
