import { create } from 'zustand'
import { type Fault, faultOf } from '../locales/fault.ts'

interface FailedLoads {
  /** What could not be loaded, and why. */
  readonly failed: readonly Fault[]
  /** The last try did not reach the server either. */
  readonly unreachable: boolean
}

export const useFailedLoads = create<FailedLoads>(() => ({ failed: [], unreachable: false }))

/** Loads something. If that fails the page says so and offers to try again; whoever waits for it waits on. */
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
 * Tries again by loading the page anew: a browser remembers for as long as a page stands which modules it could not fetch.
 * Everything is kept, so nothing is lost by it; but without a server there would be no page at all.
 */
export async function loadAgain(): Promise<void> {
  const reached = await fetch(document.baseURI, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (reached) location.reload()
  else useFailedLoads.setState({ unreachable: true })
}
