/**
 * Looks up combatants, gear and abilities as people write them in situations and lists: by id, or by printed name in
 * any language.
 */
import { idsByPrintedName, type NamedItem, similarNames, withTranslatedNames } from '@fray/kernel'
import listed from '../../data/abilities.json' with { type: 'json' }
import { type Entry, roster } from './roster.ts'
import { TRANSLATED_NAMES } from './translated-names.ts'

/** A figure of the rosters: its entry and the index of the member. */
interface Recruited {
  readonly id: string
  readonly member: number
}

/** A combatant is found by name with or without its title; members of a group also by their own names. */
const recruits: readonly (NamedItem & Recruited)[] = roster.flatMap((entry) => [
  ...namesOf(entry).map((name) => ({ id: entry.id, name, member: 0 })),
  ...entry.members.map(({ name }, member) => ({ id: entry.id, name, member })),
])

function namesOf({ name, profile: { title } }: Entry): string[] {
  return title ? [name, `${name} ${title}`, `${name}, ${title}`] : [name]
}

/** Titles are translated separately from names, which stay the same. */
const abroad: readonly (NamedItem & Recruited)[] = TRANSLATED_NAMES.flatMap((names) =>
  roster.flatMap((entry) => {
    const { name, profile } = entry
    const title = profile.title && names[profile.title]
    const whole = names[name] ?? name
    const figures = entry.members.map((other, member) => ({
      id: entry.id,
      name: names[other.name] ?? other.name,
      member,
    }))
    return [{ id: entry.id, name: title ? `${whole} ${title}` : whole, member: 0 }, ...figures]
  }),
)

const everybody = [...recruits, ...abroad]
const placeOf = idsByPrintedName(everybody.map(({ name }, i) => ({ id: String(i), name })))
const known = new Set(roster.map(({ id }) => id))

/** Finds the recruit with a name or id. */
export function findRecruit(written: string): Recruited | undefined {
  if (known.has(written)) return { id: written, member: 0 }
  const place = placeOf(written)
  return place === written ? undefined : everybody[Number(place)]
}

/** Lists names similar to an unknown one. */
export function similarRecruits(written: string): string[] {
  return similarNames(written, everybody)
}

const gear: readonly NamedItem[] = listed.map(({ id, name }) => ({ id, name }))
const gearIds = new Set(gear.map(({ id }) => id))
const gearWritten = idsByPrintedName(withTranslatedNames(gear, TRANSLATED_NAMES))

/** Gets the id of an ability, weapon, artefact or consumable; unknown names stay as written. */
export function findAbilityId(written: string): string {
  return gearIds.has(written) ? written : gearWritten(written)
}

/** Lists ability names similar to an unknown one. */
export function similarAbilities(written: string): string[] {
  return similarNames(written, withTranslatedNames(gear, TRANSLATED_NAMES))
}

/** Race names as printed in each language; a test compares them with the phrases. */
const RACES: Readonly<Record<string, readonly string[]>> = {
  scions: ['Scions of Kurgan', 'Vástagos de Kurgan', 'Rejetons de Kurgan'],
  alliance: ['Alliance', 'Alianza'],
  urueh: ['Packs of Urueh', 'Manadas de Urueh', 'Meutes d’Urueh'],
  adepts: ['Adepts of Malesur', 'Adeptos de Malesur', 'Adeptes de Malesur'],
}
const raceIds = idsByPrintedName(Object.entries(RACES).flatMap(([id, names]) => names.map((name) => ({ id, name }))))

const FACTIONS: readonly NamedItem[] = [
  { id: 'legion', name: 'Legion of the One Hundred Hearts' },
  { id: 'mercenaries', name: 'Mercenary Women of Isha' },
]
const factionIds = idsByPrintedName(withTranslatedNames(FACTIONS, TRANSLATED_NAMES))

/** Gets the id of a race or faction by name; other values are left for the schema to refuse. */
export const parseRace = (written: unknown) => (typeof written === 'string' ? raceIds(written) : written)
export const parseFaction = (written: unknown) => (typeof written === 'string' ? factionIds(written) : written)
