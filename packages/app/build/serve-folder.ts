import { join } from 'node:path'
import { preview } from 'vite'

const APP = join(import.meta.dirname, '..')

/** A folder of files on an address of its own. */
export interface Served {
  readonly address: string
  stop(): Promise<void>
}

/** Serves a built app on this machine: at this port, or the next one that is free. */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const server = await preview({
    root: APP,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port, host: '127.0.0.1', strictPort: false },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the server has no address')
  return { address, stop: () => server.close() }
}
