import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesHash } from './built-app.ts'

let root: string
const write = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fray-sources-'))
  await write('package-lock.json', '{}')
  await write('packages/app/src/main.tsx', 'one')
  await write('packages/games/toy/data/reference.json', '{}')
})
afterEach(() => rm(root, { recursive: true }))

test.each([
  ['a source changed', 'packages/app/src/main.tsx', 'two'],
  ['data of a game changed', 'packages/games/toy/data/reference.json', '{"a":1}'],
  ['a source is new', 'packages/kernel/src/new.ts', ''],
  ['packages changed', 'package-lock.json', '{"a":1}'],
])('the build is stale when %s', async (_, path, content) => {
  const before = await sourcesHash(root)
  await write(path, content)
  expect(await sourcesHash(root)).not.toBe(before)
})

test('the build is fresh as long as only tests, words for developers and other builds change', async () => {
  const before = await sourcesHash(root)
  await write('packages/app/src/main.test.ts', 'test')
  await write('packages/app/e2e/all.spec.ts', 'test')
  await write('packages/app/README.md', 'words')
  await write('packages/app/dist/abc/index.html', 'built')
  await write('packages/app/src/main.tsx', 'one')
  expect(await sourcesHash(root)).toBe(before)
})
