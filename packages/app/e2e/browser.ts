import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as playwright } from 'playwright-core'

/** A browser that comes with the packages, so that tests need nothing from the machine. */
export async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
}

/** Only what hangs takes longer: a machine that is busy with other tests needs its time for everything. */
export const PATIENT_MS = 120_000

/** A fresh profile of somebody who wants little movement. What is kept for times without a network is kept only if asked for. */
export async function newProfile(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const usual = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...usual, ...options })
  context.setDefaultTimeout(PATIENT_MS)
  return context
}
