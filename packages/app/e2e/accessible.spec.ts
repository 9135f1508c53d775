import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { launch } from './browser.ts'
import { Journey } from './journey.ts'
import { playUntil } from './play.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test.each(['Change to the Dark theme', undefined])('axe finds nothing on any page (%s)', async (change) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  if (change) await journey.button(change).click()
  await journey.expectAccessible()
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).click()
  await page.getByText('At once').waitFor()
  await journey.expectAccessible()
  await journey.goTo('/')
  await journey.setUp('Standard table')
  await playUntil(page, async () => page.locator('.placing').isVisible())
  await journey.expectAccessible()
  await playUntil(page, async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible())
  await journey.expectAccessible()
  await playUntil(page, async () => page.getByRole('slider').isVisible())
  await journey.expectAccessible()
  await journey.button('Rules').click()
  await page.locator('.rule').first().waitFor()
  await journey.expectAccessible()
  await page.keyboard.press('Escape')
  await journey.button('Replay').click()
  await page.locator('.scrubber').waitFor()
  await journey.expectAccessible()
  await journey.end()
})
