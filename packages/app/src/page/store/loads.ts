import { create } from 'zustand'
import { type Fault, faultOf } from '../../locales/fault.ts'

interface FailedLoads {
  /** What could not be loaded, and why. */
  readonly failed: readonly Fault[]
  /** The last retry did not reach the server either. */
  readonly unreachable: boolean
}

export const useFailedLoads = create<FailedLoads>(() => ({ failed: [], unreachable: false }))

/** Loads something. On failure the page offers to retry, and the promise stays pending. */
export function loadOrReport<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    reportFailedLoad(error)
    return new Promise<never>(() => {})
  })
}

export function reportFailedLoad(error: unknown): void {
  useFailedLoads.setState(({ failed }) => ({ failed: [...failed, faultOf(error)] }))
}

/**
 * Retries by reloading the page, since a browser remembers failed modules for as long as a page lives. Everything is
 * saved; but without a server there would be no page at all, so that is checked first.
 */
export async function loadAgain(): Promise<void> {
  const reached = await fetch(document.baseURI, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (reached) location.reload()
  else useFailedLoads.setState({ unreachable: true })
}
