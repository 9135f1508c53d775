import type { Json } from '@fray/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openSituation } from './match-files.ts'
import { drag, middleOf } from './page/pointer.ts'
import { allowedBase, baseOf, drawing, figureOn, overlayRegions, placedBase } from './page/table.ts'
import { browser } from './shared-browser.ts'

const guard = (name: string, seat: number, x: number, y: number): Json => {
  return { who: 'the-guard', seat, x, y, name, profile: { mov: 5 } }
}

/** Ann and Bea at one side of a table that is wider than deep, Xan at the other. */
const sideways = (own: number): Json => ({
  options: { premeasuring: true },
  table: { width: 40, depth: 30 },
  figures: [guard('Ann', 0, own, 13), guard('Bea', 0, own, 17), guard('Xan', 1, 40 - own, 15)],
})

const placeOf = (page: Page, name: string) => middleOf(baseOf(page, name))

test.each([
  ['left', 6],
  ['right', 34],
])('a player at the %s edge sees it in front and moves by hand, by key and with overlays', async (_, own) => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await openSituation(page, 'spherewars', sideways(own), ['person', 'recruit'])
  const [ann, bea, xan] = [await placeOf(page, 'Ann'), await placeOf(page, 'Bea'), await placeOf(page, 'Xan')]
  expect(Math.abs(ann.y - bea.y)).toBeLessThan(2)
  expect(xan.y).toBeLessThan(ann.y - 200)
  const inch = Math.abs(ann.x - bea.x) / 4

  await drag(page, ann, { x: ann.x, y: ann.y - 3 * inch })
  await expect.poll(async () => Math.round((ann.y - (await placeOf(page, 'Ann')).y) / inch)).toBe(3)
  expect(Math.abs((await placeOf(page, 'Ann')).x - ann.x)).toBeLessThan(0.2 * inch)

  await figureOn(page, 'Bea').click()
  await journey.button(/^Run/).click()
  await allowedBase(page).waitFor()
  await placedBase(page).focus()
  const before = await middleOf(drawing(placedBase(page), 'base'))
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await middleOf(drawing(placedBase(page), 'base'))).y).toBeGreaterThan(before.y + 2)
  await journey.button('Reach').click()
  const reach = await middleOf(overlayRegions(page, 'movement', 'near'))
  const start = await placeOf(page, 'Bea')
  expect(Math.hypot(reach.x - start.x, reach.y - start.y)).toBeLessThan(3 * inch)
  await journey.end()
})
