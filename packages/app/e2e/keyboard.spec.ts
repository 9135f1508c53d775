import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { decideByKeys, tabTo } from './keys.ts'
import { browser } from './shared-browser.ts'

test('a whole game of Spheres of War can be played by keyboard alone', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  await tabTo(page, /^\s*Spheres of War\s*$/)
  await page.keyboard.press('Enter')
  await page.getByText(/Close quarters/).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[role=radiogroup]').length === 5)
  await tabTo(page, /Standard table/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /Fast/)
  await page.keyboard.press('ArrowDown')
  // Without a checked setup the button takes no focus.
  await expect.poll(() => journey.button('Start match').isEnabled()).toBe(true)
  await tabTo(page, /Start match/)
  await page.keyboard.press('Enter')

  const asked = page.locator('.decision .options button').or(page.locator('.ghost'))
  let placedByArrows = false
  for (let decisions = 0; decisions < 2000; decisions++) {
    await asked.or(page.locator('.result')).first().waitFor()
    if (await page.locator('.result').isVisible()) break
    if (!placedByArrows && (await page.locator('.ghost').isVisible())) {
      placedByArrows = true
      await placeByArrows(page)
    }
    await decideByKeys(page)
  }
  await page.locator('.result').waitFor()
  expect(placedByArrows).toBe(true)
  await tabTo(page, /Rematch/)
  await page.keyboard.press('Enter')
  await page.locator('.result').waitFor({ state: 'hidden' })
  await journey.end()
})

/** Tab goes to the next suggestion, arrows move, Shift moves finely. */
async function placeByArrows(page: Page): Promise<void> {
  const place = () => page.locator('.ghost').getAttribute('transform')
  await page.locator('.ghost:focus').waitFor()
  const first = await place()
  await page.keyboard.press('Tab')
  const second = await place()
  expect(second).not.toBe(first)
  await page.keyboard.press('ArrowRight')
  const third = await place()
  expect(third).not.toBe(second)
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await place()).not.toBe(third)
  await page.locator('.ghost-allowed').waitFor()
}
