import { create, type StoreApi, type UseBoundStore } from 'zustand'

/**
 * Everything the page holds about the current match besides the match itself: hints, odds, drafts, menus, overlays. All
 * of it is made with `perMatchStore` and dropped here when another match appears. Figures and sequence numbers start
 * again in each match, so nothing about one match may be read in another.
 */
const resets: (() => void)[] = []

/** Counts the matches that have left the screen. */
let scope = 0

/** Makes a store that is reset with each match. `keep` names what belongs to the person rather than to the match. */
export function perMatchStore<T extends object>(
  initial: T,
  keep: (last: T) => Partial<T> = () => ({}),
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => initial)
  resets.push(() => store.setState({ ...initial, ...keep(store.getState()) } as T, true))
  return store
}

/** Resets everything about the current match. */
export function dropMatch(): void {
  scope++
  for (const reset of resets) reset()
}

/** Gets a check for whether the match is still the same, to drop late results. */
export function sameMatch(): () => boolean {
  const asked = scope
  return () => asked === scope
}

/** Resets match state whenever the page shows another match, or none. */
export function dropWithMatch<S extends { readonly snapshot: { readonly commitment: string } | undefined }>(
  store: Pick<StoreApi<S>, 'subscribe'>,
): void {
  store.subscribe((state, before) => {
    if (state.snapshot?.commitment !== before.snapshot?.commitment) dropMatch()
  })
}
