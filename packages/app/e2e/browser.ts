import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as playwright } from 'playwright-core'

/** Chromium comes from the registry, so that tests need nothing from the machine. */
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

/** Generous: only a hang takes longer, even on a busy machine. */
export const PATIENT_MS = 120_000

/** Makes a fresh profile with reduced motion. Offline storage is on only if asked for. */
export async function newProfile(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const usual = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...usual, ...options })
  context.setDefaultTimeout(PATIENT_MS)
  return context
}
