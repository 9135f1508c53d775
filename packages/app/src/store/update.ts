import { create } from 'zustand'

interface Update {
  /** A new version waits; calling it brings it in and loads the page anew. */
  readonly bringIn: (() => void) | undefined
}

export const useUpdate = create<Update>(() => ({ bringIn: undefined }))

/** Keeps the app in the browser for times without a network, and says when a new version waits. */
export async function workOffline(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register')
  const stopWaiting = registerSW({
    onNeedRefresh: () => useUpdate.setState({ bringIn: () => void activateUpdate(stopWaiting) }),
    // The page is loaded anew when the new version is at work, here below: also a page that no version works for yet.
    onNeedReload: () => undefined,
  })
}

/** A browser may let the old version finish its work before the new one; the page loads anew after this long at the latest. */
const RELOAD_AFTER_MS = 5_000

async function activateUpdate(stopWaiting: () => Promise<void>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const version = registration?.waiting
  if (!version) return location.reload()
  version.addEventListener('statechange', () => version.state === 'activated' && location.reload())
  setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  await stopWaiting()
}

/** Not now: it waits for the next time the page is loaded. */
export function putOffUpdate(): void {
  useUpdate.setState({ bringIn: undefined })
}
