import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

const app = join(import.meta.dirname, '..')

/** The built app on an address of its own. */
export interface Served {
  readonly address: string
  /** The folder it was built into. */
  readonly folder: string
  stop(): Promise<void>
}

/** Builds the app into a folder of its own, so that nobody else's build gets in the way, and serves it. */
export async function serve(): Promise<Served> {
  // A test runner says 'test' here, and React would then be built for development: not what people get.
  process.env.NODE_ENV = 'production'
  const folder = await mkdtemp(join(tmpdir(), 'fray-app-'))
  const options = { root: app, build: { outDir: folder, emptyOutDir: true } }
  await build({ ...options, logLevel: 'warn' })
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the preview server has no address')
  const stop = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { address, folder, stop }
}
