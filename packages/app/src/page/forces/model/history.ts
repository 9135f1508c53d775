/** A value with its undo and redo history. */
export interface EditHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** Maximum undo depth. */
const LONGEST = 200

export function startHistory<T>(now: T): EditHistory<T> {
  return { past: [], now, future: [] }
}

export function pushHistory<T>({ past, now }: EditHistory<T>, next: T): EditHistory<T> {
  return { past: [...past, now].slice(-LONGEST), now: next, future: [] }
}

export function undoHistory<T>({ past, now, future }: EditHistory<T>): EditHistory<T> | undefined {
  const before = past.at(-1)
  return before === undefined ? undefined : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redoHistory<T>({ past, now, future }: EditHistory<T>): EditHistory<T> | undefined {
  const [next, ...later] = future
  return next === undefined ? undefined : { past: [...past, now], now: next, future: later }
}
