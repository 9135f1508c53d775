import { changedData, isWithin, type Json, type ProfileField, type ProfileForm, valueAt } from '@fray/kernel'
import type { Fault } from '../words/fault.ts'

/** A profile with a field filled in. */
export function filledIn(profile: Json, place: string, value: Json): Json {
  const [part = ''] = /^.*(?=\.)/.exec(place) ?? []
  // What it is a part of may not be there yet.
  const whole = part !== '' && (valueAt(profile, part) ?? null) === null ? filledIn(profile, part, {}) : profile
  return changedData(whole, { kind: 'set', place, value })
}

/** What is typed into a number's box; null for an empty one, undefined for what is no number. */
export function numberTyped(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const value = Number(typed.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** A new profile like the blank one, with an id that no other has. */
export function newProfile({ blank }: ProfileForm, others: readonly Json[]): Json {
  const taken = new Set(others.map((each) => valueAt(each, 'id')))
  const id = valueAt(blank, 'id')
  if (typeof id !== 'string') return blank
  let number = 1
  while (taken.has(number === 1 ? id : `${id}-${number}`)) number++
  return number === 1 ? blank : filledIn(blank, 'id', `${id}-${number}`)
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
