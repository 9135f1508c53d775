/**
 * A deep copy of plain data. Frozen parts cannot change and are shared, not copied: a game freezes what stays
 * the same for the whole match (profiles, scenery), which makes forking cheap.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = clone(value[i])
    return copy as T
  }
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = clone(part)
  }
  return copy as T
}

/** Freezes plain data through and through, also the parts of what is frozen already: `clone` shares all of it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
