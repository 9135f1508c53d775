/** A server in a process of its own, for tests that kill it. It prints its address. */
import { pino } from 'pino'
import { openRoomThread } from '../rooms/worker-threads.ts'
import { startServer } from '../server.ts'

const { address } = await startServer({
  port: 0,
  host: '127.0.0.1',
  databaseUrl: process.env.DATABASE_URL,
  appFolder: process.env.APP_FOLDER,
  logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
  threads: 1,
  openThread: openRoomThread,
})
console.log(address)
