import { useSyncExternalStore } from 'react'

/** Whether a media query matches, now and after every change. */
function mediaQuery(query: string): () => boolean {
  const watch = (changed: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(watch, () => matchMedia(query).matches)
}

/** Whether the page is too narrow for a panel beside the table. */
export const useNarrow = mediaQuery('(max-width: 860px)')

/** Whether touch is the only input: texts about keys would mean nothing. */
export const useFinger = mediaQuery('(hover: none) and (pointer: coarse)')
