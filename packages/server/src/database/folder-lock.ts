import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a data folder that names the process which uses it. */
const LOCK = 'fray.pid'

/**
 * Reserves a data folder for this process: two that write the same files would destroy them. Returns how to release it.
 * The lock of a process that has ended counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, LOCK)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = Number(readFileSync(lock, 'utf8'))
    if (isRunning(owner)) throw new Error(`the data folder ${folder} is in use by process ${owner}`)
    writeFileSync(lock, String(process.pid))
  }
  return () => rmSync(lock, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists, although it cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
