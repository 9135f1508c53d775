/** Serves the app as people play it: `npm start`. */
import { builtApp } from './built-app.ts'
import { serveFolder } from './serve-folder.ts'
import { HELP, listeningFault, OptionError, type ServeOptions, serveOptions } from './serve-options.ts'

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
const { address } = await serveFolder(folder, options).catch((error: unknown) => fail(listeningFault(error, options)))
const port = Number(new URL(address).port)
if (options.port !== 0 && port !== options.port) {
  console.log(`Port ${options.port} is in use by another program; this is port ${port}. Choose one with --port.`)
}
console.log(`Fray is at ${address}  (Ctrl+C ends it)`)
