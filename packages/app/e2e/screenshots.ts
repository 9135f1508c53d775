/**
 * Takes a picture of every page at three widths, light and dark, for a person to look at. Names on the command line
 * limit it to those pages: `npm run screenshots -w @fray/app -- replay lesson`. One picture that fails does not stop the rest.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launch } from './browser.ts'
import type { Picture } from './pictures/sitter.ts'
import { pictures } from './pictures.ts'
import { serve } from './serve.ts'

const FOLDER = join(import.meta.dirname, '../../../screenshots')
const SIZES = [
  { width: 1600, height: 1000 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const THEMES = ['dark', 'light'] as const
/** A machine that is busy with other things needs longer for everything. */
const TIMEOUT_MS = 90_000

async function take(browser: Browser, address: string, { name, locale = 'en-GB', pose }: Picture): Promise<void> {
  const [largest] = SIZES
  const context = await browser.newContext({
    viewport: largest ?? null,
    reducedMotion: 'reduce',
    locale,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  try {
    await page.goto(address)
    await pose({ page, goTo: async (path) => void (await page.goto(`${address}#${path}`)) })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const theme of THEMES) {
        await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${theme}.png`) })
      }
    }
  } finally {
    await context.close()
  }
}

const wanted = process.argv.slice(2)
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
await mkdir(FOLDER, { recursive: true })
const { address, stop } = await serve()
const browser = await launch()
const failed: string[] = []
for (const picture of chosen) {
  await take(browser, address, picture).catch((error: Error) => {
    failed.push(picture.name)
    console.error(`${picture.name}: ${error.message}`)
  })
}
await browser.close()
await stop()
console.log(`${chosen.length - failed.length} of ${chosen.length} pages are in ${FOLDER}`)
if (failed.length > 0) process.exitCode = 1
