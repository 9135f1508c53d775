import chromium from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'
import { serve } from './serve.ts'

/** One server for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Unpacked once, before several workers want it at the same time.
  await chromium.executablePath()
  const { address, folder, stop } = await serve()
  project.provide('address', address)
  project.provide('folder', folder)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    /** The folder of the build that is served. */
    folder: string
  }
}
