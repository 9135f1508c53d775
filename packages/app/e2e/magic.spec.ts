import { expect, inject, test } from 'vitest'
import { COVEN } from './coven.ts'
import { Journey } from './journey.ts'
import { loadFile, matchFile } from './laid.ts'
import { browser } from './shared-browser.ts'

test('a long list of spells is grouped, can be searched by keys, and tells what each spell does', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await loadFile(page, await matchFile('confrontation', COVEN, ['person', 'recruit'], ['play', 'done', '0:cast']))
  const options = page.locator('.decision .options button.option')
  await options.first().waitFor()
  const all = await options.count()
  expect(all).toBeGreaterThanOrEqual(10)
  await journey.expectAccessible()

  // The slash leads to the box; what is left can be taken with Enter.
  await page.keyboard.press('/')
  await page.keyboard.type('chastisement')
  await expect.poll(() => options.count()).toBeLessThan(all)
  expect(await page.locator('.decision .option-group').count()).toBe(1)
  await page.locator('.decision .option-group summary').click()
  await expect.poll(() => page.locator('.decision .rule-fold p').textContent()).toMatch(/STR/)

  await page.getByRole('searchbox', { name: 'Search the options' }).focus()
  await page.keyboard.type(' zog')
  const left = await options.count()
  expect(left).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.activeElement?.matches('.decision .options button.option'))
  await page.keyboard.press('Enter')
  await page.locator('.decision .arranging').waitFor()
  expect(await page.locator('.decision h2').textContent()).toMatch(/Chastisement of Light on Zog/)
  // Gems are pressed from slot to slot.
  const gems = (slot: string) => page.locator(`[data-slot="${slot}"] .piece-token`)
  const before = await gems('kept').count()
  await gems('kept').first().click()
  await expect.poll(() => gems('kept').count()).toBe(before - 1)
  await journey.end()
})

test('every people and its largest army are two clicks from the home page', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page
    .locator('.game-card', { hasText: 'Confrontation' })
    .getByRole('link', { name: /^Set up/ })
    .click()
  const own = page.getByRole('combobox', { name: 'Your side' })
  await own.waitFor()
  expect(await own.locator('option').count()).toBe(16)
  await own.selectOption('Dwarves of Mid-Nor')
  await page.locator('.muster').getByRole('heading', { name: 'Dwarves of Mid-Nor' }).waitFor()
  await page.getByRole('radiogroup', { name: 'Match size' }).getByRole('radio', { name: '400 A.P.' }).check()
  await page.locator('.muster').getByText('Fire-spitter of Mid-Nor').first().waitFor()
  await journey.end()
})
