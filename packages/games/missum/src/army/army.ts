import type { RectangleBase } from '@fray/tabletop'
import { rectangleBase } from '@fray/tabletop'
import { z } from 'zod'
import { bases, engineRow, meleeFactors, missileWeapons, raceRow, races, weaponsOfHumans } from '../charts.ts'
import { mm } from '../units.ts'
import type { Engine, Race, Troop, TroopType } from './troop.ts'
import { findIdIn, oneOf } from './written.ts'

export const RACES = races.map(({ race }) => race) as [Race, ...Race[]]
export const MISSILES = missileWeapons.filter(({ family }) => family !== 'engine').map(({ weapon }) => weapon)
export const ENGINES = ['lightDartThrower', 'lightStoneThrower', 'mediumDartThrower', 'mediumStoneThrower'] as const

export const TYPES = ['line', 'regularSkirmisher', 'irregularSkirmisher'] as const
export const STANDINGS = ['regular', 'irregular', 'peasant', 'bodyguard', 'fanatic'] as const
export const ARMOURS = ['none', 'light', 'medium', 'heavy'] as const

/** MI-SPECIAL, MI-NATION: the peoples whose armies have special rules. */
export const NATIONS = [
  'tsolyanu',
  'livyani',
  'ghatoni',
  'yanKor',
  'mugalavya',
  'tinaliya',
  'ssu',
  'hlyss',
  'shunnedOne',
  'shen',
  'ahoggya',
  'nlyss',
  'hlutrgu',
  'other',
] as const

const weaponWritten = findIdIn([...weaponsOfHumans, ...meleeFactors].map(({ weapon }) => weapon))

/** The properties shared by every figure of a unit, in the written form of an army list. */
export const troopFields = {
  race: oneOf(RACES).default('human'),
  engine: oneOf(ENGINES).nullable().default(null),
  type: oneOf(TYPES).default('line'),
  standing: oneOf(STANDINGS).default('regular'),
  armour: oneOf(ARMOURS).default('heavy'),
  shield: z.boolean().default(true),
  weapons: z
    .array(z.string().overwrite((written) => weaponWritten(written) as string))
    .max(12)
    .default([]),
  missile: oneOf(MISSILES as [string, ...string[]])
    .nullable()
    .default(null),
  paired: z.boolean().default(false),
  morale: z.number().int().min(1).max(20).nullable().default(null),
  mixed: z.array(z.number().int().min(1).max(20)).max(200).default([]),
}

const eye = oneOf(['strongEye', 'weakEye'])

/** A legion of an army list. */
export const legionSchema = z.strictObject({
  name: z.string().min(1).max(60),
  ...troopFields,
  figures: z.number().int().min(1).max(200),
  /** Files it is first drawn up in. */
  files: z.number().int().min(1).max(100).optional(),
  eyes: z.array(eye).max(20).default([]),
})

/** MI-MAGE-01: a team of an attack and a defence caster. */
export const teamSchema = z.strictObject({
  level: z.number().int().min(1).max(12),
  race: oneOf(RACES).default('human'),
  /** MI-SPECIAL-06: an optional legion of acolytes for extra spells. */
  acolytes: z.boolean().default(false),
  /** MI-PLATFORM-02: stands on a platform built before the battle. */
  platform: z.boolean().default(false),
})

/** A kind of troops that a player made from the arms in the charts; the builder offers it as a legion. */
export const troopProfileSchema = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  name: z.string().min(1).max(60),
  ...troopFields,
  figures: z.number().int().min(1).max(200).default(20),
})

/** MI-ARMY: an army as players agree on it. */
export const armySchema = z.strictObject({
  name: z.string().min(1).max(60),
  nation: oneOf(NATIONS).default('other'),
  legions: z.array(legionSchema).min(1).max(60),
  teams: z.array(teamSchema).max(12),
  kerdu: z.strictObject({ race: oneOf(RACES).default('human'), platform: z.boolean().default(false) }).prefault({}),
  /** The player's own kinds of troops; legions made from them appear among the others. */
  profiles: z.array(troopProfileSchema).max(20).optional(),
})

export type Legion = z.infer<typeof legionSchema>
export type Army = z.infer<typeof armySchema>
export type TroopProfile = z.infer<typeof troopProfileSchema>

/** MI-BASE: gets the base size of a figure by race, engine and troop type. */
export function baseFor(race: Race, engine: Engine | null, type: TroopType): RectangleBase {
  if (engine) {
    const row = engineRow(engine)!
    return rectangleBase(mm(row.front), mm(row.depth))
  }
  const figure = race === 'human' && type !== 'line' ? 'humanSkirmisher' : race
  const row = bases.find((base) => base.figure === figure)
  if (!row) throw new RangeError(`no base for ${figure}`)
  return rectangleBase(mm(row.front), mm(row.depth))
}

/** Gets the properties of a listed legion's figures. */
export function troopOf(listed: Omit<Troop, 'base'>): Troop {
  const { race, engine, type, standing, armour, shield, weapons, missile, paired, morale, mixed } = listed
  const base = baseFor(race, engine, type)
  return { race, engine, type, standing, armour, shield, weapons, missile, paired, morale, mixed, base }
}

/** MI-RACE-07: whether a race is an animal, which can neither command nor cast. */
export function isAnimal({ race }: Troop): boolean {
  return raceRow(race)?.animal === true
}
