import type { TestProject } from 'vitest/node'
import { serve } from './serve.ts'

/** One server for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await serve()
  project.provide('address', address)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}
