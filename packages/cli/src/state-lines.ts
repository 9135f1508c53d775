import type { Json } from '@fray/kernel'

/**
 * Prints a position with one line for each field, and one for each figure of a list, in the words of situation files.
 */
export function stateLines(position: Json): string[] {
  if (!isObject(position)) return []
  return Object.entries(position).flatMap(([field, value]) => {
    if (Array.isArray(value) && value.every(isObject)) return value.map((fields) => printRow(field, fields))
    return isWorthPrinting(value) ? [printField(field, value)] : []
  })
}

type Fields = { readonly [field: string]: Json }

function isObject(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names a row by its own name, or else by that of its card; rows without a name are called after their list. */
function printRow(list: string, { name, ...fields }: Fields): string {
  const { changes = null, who = null } = fields
  const { name: own = null }: Fields = isObject(changes) ? changes : {}
  const called = [name, own, who].find((field) => typeof field === 'string')
  return `${called ?? list}: ${printFields(fields)}`
}

function printFields(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, value]) => isWorthPrinting(value))
    .map(([field, value]) => printField(field, value))
    .join(', ')
}

const NONE = 'none'

/** Whether a value is worth printing: false and empty ones are not. */
function isWorthPrinting(value: Json): boolean {
  if (value === null || value === false) return false
  if (Array.isArray(value)) return value.some(isWorthPrinting)
  return !isObject(value) || Object.values(value).some(isWorthPrinting)
}

function printField(field: string, value: Json): string {
  return value === true ? field : `${field} ${printValue(value)}`
}

function printValue(value: Json): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  // One part for each camp, separated by bars, with a word for empty camps.
  if (Array.isArray(value)) return value.map(printValue).join(value.some(Array.isArray) ? ' | ' : ' ') || NONE
  if (value === null) return NONE
  return isObject(value) ? `(${printFields(value)})` : String(value)
}
