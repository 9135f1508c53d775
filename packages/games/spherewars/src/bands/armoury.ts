import { freeze } from '@fray/kernel'
import list from '../../data/abilities.json' with { type: 'json' }
import type { Profile, Race } from './profile.ts'

/** SW-ARTEFACT-05, SW-RRULE-22: types of artefacts, which limit how many a hero carries. */
export type ArtefactType =
  | 'attack-rune'
  | 'defence-rune'
  | 'cloak'
  | 'staff'
  | 'jewellery'
  | 'attack-favour'
  | 'instinct'

/** The combatants that may carry an artefact or consumable. */
export interface Gear {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** SW-RGEAR-50: only for heroes of this race. */
  readonly race: Race | null
  readonly carrier: 'leader' | 'sorcerer' | null
}

export interface Artefact extends Gear {
  readonly type: ArtefactType
  readonly ap: number
  /** The hand weapons it fits; null for any. */
  readonly weapons: readonly string[] | null
}

export interface Consumable extends Gear {
  readonly cost: number
  /** SW-CONSUMABLE-01: the family of its effect. */
  readonly typology: string
}

/** SW-CONSUMABLE-03: maximum number of consumables for a hero. */
export const MOST_CONSUMABLES = 3

type Listed = (typeof list)[number]

export const artefacts: readonly Artefact[] = freeze(list.filter(({ kind }) => kind === 'artefact').map(artefactOf))
export const consumables: readonly Consumable[] = freeze(
  list.filter(({ kind }) => kind === 'consumable').map(consumableOf),
)

export function artefactNamed(id: string): Artefact | undefined {
  return artefacts.find((artefact) => artefact.id === id)
}

const consumablesById = new Map(consumables.map((consumable) => [consumable.id, consumable]))

export function consumableNamed(id: string): Consumable | undefined {
  return consumablesById.get(id)
}

/** Why a combatant may not carry an item, as the end of a phrase id; null if it may. */
export function barredFrom(gear: Gear, { race, rank, pow }: Profile, raceRules: boolean): string | null {
  // SW-RGEN-01: race booklet items do not exist without race rules.
  if (gear.race !== null && !raceRules) return 'no-race-gear'
  if (gear.race !== null && gear.race !== race) return 'other-race'
  if (gear.carrier === 'leader' && rank !== 'leader') return 'leaders-only'
  if (gear.carrier === 'sorcerer' && pow === null) return 'sorcerers-only'
  return null
}

function gearOf({ id, name, rule, race, carrier }: Listed): Gear {
  return { id, name, rule, race: (race as Race) ?? null, carrier: (carrier as 'leader' | 'sorcerer') ?? null }
}

function artefactOf(listed: Listed): Artefact {
  return {
    ...gearOf(listed),
    type: listed.type as ArtefactType,
    ap: listed.ap!,
    weapons: listed.weapons?.map((weapon) => (weapon === 'longMounted' ? 'long-mounted' : weapon)) ?? null,
  }
}

function consumableOf(listed: Listed): Consumable {
  return { ...gearOf(listed), cost: listed.cost!, typology: listed.typology! }
}
