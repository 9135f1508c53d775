/** Starts PostgreSQL, three servers and a proxy before them, to try Fray on many machines on one: `npm run cluster`. */
import { builtApp } from '../../packages/app/build/built-app.ts'
import { ServerProcesses } from '../../packages/server/src/chaos/server-processes.ts'
import { startPostgres } from '../../packages/server/src/testing/test-database.ts'
import { startProxy } from './proxy.ts'

const SERVERS = 3
const PORT = Number(process.env.PORT || 5173)

const appFolder = await builtApp((line) => console.log(line))
const postgres = await startPostgres()
console.log(`PostgreSQL is at ${postgres.url}; it is empty, and gone when this ends.`)
const servers = new ServerProcesses(postgres.url, { APP_FOLDER: appFolder })
for (let count = 0; count < SERVERS; count++) await servers.start()
const proxy = await startProxy(PORT, () => new URL(servers.pickAddress()))
console.log(`${SERVERS} servers: ${servers.addresses.join(' ')}`)
console.log(`Fray is at http://127.0.0.1:${proxy.port}  (Ctrl+C ends it)`)

process.once('SIGINT', async () => {
  proxy.close()
  await servers.stopAll()
  await postgres.server.stop()
  process.exit(0)
})
