import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, openSituation } from './match-files.ts'
import { overlayVerdicts } from './page/match.ts'
import { allowedBase, baseOf, drawing, overlayRegions, verdictMarks } from './page/table.ts'
import { browser } from './shared-browser.ts'

/** Ann has been chosen to act, so that the overlays are hers. */
async function asAnn(premeasuring: boolean): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  await openSituation(journey.page, 'spherewars', beforeTheWood(premeasuring), ['person', 'recruit'])
  await journey.button('Ann').first().click()
  await journey.page.getByRole('heading', { name: 'What does Ann do?' }).waitFor()
  await journey.page.getByRole('region', { name: 'Show on the table: Ann' }).waitFor()
  return journey
}

test('the sight overlay shows what hides each figure, in marks and words', async () => {
  const journey = await asAnn(false)
  const { page } = journey
  const sight = journey.button('Sight')
  await sight.click()
  await drawing(page, 'verdict mark').nth(2).waitFor()
  expect(await verdictMarks(page, 'full').count()).toBe(2)
  expect(await verdictMarks(page, 'none').count()).toBe(1)
  expect(await drawing(page, 'hidden area').count()).toBe(1)
  await page.getByRole('list', { name: 'Colour key' }).getByText('Hidden area (ground level)').waitFor()
  await overlayVerdicts(page).locator('summary').click()
  await overlayVerdicts(page).getByText('Xan not visible (behind Wood)').waitFor()
  await journey.expectAccessible()

  // The number of an overlay is its key, and it goes as it came.
  await page.keyboard.press('2')
  await drawing(page, 'verdict mark').first().waitFor({ state: 'hidden' })
  expect(await sight.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('2')
  await drawing(page, 'verdict mark').nth(2).waitFor()

  // It follows the selected figure.
  await baseOf(page, 'Yve').click()
  await page.getByRole('region', { name: 'Show on the table: Yve' }).waitFor()
  await drawing(page, 'verdict mark').nth(1).waitFor()
  expect(await drawing(page, 'verdict mark').count()).toBe(2)
  await journey.end()
})

test('overlays that would measure are refused with the reason, except a mover’s own reach', async () => {
  const journey = await asAnn(false)
  const { page } = journey
  const offers = page.getByRole('region', { name: 'Show on the table: Ann' })
  expect(await offers.getByRole('button').allTextContents()).toEqual([' Sight', ' Defence area'])
  expect(await offers.getByTitle('Distances cannot be measured in advance.').count()).toBe(4)
  await offers.getByText('Distances cannot be measured in advance.').waitFor()
  await offers.getByRole('link', { name: 'SW-BASE-06' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'SW-BASE-06' }).first().waitFor()
  await page.keyboard.press('Escape')
  await journey.button('Run').click()
  await allowedBase(page).waitFor()
  await journey.button('Reach').click()
  await overlayRegions(page, 'movement', 'near').waitFor()
  await journey.end()
})

test('where measuring is free every overlay is available, several at once', async () => {
  const journey = await asAnn(true)
  const { page } = journey
  for (const name of ['Charge', 'Shooting', 'Orders']) await journey.button(name).click()
  await overlayRegions(page, 'charge', 'far').waitFor()
  await overlayRegions(page, 'shooting', 'near').waitFor()
  await overlayRegions(page, 'command', 'near').waitFor()
  expect(await overlayVerdicts(page).count()).toBe(3)
  await overlayVerdicts(page, 'command').locator('summary').click()
  await overlayVerdicts(page).getByText('Bea hears orders').waitFor()
  await journey.expectAccessible()
  await journey.end()
})
