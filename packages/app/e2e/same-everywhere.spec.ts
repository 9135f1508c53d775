import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { sameEverywhere } from './same-everywhere.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

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

test('geometry and whole matches are the same in Node and in Chromium, to the last digit', async () => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await script() })
  const there = await page.evaluate('fray.sameEverywhere()')
  expect(there).toEqual(await sameEverywhere())
})
