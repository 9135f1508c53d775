/**
 * Reuses the objects of all unchanged parts of new data: what comes from a worker is always a copy, and would be
 * redrawn completely.
 */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (!isCompound(before) || !isCompound(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const kept = keys.map((key) => reuseUnchanged(before[key], after[key]))
  const isSame = (key: string, i: number) => key in before && Object.is(before[key], kept[i])
  if (keys.length === Object.keys(before).length && keys.every(isSame)) return before as T
  return (Array.isArray(after) ? kept : Object.fromEntries(keys.map((key, i) => [key, kept[i]]))) as T
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
