import { freeze, type MessageArgs } from '@fray/kernel'
import { discBase, millimetres } from '@fray/tabletop'
import { z } from 'zod'
import list from '../../data/abilities.json' with { type: 'json' }
import { inputIssue } from '../input-problem.ts'
import type { PhraseId } from '../locales/phrases.ts'
import { isIcon } from '../view/icons.ts'
import type { Profile, Race, RangedWeapon } from './profile.ts'
import { type Entry, type EntryNamed, entryNamed } from './roster.ts'

/** Abilities with a choice at recruitment, which custom profiles cannot have. */
const CHOSEN_LATER = ['either-faction']

/** Lists the abilities of some kinds that a custom profile may have. */
export function abilitiesOfKinds(kinds: readonly string[]): readonly { readonly id: string; readonly name: string }[] {
  return list.filter(({ id, kind }) => kinds.includes(kind) && !CHOSEN_LATER.includes(id))
}

/** Accepts ids of abilities of some kinds and refuses others by name. */
function idOf(...kinds: readonly string[]) {
  const ids = abilitiesOfKinds(kinds).map(({ id }) => id)
  return z.string().superRefine((id, context) => {
    if (ids.includes(id)) return
    context.addIssue({ code: 'custom', ...inputIssue('fault.profile.unknown', { id, kind: kinds[0] ?? '' }) })
  })
}

const attribute = z.number().int().min(1).max(12)
const level = (most: number) => z.number().int().min(0).max(most)

/** SW-ROSTER-14: identical figures of a group. Missing fields are taken from the group's own line. */
const member = z.strictObject({
  name: z.string().min(1).max(40),
  count: z.number().int().min(1).max(12),
  icon: z.string().refine(isIcon, inputIssue('fault.profile.icon')).optional(),
  mov: attribute.optional(),
  dex: attribute.optional(),
  pre: attribute.optional(),
  str: attribute.optional(),
  conMundane: attribute.optional(),
  conArcane: attribute.optional(),
  wounds: z.number().int().min(1).max(20).optional(),
  weapons: z.array(idOf('weapon')).min(1).max(4).optional(),
  ranged: z.array(idOf('ranged')).max(4).optional(),
  armour: z.array(idOf('armour')).max(4).optional(),
})

/** Maximum number of figures bought together. */
export const LARGEST_GROUP = 12

export const RANKS = ['leader', 'avatar', 'messenger', 'regular', 'average', 'elite', 'superior'] as const
export const MOVEMENTS = ['fixed', 'flying', 'variable', 'clumsy'] as const
export const MORALES = ['coward', 'common', 'brave', 'unbreakable'] as const
export const ARTEFACT_TYPES = [
  ...(['attack-rune', 'defence-rune', 'cloak', 'staff'] as const),
  ...(['jewellery', 'attack-favour', 'instinct'] as const),
] as const

/**
 * A custom combatant or group, with the same fields as a line of the roster. It belongs to the race of its band, costs
 * what its author says, and is shown as custom everywhere.
 */
export const figures = z.strictObject({
  id: z
    .string()
    .max(40)
    .refine((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), inputIssue('fault.profile.id'))
    .refine((id) => entryNamed(id) === undefined, inputIssue('fault.profile.taken')),
  name: z.string().min(1).max(40),
  title: z.string().max(60).nullable().default(null),
  faction: z.string().max(60).nullable().default(null),
  people: z.enum(['soimi', 'regor']).nullable().default(null),
  rank: z.enum(RANKS),
  /** SW-BAND-08: cost in points. */
  bp: z.number().int().min(1).max(1000),
  icon: z.string().refine(isIcon, inputIssue('fault.profile.icon')).default('hooded-figure'),
  /** SW-BASE-02: diameter of the base. */
  baseMm: z.number().int().min(20).max(100).default(30),
  movement: z.enum(MOVEMENTS).default('fixed'),
  mov: attribute,
  com: attribute.nullable().default(null),
  dex: attribute,
  pre: attribute.nullable().default(null),
  str: attribute,
  conMundane: attribute,
  conArcane: attribute,
  fur: attribute.nullable().default(null),
  pow: attribute.nullable().default(null),
  /** SW-PROFILE-27: the wounds it can take. */
  wounds: z.number().int().min(1).max(20),
  morale: z.enum(MORALES).default('common'),
  firm: z.boolean().default(false),
  fear: level(3).default(0),
  height: level(5).default(2),
  mounted: z.boolean().default(false),
  weapons: z.array(idOf('weapon')).min(1).max(4),
  ranged: z.array(idOf('ranged')).max(4).default([]),
  armour: z.array(idOf('armour')).max(4).default([]),
  abilities: z
    .array(idOf('ability', 'universal', 'passive', 'deed', 'spell', 'item'))
    .max(20)
    .default([]),
  /** SW-PROFILE-09, SW-RPROF-14: arcane power for artefacts. */
  ap: level(12).default(0),
  artefactTypes: z.partialRecord(z.enum(ARTEFACT_TYPES), level(4)).default({}),
  /** SW-ROSTER-14: the figures of a group, at least two; empty for a single combatant. */
  members: z.array(member).max(6).optional(),
})

export const houseProfileSchema = figures.superRefine((made, context) => {
  const { ranged, pre, pow, abilities, rank, com, members } = made
  const complain = (path: (string | number)[], id: PhraseId, args: MessageArgs = {}) =>
    context.addIssue({ code: 'custom', path, ...inputIssue(id, args) })
  for (const [i, { ranged: own = ranged, pre: eye = pre }] of (members ?? []).entries()) {
    if (own.length > 0 && eye === null) complain(['members', i, 'pre'], 'fault.profile.pre')
  }
  const figures = (members ?? []).reduce((sum, { count }) => sum + count, 0)
  if (members && (figures < 2 || figures > LARGEST_GROUP)) {
    complain(['members'], 'fault.profile.group', { most: LARGEST_GROUP, figures })
  }
  if (members && HEROIC.includes(rank)) complain(['members'], 'fault.profile.alone')
  if (ranged.length > 0 && pre === null) complain(['pre'], 'fault.profile.pre')
  if (ranged.length === 0 && pre !== null) complain(['ranged'], 'fault.profile.ranged')
  if (pow === null && abilities.some(isSpell)) complain(['pow'], 'fault.profile.pow')
  if (rank === 'leader' && com === null) complain(['com'], 'fault.profile.com')
})

/** Ranks that do not form groups. */
const HEROIC: readonly string[] = ['leader', 'avatar', 'messenger']

type HouseProfile = z.infer<typeof houseProfileSchema>

function isSpell(id: string): boolean {
  return list.some((ability) => ability.id === id && ability.kind === 'spell')
}

/** SW-CONSUMABLE-03: consumables of every hero. */
const CONSUMABLES = 3

/** Profiles are compared by identity during play, so each is created once. */
const known = new WeakMap<HouseProfile, Map<Race, Entry>>()

/** Creates the entry lookup of a band, which checks its custom profiles first. */
export function entryLookup(
  band: { race: Race; profiles?: readonly HouseProfile[] | undefined },
  named: EntryNamed,
): EntryNamed {
  const { race, profiles = [] } = band
  if (profiles.length === 0) return named
  return (id) => {
    const own = profiles.find((profile) => profile.id === id)
    return own ? houseEntry(own, race) : named(id)
  }
}

/** Creates the entry of a custom combatant. */
function houseEntry(made: HouseProfile, race: Race): Entry {
  const entries = known.get(made) ?? new Map<Race, Entry>()
  known.set(made, entries)
  const entry = entries.get(race) ?? newEntry(made, race)
  entries.set(race, entry)
  return entry
}

function newEntry({ bp, baseMm, artefactTypes, members, ...made }: HouseProfile, race: Race): Entry {
  const profile: Profile = {
    ...made,
    race,
    fear: made.fear as Profile['fear'],
    height: made.height as Profile['height'],
    ranged: made.ranged as RangedWeapon[],
    ephemeral: false,
    base: discBase(millimetres(baseMm / 2)),
    house: true,
  }
  const hero = made.rank === 'leader' || made.rank === 'avatar'
  return freeze({
    ...{
      id: made.id,
      name: made.name,
      race,
      profile,
      bp,
      members: figuresOf(profile, members),
      factions: [],
      options: [],
    },
    ...{ optionRequired: false, artefactTypes: artefactTypes as Record<string, number> },
    ...{ consumables: hero ? CONSUMABLES : 0, equipmentBasis: 'player', nameBasis: 'player' },
  })
}

/** Creates one profile per figure of a group, shared by identical figures; a single combatant has one. */
function figuresOf(profile: Profile, members: HouseProfile['members']): Profile[] {
  if (!members) return [profile]
  return members.flatMap(({ count, ...own }) => {
    return new Array<Profile>(count).fill({ ...profile, ...definedOnly(own) } as Profile)
  })
}

/** Drops undefined fields. */
function definedOnly<T extends object>(own: T): Partial<T> {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Partial<T>
}
