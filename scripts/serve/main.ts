/** Serves the app, and online play with it: `npm start`. */
import { availableParallelism } from 'node:os'
import { builtApp } from '../../packages/app/build/built-app.ts'
import { HELP, listeningFault, OptionError, type ServeOptions, serveOptions } from './options.ts'
import { serveApp } from './serve-app.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readOptions(): ServeOptions {
  try {
    const options = serveOptions(process.argv.slice(2), process.env)
    if (options) return options
  } catch (error) {
    if (error instanceof OptionError) fail(`${error.message} See "npm start -- --help".`)
    throw error
  }
  console.log(HELP)
  process.exit(0)
}

const options = readOptions()
const folder = await builtApp((line) => console.log(line))
const threads = Math.max(1, availableParallelism() - 1)
const { address, port, stop } = await serveApp(folder, { ...options, threads }).catch((error: unknown) =>
  fail(listeningFault(error, options)),
)
if (options.port !== 0 && port !== options.port) {
  console.log(`Port ${options.port} is in use by another program; this is port ${port}. Choose one with --port.`)
}
console.log(`Fray is at ${address}  (Ctrl+C ends it)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    // A second signal ends the process at once.
    await stop()
    process.exit(0)
  })
}
