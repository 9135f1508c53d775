import { type ComponentType, lazy } from 'react'
import { loadOrReport } from './loads.ts'

/** A part of the app that is fetched when it is first shown. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadOrReport(load) }))
}
