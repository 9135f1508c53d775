import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openRoomThread } from './rooms/worker-threads.ts'
import { type RunningServer, startServer } from './server.ts'
import { TestPlayer } from './testing/test-player.ts'

let folder: string
const running: RunningServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fray-server-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await rm(folder, { recursive: true })
})

async function start(options: { readonly appFolder?: string; readonly dataFolder?: string } = {}) {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    logger: pino({ level: 'silent' }),
    threads: 1,
    openThread: openRoomThread,
    ...options,
  })
  running.push(server)
  return server
}

async function stop(server: RunningServer): Promise<void> {
  running.splice(running.indexOf(server), 1)
  await server.stop()
}

const statusOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).status

test('the app is served with its assets kept for good, and every page leads to its document', async () => {
  const app = join(folder, 'app')
  await mkdir(join(app, 'assets'), { recursive: true })
  await writeFile(join(app, 'index.html'), '<title>Fray</title>')
  await writeFile(join(app, 'assets/main-abc.js'), '')
  const { address } = await start({ appFolder: app })
  const page = await fetch(`${address}/`)
  expect(await page.text()).toContain('<title>Fray</title>')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await (await fetch(`${address}/forces/new`)).text()).toContain('<title>Fray</title>')
  const asset = await fetch(`${address}/assets/main-abc.js`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(await statusOf(`${address}/assets/missing.js`)).toBe(404)
  expect(await statusOf(`${address}/api/missing`)).toBe(404)
})

test('the database opens only when someone plays online, and keeps people over a restart', async () => {
  const dataFolder = join(folder, 'data')
  const first = await start({ dataFolder })
  expect(await statusOf(`${first.address}/health`)).toBe(200)
  expect(await (await fetch(`${first.address}/api/server`)).json()).toEqual({ version: 2 })
  expect(await (await fetch(`${first.address}/api/me`)).json()).toEqual({})
  expect(existsSync(dataFolder)).toBe(false)
  const player = new TestPlayer(first.address)
  await player.arrive('Ann')
  expect(existsSync(dataFolder)).toBe(true)

  const other = await start({ dataFolder })
  expect(await statusOf(`${other.address}/ready`), 'two processes never share a folder').toBe(503)
  await stop(first)
  expect(await statusOf(`${other.address}/ready`)).toBe(200)
  player.moveTo(other.address)
  const { data } = await player.request<{ person: unknown }>('GET', '/api/me')
  expect(data.person).toEqual(player.person)
})

test.each(['https://elsewhere.example', 'null', 'not an origin'])(
  'a page of another origin (%s) can neither open a socket nor change anything',
  async (origin) => {
    const { address } = await start()
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { origin })
    const code = await new Promise((resolve) => socket.on('close', resolve))
    expect(code).toBe(1008)
    const init = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{"name":"Eve"}' }
    expect(await statusOf(`${address}/api/guest`, init)).toBe(403)
  },
)

test('a request that is not JSON, or has unknown fields, is refused by name', async () => {
  const { address } = await start()
  const post = (body: string) =>
    fetch(`${address}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect((await post('{')).status).toBe(400)
  const refused = await post('{"name":"Ann","role":"admin"}')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('role')
})

test('only proxies on this machine may name the address of a client', async () => {
  const { address } = await start()
  const from = (forwarded: string) => fetch(`${address}/api/server`, { headers: { 'x-forwarded-for': forwarded } })
  const left = async (forwarded: string) => Number((await from(forwarded)).headers.get('x-ratelimit-remaining'))
  // The last address was added by the proxy; what the client wrote before it counts for nothing.
  const first = await left('1.1.1.1, 10.0.0.9')
  expect(await left('2.2.2.2, 10.0.0.9')).toBe(first - 1)
  expect(await left('10.0.0.10')).toBe(first)
})

test('metrics are read from this machine only, and name nobody', async () => {
  const { address } = await start()
  const player = new TestPlayer(address)
  await player.arrive('Ann')
  const code = await player.createAgainstBot('spheres-of-war')
  player.watch(code)
  await player.call(code, 'steps', [])
  const metrics = await (await fetch(`${address}/metrics`)).text()
  expect(metrics).toContain('fray_matches 1')
  expect(metrics).toContain('fray_connections 1')
  expect(metrics).toContain('fray_call_seconds_count{call="steps"} 1')
  expect(metrics).toMatch(/fray_bytes_sent_total\{kind="screen"\} \d{3,}/)
  for (const secret of [code, 'Ann', player.person!.id]) expect(metrics).not.toContain(secret)
  expect(await statusOf(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).toBe(403)
  player.leave()
})
