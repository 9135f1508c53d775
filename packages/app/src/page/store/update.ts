import { create } from 'zustand'

interface Update {
  /** The pending update; calling it activates the new version and reloads the page. */
  readonly bringIn: (() => void) | undefined
}

export const useUpdate = create<Update>(() => ({ bringIn: undefined }))

/** Makes the app work offline, and announces new versions. */
export async function workOffline(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  const stopWaiting = registerSW({
    onNeedRefresh: () => useUpdate.setState({ bringIn: () => void activateUpdate(stopWaiting) }),
    // The page reloads once the new version is active, even a page that no version controls yet.
    onNeedReload: () => undefined,
  })
}

/** A browser may let the old version finish first; the page reloads after this time at the latest. */
const RELOAD_AFTER_MS = 5_000

async function activateUpdate(stopWaiting: () => Promise<void>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const version = registration?.waiting
  if (!version) return location.reload()
  version.addEventListener('statechange', () => version.state === 'activated' && location.reload())
  setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  await stopWaiting()
}

/** Postpones the update to the next load. */
export function putOffUpdate(): void {
  useUpdate.setState({ bringIn: undefined })
}
