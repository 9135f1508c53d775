/** The thread in which the embedded database works, so that the event loop of the server never waits for it. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.ts'
import type { PgliteReply, PgliteRequest } from './pglite-thread.ts'

if (!parentPort) throw new Error('this file runs in a worker thread')
const port = parentPort
const send = (reply: PgliteReply) => port.postMessage(reply)

const folder = workerData as string | undefined
const unlock = folder === undefined ? () => {} : lockFolder(folder)
const opening = PGlite.create(folder)
opening.catch(unlock)

async function carryOut(database: PGlite, request: PgliteRequest): Promise<PgliteReply> {
  const { id } = request
  if (request.kind === 'query') {
    const { rows, affectedRows = 0 } = await database.query(request.sql, [...request.parameters])
    return { id, rows, affectedRows }
  }
  if (request.kind === 'script') return { id, rows: await runScript(database, request.sql), affectedRows: 0 }
  if (request.kind === 'listen') {
    await database.listen(request.channel, (notice) => send({ channel: request.channel, notice }))
  } else {
    await database.close()
    unlock()
  }
  return { id, rows: [], affectedRows: 0 }
}

async function runScript(database: PGlite, sql: string): Promise<unknown[]> {
  try {
    const results = await database.exec(sql)
    return results.flatMap(({ rows }) => rows)
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}

port.on('message', async (request: PgliteRequest) => {
  try {
    send(await carryOut(await opening, request))
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    send({ id: request.id, message, code })
  }
})
