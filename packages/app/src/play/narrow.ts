import { useSyncExternalStore } from 'react'

const query = '(max-width: 860px)'

function watch(changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the page is too narrow for a panel beside the table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
