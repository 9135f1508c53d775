import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { run } from '../run.ts'

let folder: string
beforeAll(() => {
  vi.stubEnv('DATABASE_URL', '')
  folder = mkdtempSync(join(tmpdir(), 'fray-admin-'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function admin(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void err.push(`${line}\n`)),
  ]
  const code = await run(['admin', ...args, '--data', join(folder, 'data')])
  for (const spy of spies) spy.mockRestore()
  return { code, out: out.join(''), err: err.join('') }
}

test('the lists of a new data folder are empty, and an unknown user is named', async () => {
  expect(await admin('matches')).toEqual({ code: 0, out: 'None.\n', err: '' })
  expect(await admin('reports', '--json')).toEqual({ code: 0, out: '[]\n', err: '' })
  const ban = await admin('ban', 'nobody', '--reason', 'a test')
  expect(ban).toMatchObject({ code: 1, out: '' })
  expect(ban.err).toBe('fray: found no user "nobody": name an id or a sign-in name\n')
})

test('a data folder that a server uses is not touched', async () => {
  writeFileSync(join(folder, 'data/fray.pid'), String(process.ppid))
  expect((await admin('users')).err).toContain(`is in use by process ${process.ppid}`)
})
