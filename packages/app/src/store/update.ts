import { create } from 'zustand'

interface Update {
  /** A new version waits; calling it brings it in and loads the page anew. */
  readonly bringIn: (() => void) | undefined
}

export const useUpdate = create<Update>(() => ({ bringIn: undefined }))

/** Keeps the app in the browser for times without a network, and says when a new version waits. */
export async function workOffline(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  const bringIn = registerSW({
    onNeedRefresh: () => useUpdate.setState({ bringIn: () => void bringIn(true) }),
  })
}

/** Not now: it waits for the next time the page is loaded. */
export function putOffUpdate(): void {
  useUpdate.setState({ bringIn: undefined })
}
