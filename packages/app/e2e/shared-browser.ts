import type { Browser } from 'playwright-core'
import { launch } from './browser.ts'

/** One browser for all specs that a worker runs, until the worker ends. Every test begins with a profile of its own. */
export const browser: Browser = await launch()

/** Nothing of a test, not even of one that failed, goes on while the next one runs. */
export async function closeEverything(): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}
