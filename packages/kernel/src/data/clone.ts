/**
 * Copies plain data deeply. Frozen parts cannot change and are shared, not copied: games freeze what stays the same for
 * a whole match (profiles, scenery), which makes forks cheap.
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

/** Freezes plain data deeply, including the parts of data that is frozen already, so that `clone` shares all of it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
