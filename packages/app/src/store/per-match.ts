import { create, type StoreApi, type UseBoundStore } from 'zustand'

/**
 * Everything the page holds about the match in sight, besides the match itself: hints, odds, drafts, menus, overlays.
 * All of it is made with `perMatchStore` and dropped here when another match comes into sight. Figures and sequence numbers
 * start again in each match, so nothing about one match may be read in another.
 */
const resets: (() => void)[] = []

/** Goes up whenever a match goes out of sight. */
let scope = 0

/** A store that starts again with each match. `keep` names what belongs to the person rather than to the match. */
export function perMatchStore<T extends object>(
  initial: T,
  keep: (last: T) => Partial<T> = () => ({}),
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => initial)
  resets.push(() => store.setState({ ...initial, ...keep(store.getState()) } as T, true))
  return store
}

/** Drops everything about the match in sight. */
export function dropMatch(): void {
  scope++
  for (const reset of resets) reset()
}

/** Tells later whether the match that is in sight now still is: an answer to a question about another match is dropped. */
export function sameMatch(): () => boolean {
  const asked = scope
  return () => asked === scope
}

/** Drops what belongs to a match whenever the page gets to show another one, or none. */
export function dropWithMatch<S extends { readonly snapshot: { readonly commitment: string } | undefined }>(
  store: Pick<StoreApi<S>, 'subscribe'>,
): void {
  store.subscribe((state, before) => {
    if (state.snapshot?.commitment !== before.snapshot?.commitment) dropMatch()
  })
}
