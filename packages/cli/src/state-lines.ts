import type { Json } from '@fray/kernel'

/**
 * Prints a position with one line for each field, and one for each figure of a list, in the words of situation files.
 */
export function stateLines(position: Json): string[] {
  if (!isObject(position)) return []
  return Object.entries(position).flatMap(([field, value]) => {
    if (Array.isArray(value) && value.every(isObject)) return value.map((fields) => row(field, fields))
    return says(value) ? [phrase(field, value)] : []
  })
}

type Fields = { readonly [field: string]: Json }

function isObject(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names a row by its own name, or else by that of its card; rows without a name are called after their list. */
function row(list: string, { name, ...fields }: Fields): string {
  const { changes = null, who = null } = fields
  const { name: own = null }: Fields = isObject(changes) ? changes : {}
  const called = [name, own, who].find((each) => typeof each === 'string')
  return `${called ?? list}: ${phrases(fields)}`
}

function phrases(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, value]) => says(value))
    .map(([field, value]) => phrase(field, value))
    .join(', ')
}

const NONE = 'none'

/** Whether a value is worth printing: false and empty ones are not. */
function says(value: Json): boolean {
  if (value === null || value === false) return false
  if (Array.isArray(value)) return value.some(says)
  return !isObject(value) || Object.values(value).some(says)
}

function phrase(field: string, value: Json): string {
  return value === true ? field : `${field} ${words(value)}`
}

function words(value: Json): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  // One part for each camp, separated by bars, with a word for empty camps.
  if (Array.isArray(value)) return value.map(words).join(value.some(Array.isArray) ? ' | ' : ' ') || NONE
  if (value === null) return NONE
  return isObject(value) ? `(${phrases(value)})` : String(value)
}
