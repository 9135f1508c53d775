import { type ComponentType, lazy } from 'react'
import { loaded } from './loads.ts'

/** A part of the app that is fetched when it is first shown. */
export function fetched<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loaded(load) }))
}
