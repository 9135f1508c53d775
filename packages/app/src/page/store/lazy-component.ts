import { type ComponentType, lazy } from 'react'
import { loadOrReport } from './loads.ts'

/** Makes a component that is loaded when it is first shown. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadOrReport(load) }))
}
