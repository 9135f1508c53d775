import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Performance of the built app in a real browser. */
export interface AppFigures {
  /** Time from an empty cache to a first page on which a match can be started, in milliseconds. */
  readonly firstPage: number
  /** Script loaded until then, in bytes, gzipped. */
  readonly firstScript: number
  /** While a base is dragged on a table of sixty. */
  readonly framesPerSecond: number
  /** With nothing moving: the browser's limit on this machine, sixty if it is fast and idle. */
  readonly framesAtRest: number
  /** The page's work for each of these frames, in milliseconds. */
  readonly workPerFrame: number
}

/** Runs the app's own measuring script, so that nothing here depends on the app. */
export async function measureApp(): Promise<AppFigures> {
  const command = ['run', '-s', 'measure', '-w', '@fray/app']
  const { stdout } = await promisify(execFile)('npm', command, { shell: process.platform === 'win32' })
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
}
