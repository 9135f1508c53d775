// Runs an npm script after installing whatever is missing. Plain JavaScript for the host's Node (20 or later):
// the pinned Node 24 is itself one of the things that may be missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [script, ...args] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Fray needs Node 20 or later to set itself up; this is ${process.version}.`)
  process.exit(1)
}

function npm(...words) {
  const windows = process.platform === 'win32'
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', words, { cwd: root, stdio: 'inherit', shell: windows })
  if (done.error) console.error(`Could not run npm: ${done.error.message}`)
  return done.status ?? 1
}

/** npm writes this file last, so it is newer than the lockfile only after a complete install. */
function installed() {
  const marker = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(marker)) return false
  if (statSync(marker).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false
  return readFileSync(marker, 'utf8').includes('"node_modules/node"')
}

if (!installed()) {
  console.log('Installing what is missing (once)…')
  const status = npm('install', '--no-audit', '--no-fund', '--no-save')
  if (status !== 0) process.exit(status)
}
process.exit(npm('run', '-s', script, ...(args.length ? ['--', ...args] : [])))
