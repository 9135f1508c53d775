import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** How the built app does in a real browser. */
export interface AppFigures {
  /** From an empty cache to a first page on which a battle can be started, in milliseconds. */
  readonly firstPage: number
  /** Script loaded until then, in bytes, gzipped. */
  readonly firstScript: number
  /** While a base is dragged on a table of sixty. */
  readonly framesPerSecond: number
  /** When nothing moves: what the browser makes of this machine, sixty if it is quick and idle. */
  readonly framesAtRest: number
  /** What the page works for each of these frames, in milliseconds. */
  readonly workPerFrame: number
}

/** The app is measured by its own script: nothing here depends on it. */
export async function measureApp(): Promise<AppFigures> {
  const command = ['run', '-s', 'measure', '-w', '@fray/app']
  const { stdout } = await promisify(execFile)('npm', command, { shell: process.platform === 'win32' })
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
}
