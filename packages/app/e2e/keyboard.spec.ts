import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { decideByKeys, tabTo } from './keys.ts'
import { options } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { allowedBase, placedBase } from './page/table.ts'
import { browser } from './shared-browser.ts'

test('a whole game of Spheres of War can be played by keyboard alone', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  await tabTo(page, /^\s*Spheres of War\s*$/)
  await page.keyboard.press('Enter')
  await page.getByText(/Close quarters/).waitFor()
  await expect.poll(() => page.getByRole('radiogroup').count()).toBe(5)
  await tabTo(page, /Standard table/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /Fast/)
  await page.keyboard.press('ArrowDown')
  // Without a checked setup the button takes no focus.
  await expect.poll(() => journey.button('Start match').isEnabled()).toBe(true)
  await tabTo(page, /Start match/)
  await page.keyboard.press('Enter')

  const asked = options(page).or(placedBase(page))
  let placedByArrows = false
  for (let decisions = 0; decisions < 2000; decisions++) {
    await asked.or(resultWindow(page)).first().waitFor()
    if (await resultWindow(page).isVisible()) break
    if (!placedByArrows && (await placedBase(page).isVisible())) {
      placedByArrows = true
      await placeByArrows(page)
    }
    await decideByKeys(page)
  }
  await resultWindow(page).waitFor()
  expect(placedByArrows).toBe(true)
  await tabTo(page, /Rematch/)
  await page.keyboard.press('Enter')
  await resultWindow(page).waitFor({ state: 'hidden' })
  await journey.end()
})

/** Tab goes to the next suggestion, arrows move, Shift moves finely. */
async function placeByArrows(page: Page): Promise<void> {
  const place = () => placedBase(page).getAttribute('transform')
  await placedBase(page).and(page.locator(':focus')).waitFor()
  const first = await place()
  await page.keyboard.press('Tab')
  const second = await place()
  expect(second).not.toBe(first)
  await page.keyboard.press('ArrowRight')
  const third = await place()
  expect(third).not.toBe(second)
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await place()).not.toBe(third)
  await allowedBase(page).waitFor()
}
