import type { Person } from '@fray/protocol'
import { create } from 'zustand'

/** Whether this copy of Fray comes from a server that online matches can be played on. */
export type ServerPresence = 'asking' | 'none' | 'there'

interface ServerStore {
  readonly presence: ServerPresence
  /** Who the reader is on the server; undefined until they give a name. */
  readonly person: Person | undefined
}

export const useServer = create<ServerStore>(() => ({ presence: 'asking', person: undefined }))

/** Gets an address of the server's interface; it is beside the page. */
export function apiAddress(path: string): URL {
  return new URL(`api/${path}`, location.href.split('#')[0])
}

let asking: Promise<void> | undefined

/** Asks once whether there is a server, and again after it could not be reached. */
export function askForServer(): Promise<void> {
  asking ??= readJson('server').then((info) => {
    useServer.setState({ presence: info ? 'there' : 'none' })
    if (!info) asking = undefined
  })
  return asking
}

/** Asks who the reader is, for pages that tell. */
export async function askForPerson(): Promise<void> {
  await askForServer()
  if (useServer.getState().presence !== 'there' || useServer.getState().person) return
  const me = await readJson<{ readonly person?: Person }>('me')
  if (me?.person) useServer.setState({ person: me.person })
}

async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(apiAddress(path), { headers: { accept: 'application/json' } })
    // A web server without Fray behind it may reply to any address with its first page.
    const isJson = response.ok && response.headers.get('content-type')?.includes('json')
    return isJson ? ((await response.json()) as T) : undefined
  } catch {
    return undefined
  }
}
