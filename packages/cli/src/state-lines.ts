import type { Json } from '@fray/kernel'

/** A position in words: a line for each field, and for each figure of a list. The words are those of situation files. */
export function stateLines(position: Json): string[] {
  if (!isObject(position)) return []
  return Object.entries(position).flatMap(([field, value]) => {
    if (Array.isArray(value) && value.every(isObject)) return value.map((each) => row(field, each))
    return says(value) ? [phrase(field, value)] : []
  })
}

type Fields = { readonly [field: string]: Json }

function isObject(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Who has a name is told by it (one of his own before that of his card), anything else by the list it is of. */
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

/** What is not so needs no words. */
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
  // One for each camp: each apart from the others, and those that have none.
  if (Array.isArray(value)) return value.map(words).join(value.some(Array.isArray) ? ' | ' : ' ') || NONE
  if (value === null) return NONE
  return isObject(value) ? `(${phrases(value)})` : String(value)
}
