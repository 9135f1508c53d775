import { freeze } from '@fray/kernel'
import { z } from 'zod'
import magic from '../../data/magic.json' with { type: 'json' }
import { abilities } from '../ability.ts'
import { listedAbility, traitByPrintedName, traitOf } from '../armies/cards/ability-list.ts'
import { forceOf, sizeOf } from '../armies/cards/bases.ts'
import { equipmentNamed } from '../armies/cards/equipment.ts'
import { presentKey } from '../armies/cards/former-keys.ts'
import {
  ARMIES,
  BASES,
  CHARACTERISTICS,
  ELEMENTS,
  type Magic,
  type Profile,
  RANKS,
  ROLES,
  SIZES,
  type Trait,
} from '../armies/cards/profile.ts'
import { machineSchema } from '../armies/cards/reference-card.ts'
import { categoryOf } from '../armies/extras/ranks.ts'
import { armySchema } from '../armies/peoples/army-names.ts'
import type { Purse } from '../incantation/mana.ts'
import { writtenWord } from '../written-word.ts'

/** The most abilities or effects of a figure. */
export const MOST_TRAITS = 60

export const name = z.string().min(1).max(60)
export const value = z.number().min(0).max(60)
const orNone = value.nullable()
const range = z.number().min(0).max(200)

/** CF-MAGE-03: ranks by category. */
const MAGICIANS = ['initiate', 'adept', 'master', 'virtuoso'] as const

/** Changes to a card, in the terms of a profile; abilities as cards write them ("toxic/2"). */
export const changesSchema = z
  .strictObject({
    name,
    army: armySchema(ARMIES),
    people: armySchema(ARMIES),
    rank: writtenWord(RANKS),
    category: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    character: z.boolean(),
    role: writtenWord(ROLES),
    size: writtenWord(SIZES),
    base: writtenWord(BASES),
    force: value,
    ...{ mov: orNone, flight: orNone, ini: orNone, att: orNone, str: orNone, def: orNone, res: value },
    ...{ aim: orNone, cou: orNone, fear: orNone, dis: orNone, pow: orNone },
    machine: machineSchema.nullable(),
    weapon: z.strictObject({ name, strength: value, ranges: z.tuple([range, range, range]) }).nullable(),
    abilities: z.array(name).max(MOST_TRAITS),
    bold: z.array(writtenWord(CHARACTERISTICS)).max(CHARACTERISTICS.length),
    magic: z
      .strictObject({
        level: writtenWord(MAGICIANS).optional(),
        // CF-MANA-06: a magician of neutral mana masters no Element.
        elements: z
          .array(writtenWord([...ELEMENTS, 'neutral']))
          .max(6)
          .transform((all) => all.filter((element) => element !== 'neutral')),
        paths: z.array(z.string().max(40)).max(20).default([]),
        intensity: value.default(0),
      })
      .nullable(),
    /** CF-RANK-19: words of the rank line, in lower case. */
    rankWords: z.array(z.string().min(1).max(40)).max(6),
    faith: z
      .strictObject({
        level: writtenWord(['devout', 'zealot', 'dean', 'avatar']),
        cult: name,
        aura: value,
        ...{ creation: value, alteration: value, destruction: value },
        iconoclast: z.boolean().default(false),
      })
      .nullable(),
    command: writtenWord(['commander', 'musician', 'standard-bearer']).nullable(),
    ap: z.number().min(0).max(1000),
  })
  .partial()

type Changes = Omit<z.infer<typeof changesSchema>, 'abilities'>

/** Applies changes to a printed card. */
export function profileWith(
  printed: Profile,
  { abilities: written, ...changes }: z.infer<typeof changesSchema>,
  gems: Purse,
): Profile {
  if (written === undefined && Object.keys(changes).length === 0) return printed
  const traits = creedTraits(written ? withDrives(written.map(readTrait)) : printed.traits, changes)
  const ranked = { ...rankOf(printed, changes), ...changes }
  return freeze({
    ...printed,
    ...buildOf(printed, changes, traits),
    ...officeOf(printed, traits),
    ...(changes.army === undefined ? {} : { people: changes.army }),
    ...ranked,
    ...nerveOf(changes),
    ...creedOf(changes, traits),
    ...artOf(printed, ranked, gems),
    traits,
  }) as Profile
}

/** Renames a printed card's fighter, which keeps its printed name for the rules. */
export function renameProfile(profile: Profile, printed: Profile): Profile {
  return profile.name === printed.name ? profile : freeze({ ...profile, printedName: printed.name })
}

/** CF-LEAD-01: a fighter given Leadership/X is a commander, unless another office is written. */
function officeOf({ command }: Profile, traits: Profile['traits']): Partial<Pick<Profile, 'command'>> {
  return command === null && traits.some(({ ability }) => ability === 'leadership') ? { command: 'commander' } : {}
}

/** CF-RANK-01, -18: the category follows from the written ranks, unless it is written itself. */
function rankOf(printed: Profile, { rank, magic, faith }: Changes): Partial<Pick<Profile, 'category'>> {
  if (rank === undefined && !magic?.level && !faith) return {}
  return { category: categoryOf(rank ?? printed.rank, magic?.level, faith?.level) }
}

/**
 * CF-MAGE-03, CF-MANA-07: a fighter with POW masters the written Elements, or else those of its gems, or of its people;
 * its category is its rank.
 */
function artOf(printed: Profile, changes: Changes, gems: Purse): Partial<Pick<Profile, 'magic'>> {
  const pow = changes.pow === undefined ? printed.pow : changes.pow
  const told = changes.magic === undefined ? printed.magic : changes.magic
  if (pow === null || (told && told === printed.magic)) return {}
  const level = MAGICIANS[(changes.category ?? printed.category) - 1]!
  const held = ELEMENTS.filter((element) => (gems[element] ?? 0) > 0)
  const elements = held.length > 0 ? held : domainOf(changes.people ?? changes.army ?? printed.people)
  return { magic: { ...{ elements, paths: [], intensity: 0 }, ...told, level: told?.level ?? level } }
}

/** CF-MANA-08: the preferred Elements of a people; orcs have none. */
function domainOf(people: string): Magic['elements'] {
  return (magic.domains.find((domain) => domain.people === people)?.elements ?? []) as Magic['elements']
}

const ICONOCLAST = 'iconoclast'

function isIconoclast(traits: Profile['traits']): boolean {
  return traits.some(({ ability }) => ability === ICONOCLAST)
}

/** CF-FAITH-03: a written iconoclast has the ability. */
function creedTraits(traits: Profile['traits'], { faith }: Changes): Profile['traits'] {
  return faith?.iconoclast && !isIconoclast(traits) ? [...traits, traitOf(ICONOCLAST)] : traits
}

/** CF-FAITH-03: a fighter with the ability is an iconoclast. */
function creedOf({ faith }: Changes, traits: Profile['traits']): Partial<Pick<Profile, 'faith'>> {
  return faith ? { faith: { ...faith, iconoclast: isIconoclast(traits) } } : {}
}

/** CF-PROFILE-07: a fighter given FEAR has no COU, and the other way round. */
function nerveOf({ cou, fear }: Changes): Partial<Pick<Profile, 'cou' | 'fear'>> {
  if (fear != null) return { cou: null }
  return cou == null ? {} : { fear: null }
}

/** CF-BASE-07 to -13: Size follows from the base and the abilities, Force from the Size, unless they are written. */
function buildOf(printed: Profile, changes: Changes, traits: Profile['traits']): Pick<Profile, 'size' | 'force'> {
  const abilities = traits.map(({ ability }) => ability)
  const build = { army: changes.army ?? printed.army, base: changes.base ?? printed.base, abilities }
  const was = sizeOf({ army: printed.army, base: printed.base, abilities: abilitiesOf(printed) })
  const derived = sizeOf(build)
  const size = changes.size ?? (derived === was ? printed.size : derived)
  const force = forceOf(size, abilities)
  return { size, force: size === printed.size && forceOf(size, abilitiesOf(printed)) === force ? printed.force : force }
}

function abilitiesOf({ traits }: Profile): string[] {
  return traits.map(({ ability }) => ability)
}

/** CF-STEAM-01: a fighter given a device has the engine that drives it. */
function withDrives(traits: Profile['traits']): Profile['traits'] {
  const fuels = traits.map(({ ability }) => equipmentNamed(ability)?.fuel)
  const drives = [...(fuels.includes('steam') ? ['boiler'] : []), ...(fuels.includes('naphtha') ? ['carburettor'] : [])]
  const missing = drives.filter((drive) => traits.every(({ ability }) => ability !== drive))
  return [...traits, ...missing.map(traitOf)]
}

/** Reads an ability by its id or printed name. */
function readTrait(written: string): Trait {
  const trait = traitOf(presentKey(written))
  const isKnown = abilities.find(trait.ability) || listedAbility(trait.ability) || equipmentNamed(trait.ability)
  return isKnown ? trait : traitByPrintedName(written)
}
