import { parseArgs } from 'node:util'

/** The default address of the app. */
const USUAL = { port: 5173, host: '127.0.0.1' } as const

const MOST = 65_535

export interface ServeOptions {
  readonly port: number
  /** Somebody chose this port: another one will not do. */
  readonly isChosen: boolean
  readonly host: string
}

/** An option that cannot be used; the message names it. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

export const HELP = `Serves Fray on this machine.

    npm start                     at port ${USUAL.port}, or the next one that is free
    npm start -- --port 4517      at this port (0: any that is free)
    npm start -- --host 0.0.0.0   for other machines too
    npm start -- --help           this text

The environment variable PORT chooses a port as well. Other machines need https in
front of it: over plain http, browsers keep from a page what Fray needs.`

/** Reads the arguments of `npm start`; undefined if they ask for help. */
export function serveOptions(args: readonly string[], env: { readonly PORT?: string } = {}): ServeOptions | undefined {
  const { values, positionals } = parseOptions(args)
  if (values.help) return undefined
  const [bare, ...others] = positionals
  if (others.length > 0 || (bare !== undefined && values.port !== undefined)) {
    throw new OptionError(`There is one port too many: "${others[0] ?? bare}".`)
  }
  const given = values.port ?? bare
  const host = values.host ?? USUAL.host
  if (host.trim() === '') throw new OptionError('--host needs the name or the address of this machine.')
  if (given !== undefined) return { port: portIn(given, '--port'), isChosen: true, host }
  if (env.PORT !== undefined && env.PORT !== '') return { port: portIn(env.PORT, 'PORT'), isChosen: true, host }
  return { port: USUAL.port, isChosen: false, host }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    // It names the option and what is wrong with it; after the first sentence it explains how shells pass arguments.
    const [sentence] = (error as Error).message.split(/\.\s|\n/)
    throw new OptionError(`${sentence}.`)
  }
}

function portIn(given: string, option: string): number {
  if (/^\d{1,5}$/.test(given) && Number(given) <= MOST) return Number(given)
  throw new OptionError(`${option} must be a whole number from 0 to ${MOST}; "${given}" is not.`)
}

/** The message if the server cannot listen there. */
export function listeningFault(error: unknown, { port, host }: ServeOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE' || /already in use/.test(message)) {
    return `Port ${port} is in use by another program. Choose another with "npm start -- --port ${port + 1}", or any free one with "--port 0".`
  }
  if (code === 'EACCES') return `--port: this user may not use port ${port}. Choose one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `--host: "${host}" is not an address of this machine.`
  return message
}
