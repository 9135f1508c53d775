import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, layOut } from './laid.ts'
import { browser } from './shared-browser.ts'

async function beginMeasuring(premeasuring: boolean): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  await layOut(journey.page, 'spherewars', beforeTheWood(premeasuring), ['person', 'recruit'])
  return journey
}

async function middleOf(shape: Locator): Promise<{ x: number; y: number }> {
  const box = await shape.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

const base = (page: Page, figure: number) => page.locator(`[data-figure="${figure}"] .base-body`)

test('where measuring is free the tape measures from base to base, by pointer and by keys', async () => {
  const journey = await beginMeasuring(true)
  const { page } = journey
  await journey.button('Tape measure').click()
  await drag(page, base(page, 1), base(page, 4))
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
  await page.locator('.tape').waitFor({ state: 'hidden' })
  await journey.end()
})

test('where measuring is forbidden the tape says so, and measures only the player’s own move', async () => {
  const journey = await beginMeasuring(false)
  const { page } = journey
  await page.keyboard.press('m')
  const readout = page.locator('.tape-readout')
  await readout.getByText('Only declared moves can be measured, not distances in advance.').waitFor()
  await readout.getByRole('link', { name: 'SW-BASE-06' }).waitFor()
  expect(await page.locator('.tape').count()).toBe(0)
  await page.keyboard.press('m')
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await page.locator('.ghost-allowed').waitFor()
  await journey.button('Tape measure').click()
  await drag(page, base(page, 1), base(page, 2))
  await readout.getByText('Along this move: 5″').waitFor()
  await journey.end()
})
