import { type FieldOption, type ForceField, type Message, type NumberField, type Objection, text } from '@fray/kernel'
import { registry } from '../ability.ts'
import { artefactNamed, artefacts, barredFrom, consumableNamed, consumables, type Gear } from '../bands/armoury.ts'
import { powerOf } from '../bands/artefact-choice.ts'
import { mayBeReinforced, REINFORCED } from '../bands/band.ts'
import type { BandFault } from '../bands/band-fault.ts'
import type { BandList, ListedEntry } from '../bands/band-list.ts'
import { FACTIONS, type Faction, optionsOf } from '../bands/recruiting.ts'
import type { Recruitment } from '../bands/recruitment.ts'
import type { Entry } from '../bands/roster.ts'
import { objectionTo } from './objections.ts'

/** Maximum number of copies in the form. */
const COPIES = 20

/** A line of the list with its entry. */
export interface BandLine {
  readonly list: BandList
  readonly index: number
  readonly listed: ListedEntry
  readonly entry: Entry
  readonly recruitment: Recruitment
  /** The faults of the list. */
  readonly faults: readonly BandFault[]
  /** SW-BAND-08: the cost of the line. */
  readonly paid: number
}

export function placeOf({ index }: Pick<BandLine, 'index'>, part?: string): string {
  return part === undefined ? `entries[${index}]` : `entries[${index}].${part}`
}

/** The copies field; heroes and escorts are single. */
export function countField(line: BandLine): NumberField | undefined {
  const { entry, listed } = line
  const alone = ['leader', 'avatar', 'escort'].includes(entry.profile.rank)
  if (alone && listed.count === 1) return undefined
  const [least, most, value] = [1, Math.max(COPIES, listed.count), listed.count]
  return { kind: 'number', place: placeOf(line, 'count'), label: text('force.count'), value, min: least, max: most }
}

/** Lists the choices made when an entry is recruited (SW-BAND-14, -15, -17, SW-ROSTER-13, SW-RRULE-17). */
export function fieldsOfLine(line: BandLine): readonly ForceField[] {
  const likes = fieldsByContent.get(line.faults) ?? new Map<string, CachedFields>()
  fieldsByContent.set(line.faults, likes)
  const content = JSON.stringify(line.listed)
  const known = likes.get(content) ?? { index: line.index, fields: fieldsAt(line) }
  likes.set(content, known)
  if (known.index === line.index) return known.fields
  const start = placeOf(known).length
  return known.fields.map((field) => ({ ...field, place: `${placeOf(line)}${field.place.slice(start)}` }))
}

/** Fields of a line; identical lines share them at different indexes. */
interface CachedFields {
  readonly index: number
  readonly fields: readonly ForceField[]
}

/** Caches fields by the content of a line; lines of one list share its faults. */
const fieldsByContent = new WeakMap<readonly BandFault[], Map<string, CachedFields>>()

function fieldsAt(line: BandLine): readonly ForceField[] {
  return [optionField, membersField, factionField, artefactField, consumableField].flatMap((field) => field(line))
}

function optionField(line: BandLine): ForceField[] {
  const { entry, listed, recruitment } = line
  const offered = optionsOf(entry, recruitment.raceRules)
  if (offered.length === 0 && listed.option === undefined) return []
  const none = text(entry.optionRequired ? 'force.option-penalty' : 'force.option-none')
  const options: FieldOption<string | null>[] = [
    { value: null, text: none },
    ...offered.map(({ weapon, name, bp }) => ({ value: weapon, text: text('ability', { name }), cost: points(bp) })),
  ]
  const value = listed.option ?? null
  return [{ kind: 'select', place: placeOf(line, 'option'), label: text('force.option'), value, options }]
}

function membersField(line: BandLine): ForceField[] {
  const { entry, listed } = line
  if (!mayBeReinforced(entry) && listed.members === undefined) return []
  const label = text('force.members', { members: REINFORCED })
  return [{ kind: 'toggle', place: placeOf(line, 'members'), label, value: listed.members !== undefined }]
}

function factionField(line: BandLine): ForceField[] {
  const { entry, listed } = line
  if (entry.factions.length === 0 && listed.faction === undefined) return []
  const options: FieldOption<string | null>[] = [
    { value: null, text: text('force.faction-open') },
    ...(Object.keys(FACTIONS) as Faction[]).map((id) => {
      return { value: id, text: text('ability', { name: FACTIONS[id].name }) }
    }),
  ]
  const value = listed.faction ?? null
  return [{ kind: 'select', place: placeOf(line, 'faction'), label: text('force.faction'), value, options }]
}

function artefactField(line: BandLine): ForceField[] {
  const { entry, listed } = line
  const { ap } = entry.profile
  if (ap === 0 && listed.artefacts.length === 0) return []
  const power = powerOf(listed.artefacts.flatMap((id) => artefactNamed(id) ?? []))
  return [
    {
      kind: 'several',
      place: placeOf(line, 'artefacts'),
      label: text('force.artefacts', { power, ap }),
      value: listed.artefacts,
      options: [
        ...artefacts
          .filter((artefact) => isForRace(artefact, line))
          .map((artefact) => gearOption(line, 'artefacts', artefact, text('force.cost-ap', { cost: artefact.ap }))),
        ...unknownOptions(listed.artefacts, artefactNamed),
      ],
    },
  ]
}

function consumableField(line: BandLine): ForceField[] {
  const { entry, listed } = line
  if (entry.consumables === 0 && listed.consumables.length === 0) return []
  const args = { count: listed.consumables.length, most: entry.consumables }
  return [
    {
      kind: 'several',
      place: placeOf(line, 'consumables'),
      label: text('force.consumables', args),
      value: listed.consumables,
      options: [
        ...consumables
          .filter((consumable) => isForRace(consumable, line))
          .map((consumable) => gearOption(line, 'consumables', consumable, points(consumable.cost))),
        ...unknownOptions(listed.consumables, consumableNamed),
      ],
    },
  ]
}

type Part = 'artefacts' | 'consumables'

function gearOption(line: BandLine, part: Part, { id, name, rule }: Gear, cost: Message): FieldOption<string> {
  const barred = line.listed[part].includes(id) ? undefined : barredBy(line, part, id)
  return {
    ...{ value: id, text: text('ability', { name }), cost, rule, house: registry.get(id).house ?? false },
    ...(barred ? { barred } : {}),
  }
}

/** Unknown ids stay visible, so that players can remove them. */
function unknownOptions(ids: readonly string[], named: (id: string) => Gear | undefined): FieldOption<string>[] {
  return ids.filter((id) => !named(id)).map((id) => ({ value: id, text: text('ability', { name: id }) }))
}

/** Hides items of other races unless the combatant carries them. */
function isForRace(gear: Gear, { entry, listed, recruitment }: BandLine): boolean {
  if (listed.artefacts.includes(gear.id) || listed.consumables.includes(gear.id)) return true
  const barred = barredFrom(gear, entry.profile, recruitment.raceRules)
  return barred !== 'other-race' && barred !== 'no-race-gear'
}

/** Faults that do not prevent a choice: points can be saved elsewhere, and power can be used later. */
const MENDABLE = ['fault.too-dear', 'fault.power-unused']

/** Why an item cannot be carried with the present ones. */
function barredBy(
  { list, index, listed, recruitment, faults }: BandLine,
  part: Part,
  id: string,
): Objection | undefined {
  const more = { ...listed, [part]: [...listed[part], id] }
  return objectionTo(faults, { ...list, entries: list.entries.with(index, more) }, recruitment, MENDABLE)
}

function points(cost: number): Message {
  return text('force.cost-bp', { cost })
}
