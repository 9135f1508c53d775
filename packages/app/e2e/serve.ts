import { join } from 'node:path'
import { build, preview } from 'vite'

const app = join(import.meta.dirname, '..')

/** Builds the app and serves what was built; gives the address and the way to stop. */
export async function serve(): Promise<{ address: string; stop: () => Promise<void> }> {
  // A test runner says 'test' here, and React would then be built for development: not what people get.
  process.env.NODE_ENV = 'production'
  await build({ root: app, logLevel: 'warn' })
  const server = await preview({ root: app, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the preview server has no address')
  return { address, stop: () => server.close() }
}
