import { InputError } from '../input/errors.ts'
import type { Json } from '../match/seat.ts'
import { text } from '../texts/message.ts'
import type { ForceChange, Forces } from './force.ts'
import type { ForcePlace } from './force-field.ts'

/** A change that needs no knowledge of the game. */
type PlainChange = Exclude<ForceChange, { readonly kind: 'add' }>

type PathPart = string | number

/** Splits a place into its parts: "entries[2].option" is entries, 2, option. */
export function stepsOf(place: ForcePlace): readonly PathPart[] {
  const steps = [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)]
  return steps.map(([, index, key]) => (index === undefined ? String(key) : Number(index)))
}

/** Whether a place equals another one or lies inside it. */
export function isWithin(place: ForcePlace, outer: ForcePlace): boolean {
  return outer === '' || place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`)
}

/** Gets the value at a place; undefined if there is none. */
export function valueAt(data: Json, place: ForcePlace): Json | undefined {
  return stepsOf(place).reduce<Json | undefined>(childOf, data)
}

/** Sets or clears a field, or removes or copies an entry. Unchanged parts are shared, not copied. */
export function applyChanges(data: Json, change: PlainChange): Json {
  return changeWithin(data, stepsOf(change.place), change)
}

/** Applies several changes to a force. */
export function changeForce<Force>(forces: Forces<Force>, force: Force, changes: readonly ForceChange[]): Force {
  return changes.reduce((changed, change) => forces.change(changed, change), force)
}

function changeWithin(data: Json, [step, ...inner]: readonly PathPart[], change: PlainChange): Json {
  if (step === undefined) throw missingPartError(change.place)
  if (inner.length === 0) return changePart(data, step, change)
  const child = childOf(data, step)
  if (child === undefined) throw missingPartError(change.place)
  return replacePart(data, step, changeWithin(child, inner, change))
}

function changePart(data: Json, step: PathPart, change: PlainChange): Json {
  const before = childOf(data, step)
  if (change.kind === 'set' && change.value !== null) {
    // A missing field can be set, but a list does not grow this way.
    if (!isRecord(data) && before === undefined) throw missingPartError(change.place)
    return replacePart(data, step, change.value)
  }
  if (before === undefined) {
    if (change.kind === 'set' && isRecord(data)) return data
    throw missingPartError(change.place)
  }
  if (Array.isArray(data)) {
    const at = Number(step)
    return change.kind === 'copy' ? data.toSpliced(at + 1, 0, before) : data.toSpliced(at, 1)
  }
  if (change.kind === 'copy') throw missingPartError(change.place)
  return Object.fromEntries(Object.entries(data as object).filter(([key]) => key !== step))
}

function replacePart(data: Json, step: PathPart, value: Json): Json {
  return Array.isArray(data) ? data.with(Number(step), value) : { ...(data as object), [step]: value }
}

function childOf(data: Json | undefined, step: PathPart): Json | undefined {
  if (Array.isArray(data)) return typeof step === 'number' ? data[step] : undefined
  return isRecord(data) && Object.hasOwn(data, step) ? data[step] : undefined
}

function isRecord(data: Json | undefined): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function missingPartError(place: ForcePlace): InputError {
  return new InputError('change', [
    { field: place, message: 'does not exist and cannot be changed', text: text('kernel.input.not-there') },
  ])
}
