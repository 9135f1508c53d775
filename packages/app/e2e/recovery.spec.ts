import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { begin, GAMES, type Offered } from './games.ts'
import { question } from './page/decision.ts'
import { browser } from './shared-browser.ts'

interface Opened {
  opened: Worker[]
}

/** Runs in the page: keeps hold of every worker that it opens. */
function keepWorkers(): void {
  const page = globalThis as unknown as Opened & { Worker: typeof Worker }
  page.opened = []
  page.Worker = class extends page.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      page.opened.push(this)
    }
  }
}

test('a match whose worker the browser ends silently says so and can be reopened where it stood', async () => {
  const context = await newProfile(browser)
  const page = await context.newPage()
  await page.addInitScript(keepWorkers)
  await page.goto(inject('address'))
  await begin(page, GAMES[0] as Offered, ['Human', 'Recruit'])
  await question(page).waitFor()
  const prompt = await question(page).textContent()
  await page.evaluate(() => {
    for (const worker of (globalThis as unknown as Opened).opened) worker.terminate()
  })
  await page.getByRole('heading', { name: 'The match has stopped' }).waitFor()
  await page.getByRole('button', { name: 'Save to a file' }).waitFor()
  await page.getByRole('button', { name: 'Reopen the match' }).click()
  await question(page).waitFor()
  expect(await question(page).textContent()).toBe(prompt)
  await context.close()
})

/** Puts something in place of a list in the store of the page. */
function keep(page: Page, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([name, content]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyval', 'readwrite')
          writing.objectStore('keyval').put(content, name as string)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [key, value] as const,
  )
}

test.each([
  ['forces', 'My armies', 'A saved army', null],
  ['tables', 'My tables', 'A saved table', { a: 'list once' }],
])('an unreadable list of %s is reported on its page and can be removed', async (kind, heading, what, broken) => {
  const context = await newProfile(browser)
  const page = await context.newPage()
  await page.goto(`${inject('address')}#/${kind}`)
  await page.getByRole('heading', { name: heading }).waitFor()
  await keep(page, `fray.${kind}`, broken)
  await page.reload()
  const told = page.getByRole('alert').filter({ hasText: `${what} can’t be read` })
  await told.waitFor()
  await told.getByRole('button', { name: 'Remove' }).click()
  await told.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('heading', { name: heading }).waitFor()
  expect(await told.count()).toBe(0)
  await context.close()
})
