/** Serves the app as people play it: `npm start`. The port is the first argument, or what PORT says. */
import { builtApp } from './built-app.ts'
import { serveFolder } from './serve-folder.ts'

const PORT = 5173

const wanted = Number(process.argv[2] ?? process.env.PORT ?? PORT)
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`A port is a whole number up to 65535; this is "${process.argv[2] ?? process.env.PORT}".`)
  process.exit(1)
}
const folder = await builtApp((line) => console.log(line))
const { address } = await serveFolder(folder, wanted)
const port = Number(new URL(address).port)
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken by another program; this is port ${port}.`)
console.log(`Fray is at ${address}  (Ctrl+C ends it)`)
