import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, openSituation } from './match-files.ts'
import { dragOnto } from './page/pointer.ts'
import { allowedBase, baseOf, drawing } from './page/table.ts'
import { browser } from './shared-browser.ts'

async function beginMeasuring(premeasuring: boolean): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  await openSituation(journey.page, 'spherewars', beforeTheWood(premeasuring), ['person', 'recruit'])
  return journey
}

test('where measuring is free the tape measures from base to base, by pointer and by keys', async () => {
  const journey = await beginMeasuring(true)
  const { page } = journey
  await journey.button('Tape measure').click()
  await dragOnto(baseOf(page, 'Bea'), baseOf(page, 'Zoe'))
  // Bea at (16, 24) and Zoe at (12, 16): 8.94 inches between their centres, less two bases of 0.6.
  await page.getByText('Bea to Zoe: 7.74″').waitFor()
  await journey.expectAccessible()

  const end = page.getByRole('button', { name: /^The tape ends at Zoe/ })
  await end.focus()
  await page.keyboard.press('n')
  await page.getByText(/^Bea to Ann: /).waitFor()
  await page.getByRole('button', { name: /^The tape ends at Ann/ }).press('ArrowUp')
  await page.getByText(/^Bea to a point: /).waitFor()
  await page.keyboard.press('m')
  await drawing(page, 'tape').waitFor({ state: 'hidden' })
  await journey.end()
})

test('where measuring is forbidden the tape says so, and measures only the player’s own move', async () => {
  const journey = await beginMeasuring(false)
  const { page } = journey
  await page.keyboard.press('m')
  const readout = page.getByRole('status')
  await readout.getByText('Only declared moves can be measured, not distances in advance.').waitFor()
  await readout.getByRole('link', { name: 'SW-BASE-06' }).waitFor()
  expect(await drawing(page, 'tape').count()).toBe(0)
  await page.keyboard.press('m')
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await allowedBase(page).waitFor()
  await journey.button('Tape measure').click()
  await dragOnto(baseOf(page, 'Bea'), baseOf(page, 'Xan'))
  await readout.getByText('Along this move: 5″').waitFor()
  await journey.end()
})
