import { type Artefact, type ArtefactType, artefacts, barredFrom } from './armoury.ts'
import type { ListedEntry } from './band-list.ts'
import type { Profile } from './profile.ts'
import { recruitedProfile } from './recruiting.ts'
import type { Entry } from './roster.ts'

/** A hero that chooses artefacts: what it may carry and on which weapons. */
export interface ArtefactBearer {
  readonly profile: Profile
  readonly types: Readonly<Record<string, number>>
  readonly raceRules: boolean
}

export function bearerOf(entry: Entry, { option, faction }: ListedEntry, raceRules: boolean): ArtefactBearer {
  const profile = recruitedProfile(entry, entry.profile, entry.name, { option, faction, raceRules })
  return { profile, types: raceRules ? entry.artefactTypes : typesWithoutRaceRules(profile), raceRules }
}

/** SW-ARTEFACT-10: the only arcane item of a bearer with AP; it cannot take a rune. */
const EXCLUSIVE = 'sacred-shield'

/**
 * SW-ARTEFACT-01, -06, SW-EQUIP-02: runes need a matching mundane item, cloaks and staffs need power, jewellery needs
 * nothing.
 */
export function typesWithoutRaceRules({ ap, pow, weapons, ranged, armour }: Profile): Record<string, number> {
  if (ap === 0) return {}
  const sorcerer = pow === null ? 0 : 1
  return {
    'attack-rune': weapons.length + ranged.length,
    'defence-rune': armour.filter((item) => item !== EXCLUSIVE).length,
    cloak: sorcerer,
    staff: sorcerer,
    jewellery: 1,
  }
}

/** Why the bearer cannot have an artefact, as the end of a phrase id; null if it can. */
export function barredArtefact(artefact: Artefact, { profile, types, raceRules }: ArtefactBearer): string | null {
  const barred = barredFrom(artefact, profile, raceRules)
  if (barred) return barred
  if (!types[artefact.type]) return 'wrong-type'
  return canEngrave([artefact], profile.weapons) ? null : 'wrong-weapon'
}

/** SW-ARTEFACT-08: whether there is a weapon for each artefact that needs one; each rune needs its own. */
export function canEngrave(chosen: readonly Artefact[], weapons: readonly string[]): boolean {
  const [first, ...others] = chosen
  if (!first) return true
  if (!first.weapons) return canEngrave(others, weapons)
  return weapons.some((weapon, i) => {
    if (!first.weapons!.includes(weapon)) return false
    return canEngrave(others, first.type === 'attack-rune' ? weapons.toSpliced(i, 1) : weapons)
  })
}

/**
 * SW-BAND-14, SW-ARTEFACT-02: chooses artefacts that use as much AP as legally possible, in the given order of
 * preference and without those in `taken` (SW-ARTEFACT-07).
 */
export function chooseMostPower(
  bearer: ArtefactBearer,
  taken: readonly string[],
  order: readonly Artefact[] = artefacts,
): readonly Artefact[] {
  const open = order.filter((artefact) => !taken.includes(artefact.id) && barredArtefact(artefact, bearer) === null)
  for (let ap = bearer.profile.ap; ap > 0; ap--) {
    const found = chooseExactPower(ap, open, 0, [], bearer)
    if (found) return found
  }
  return []
}

/** Chooses from the artefacts after an index to reach exactly the given amount of additional AP. */
function chooseExactPower(
  ap: number,
  open: readonly Artefact[],
  from: number,
  chosen: readonly Artefact[],
  bearer: ArtefactBearer,
): readonly Artefact[] | null {
  if (ap === 0) return chosen
  for (let i = from; i < open.length; i++) {
    const next = open[i]!
    if (next.ap > ap || countOf(next.type, chosen) >= (bearer.types[next.type] ?? 0)) continue
    const more = [...chosen, next]
    if (!canEngrave(more, bearer.profile.weapons)) continue
    const found = chooseExactPower(ap - next.ap, open, i + 1, more, bearer)
    if (found) return found
  }
  return null
}

export function countOf(type: ArtefactType, chosen: readonly Artefact[]): number {
  return chosen.filter((artefact) => artefact.type === type).length
}

export function powerOf(chosen: readonly Artefact[]): number {
  return chosen.reduce((sum, { ap }) => sum + ap, 0)
}
