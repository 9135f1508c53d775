import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { sameEverywhere } from './same-everywhere.ts'
import { browser } from './shared-browser.ts'

/** The same code as one script for a browser. */
async function script(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fray-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: true,
        lib: { entry: 'same-everywhere.ts', formats: ['iife'], name: 'fray', fileName: () => 'script.js' },
      },
    })
    return await readFile(join(folder, 'script.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('geometry and whole matches are identical in Node and in Chromium', async () => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await script() })
  const there = await page.evaluate('fray.sameEverywhere()')
  expect(there).toEqual(await sameEverywhere())
})
