import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { MAGICIAN } from './magician.ts'
import { matchFile, openMatch } from './match-files.ts'
import { openDecision, optionGroups, options, piecesIn, question } from './page/decision.ts'
import { armies } from './page/pages.ts'
import { browser } from './shared-browser.ts'

test('a long list of spells is grouped, can be searched by keys, and tells what each spell does', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, await matchFile('confrontation', MAGICIAN, ['person', 'recruit'], ['play', 'done', '0:cast']))
  const choices = options(page)
  await choices.first().waitFor()
  const all = await choices.count()
  expect(all).toBeGreaterThanOrEqual(10)
  await journey.expectAccessible()

  // The slash leads to the box; what is left can be taken with Enter.
  await page.keyboard.press('/')
  await page.keyboard.type('chastisement')
  await expect.poll(() => choices.count()).toBeLessThan(all)
  expect(await optionGroups(page).count()).toBe(1)
  await optionGroups(page).locator('summary').click()
  await expect.poll(() => optionGroups(page).getByRole('group').textContent()).toMatch(/STR/)

  await page.getByRole('searchbox', { name: 'Search the options' }).focus()
  await page.keyboard.type(' zog')
  const left = await choices.count()
  expect(left).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await choices.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await openDecision(page, 'arrange').waitFor()
  expect(await question(page).textContent()).toMatch(/Chastisement of Light on Zog/)
  // Gems are pressed from slot to slot.
  const kept = piecesIn(page, 'Kept')
  const before = await kept.count()
  await kept.first().click()
  await expect.poll(() => kept.count()).toBe(before - 1)
  await journey.end()
})

test('every people and its largest army are two clicks from the home page', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page
    .getByRole('article')
    .filter({ hasText: 'Confrontation' })
    .getByRole('link', { name: /^Set up/ })
    .click()
  const own = page.getByRole('combobox', { name: 'Your side' })
  await own.waitFor()
  expect(await own.locator('option').count()).toBe(16)
  await own.selectOption('Dwarves of Mid-Nor')
  await armies(page).getByRole('heading', { name: 'Dwarves of Mid-Nor' }).waitFor()
  await page.getByRole('radiogroup', { name: 'Match size' }).getByRole('radio', { name: '400 A.P.' }).check()
  await armies(page).getByText('Fire-spitter of Mid-Nor').first().waitFor()
  await journey.end()
})
