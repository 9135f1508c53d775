import { useEffect, useState } from 'react'
import type { PhraseId } from '../../../locales/phrases.ts'
import { phraseOfFailure } from '../../online/state/api.ts'
import { useServer } from '../../online/state/server-store.ts'

/** Reads something from the server, once it is known to be there, and again if what is asked for changes. */
export function useRead<T>(read: () => Promise<T>, key: string) {
  const isThere = useServer(({ presence }) => presence === 'there')
  const [state, setState] = useState<{ readonly key: string; readonly data?: T; readonly failure?: PhraseId }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    if (!isThere) return
    let isCurrent = true
    read().then(
      (data) => isCurrent && setState({ key, data }),
      (error) => isCurrent && setState({ key, failure: phraseOfFailure(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, isThere])
  return state?.key === key ? state : undefined
}
