import { applyChanges, isWithin, type Json, type ProfileField, type ProfileForm, valueAt } from '@fray/kernel'
import type { Fault } from '../../../locales/fault.ts'

/** Sets a field of a profile. */
export function setField(profile: Json, place: string, value: Json): Json {
  const [part = ''] = /^.*(?=\.)/.exec(place) ?? []
  // Creates missing parents.
  const whole = part !== '' && (valueAt(profile, part) ?? null) === null ? setField(profile, part, {}) : profile
  return applyChanges(whole, { kind: 'set', place, value })
}

/** Adds an entry to a list of a profile, which is created if needed. */
export function withEntry(profile: Json, place: string, entry: Json): Json {
  const entries = valueAt(profile, place)
  return setField(profile, place, Array.isArray(entries) ? [...entries, entry] : [entry])
}

/** Removes an entry from a list of a profile; an empty list is removed. */
export function withoutEntry(profile: Json, place: string, index: number): Json {
  const entries = valueAt(profile, place) as readonly Json[]
  return setField(profile, place, entries.length === 1 ? null : entries.toSpliced(index, 1))
}

/** Parses a typed number; null for an empty field, undefined for what is not a number. */
export function parseNumber(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const value = Number(typed.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** Makes a new profile like the blank one, with a free id. */
export function newProfile({ blank }: ProfileForm, others: readonly Json[]): Json {
  const id = valueAt(blank, 'id')
  return typeof id === 'string' ? setField(blank, 'id', freeId(id, others)) : blank
}

/** The longest id that every game accepts. */
const LONGEST_ID = 36

/**
 * Derives the id of a renamed profile from its name, so that nobody has to think of one. Saved profiles keep their ids,
 * since entries refer to them.
 */
export function assignId(before: Json, changed: Json, others: readonly Json[], kept: readonly Json[]): Json {
  const [name, id] = [valueAt(changed, 'name'), valueAt(changed, 'id')]
  if (typeof name !== 'string' || name === valueAt(before, 'name')) return changed
  if (kept.some((profile) => valueAt(profile, 'id') === id)) return changed
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  const own = `own-${plain}`.slice(0, LONGEST_ID).replace(/-+$/, '')
  return setField(changed, 'id', freeId(own, others))
}

/** Gets a free id, with a number at the end if needed. */
function freeId(id: string, others: readonly Json[]): string {
  const taken = new Set(others.map((other) => valueAt(other, 'id')))
  let number = 1
  while (taken.has(number === 1 ? id : `${id}-${number}`)) number++
  return number === 1 ? id : `${id}-${number}`
}

/** Gets the faults of one field of a profile. */
export function faultsAt(fault: Fault, index: number, { place }: Pick<ProfileField, 'place'>): Fault {
  return fault.filter(({ field }) => isWithin(field, `profiles[${index}].${place}`))
}

/** Gets the faults of a profile that belong to none of these fields. */
export function otherFaults(fault: Fault, index: number, fields: readonly ProfileField[]): Fault {
  const own = fault.filter(({ field }) => isWithin(field, `profiles[${index}]`))
  return own.filter((problem) => fields.every((field) => faultsAt([problem], index, field).length === 0))
}

export function isFaulty(fault: Fault, index: number): boolean {
  return fault.some(({ field }) => isWithin(field, `profiles[${index}]`))
}

/** Rule codes in brackets. */
const CODES = / \((?:[A-Z]{2}-[A-Z0-9-]+(?:, )?)+\)/g

export function withoutCodes(fault: string): string {
  return fault.replaceAll(CODES, '')
}
