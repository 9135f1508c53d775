import { applyChanges, isWithin, type Json, type ProfileField, type ProfileForm, valueAt } from '@fray/kernel'
import type { Fault } from '../locales/fault.ts'

/** A profile with a field filled in. */
export function setField(profile: Json, place: string, value: Json): Json {
  const [part = ''] = /^.*(?=\.)/.exec(place) ?? []
  // What it is a part of may not be there yet.
  const whole = part !== '' && (valueAt(profile, part) ?? null) === null ? setField(profile, part, {}) : profile
  return applyChanges(whole, { kind: 'set', place, value })
}

/** A profile with one more in a list of it; the list is made with the first. */
export function withEntry(profile: Json, place: string, entry: Json): Json {
  const entries = valueAt(profile, place)
  return setField(profile, place, Array.isArray(entries) ? [...entries, entry] : [entry])
}

/** A profile with one less in a list of it; the list goes with the last. */
export function withoutEntry(profile: Json, place: string, index: number): Json {
  const entries = valueAt(profile, place) as readonly Json[]
  return setField(profile, place, entries.length === 1 ? null : entries.toSpliced(index, 1))
}

/** What is typed into a number's box; null for an empty one, undefined for what is no number. */
export function parseNumber(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const value = Number(typed.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A new profile like the blank one, with an id that no other has. */
export function newProfile({ blank }: ProfileForm, others: readonly Json[]): Json {
  const id = valueAt(blank, 'id')
  return typeof id === 'string' ? setField(blank, 'id', freeId(id, others)) : blank
}

/** The longest id that every game takes. */
const LONGEST_ID = 36

/**
 * A changed profile with an id made of its name, if it was named anew: nobody who fills in a form has to think of one.
 * Those that the force has already keep theirs, by which its entries know them.
 */
export function assignId(before: Json, changed: Json, others: readonly Json[], kept: readonly Json[]): Json {
  const [name, id] = [valueAt(changed, 'name'), valueAt(changed, 'id')]
  if (typeof name !== 'string' || name === valueAt(before, 'name')) return changed
  if (kept.some((each) => valueAt(each, 'id') === id)) return changed
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  const own = `own-${plain}`.slice(0, LONGEST_ID).replace(/-+$/, '')
  return setField(changed, 'id', freeId(own, others))
}

/** An id that no other profile has: with a number behind it, if need be. */
function freeId(id: string, others: readonly Json[]): string {
  const taken = new Set(others.map((other) => valueAt(other, 'id')))
  let number = 1
  while (taken.has(number === 1 ? id : `${id}-${number}`)) number++
  return number === 1 ? id : `${id}-${number}`
}

/** What is wrong with one field of one of the profiles. */
export function faultsAt(fault: Fault, index: number, { place }: Pick<ProfileField, 'place'>): Fault {
  return fault.filter(({ field }) => isWithin(field, `profiles[${index}].${place}`))
}

/** What is wrong with one of the profiles and belongs to none of these fields. */
export function otherFaults(fault: Fault, index: number, fields: readonly ProfileField[]): Fault {
  const own = fault.filter(({ field }) => isWithin(field, `profiles[${index}]`))
  return own.filter((problem) => fields.every((field) => faultsAt([problem], index, field).length === 0))
}

export function isFaulty(fault: Fault, index: number): boolean {
  return fault.some(({ field }) => isWithin(field, `profiles[${index}]`))
}

/** Codes of rules that stand in brackets after what they are about. */
const CODES = / \((?:[A-Z]{2}-[A-Z0-9-]+(?:, )?)+\)/g

export function withoutCodes(fault: string): string {
  return fault.replaceAll(CODES, '')
}
