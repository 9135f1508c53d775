import { join } from 'node:path'
import { preview } from 'vite'

const APP = join(import.meta.dirname, '..')

/** A folder of files on an address of its own. */
export interface Served {
  readonly address: string
  stop(): Promise<void>
}

interface Place {
  readonly port: number
  /** Only this port will do; otherwise the next one that is free. */
  readonly isChosen?: boolean
  readonly host?: string
}

const THIS_MACHINE = '127.0.0.1'

/** Serves a built app, on this machine alone unless a host says otherwise. */
export async function serveFolder(
  folder: string,
  { port, isChosen = false, host = THIS_MACHINE }: Place,
): Promise<Served> {
  const server = await preview({
    root: APP,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    // If it is open to other machines, they may call this one by any name.
    preview: { port, host, strictPort: isChosen, ...(host === THIS_MACHINE ? {} : { allowedHosts: true }) },
  })
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  const address = local[0] ?? network[0]
  if (!address) throw new Error('the server has no address')
  return { address, stop: () => server.close() }
}
