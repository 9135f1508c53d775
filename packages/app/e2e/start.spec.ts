import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const started: ChildProcess[] = []

afterEach(() => {
  // npm runs node: both go.
  for (const { pid, exitCode } of started.splice(0)) if (pid && exitCode === null) process.kill(-pid)
})

interface Start {
  /** Resolves once it has printed this. */
  waitForOutput(words: RegExp): Promise<string>
  readonly ended: Promise<number | null>
}

/** Runs `npm start` as a person does. */
function start(...args: string[]): Start {
  const child = spawn('npm', ['start', '-s', '--', ...args], { cwd: ROOT, detached: true })
  started.push(child)
  let printed = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const waitForOutput = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => words.test(printed) && resolve(printed)
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          printed += data
          look()
        })
      }
      void ended.then(() => (words.test(printed) ? resolve(printed) : reject(new Error(`it said only: ${printed}`))))
    })
  return { waitForOutput, ended }
}

function occupyPort(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as { port: number }).port }))
  })
}

async function freePort(): Promise<number> {
  const { server, port } = await occupyPort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('npm start -- --port serves the app at that port', async () => {
  const port = await freePort()
  await start('--port', String(port)).waitForOutput(/Fray is at/)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toContain('<title>')
})

test('a port in use is reported with how to choose another', async () => {
  const { server, port } = await occupyPort()
  const { waitForOutput, ended } = start('--port', String(port))
  expect(await waitForOutput(/in use/)).toMatch(`Choose another with "npm start -- --port ${port + 1}"`)
  expect(await ended).toBe(1)
  server.close()
})

test('a bad option is named, and help lists the valid ones', async () => {
  const bad = start('--port', 'abc')
  await bad.waitForOutput(/--port must be a whole number/)
  expect(await bad.ended).toBe(1)
  const nowhere = start('--port', '0', '--host', 'no.such.host.invalid')
  await nowhere.waitForOutput(/--host: "no\.such\.host\.invalid" is not an address of this machine/)
  expect(await nowhere.ended).toBe(1)
  const help = start('--help')
  await help.waitForOutput(/npm start -- --port 4517/)
  expect(await help.ended).toBe(0)
})
