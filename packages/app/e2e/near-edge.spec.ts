import type { Json } from '@fray/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { layOut } from './laid.ts'
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

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const figureAt = (page: Page, id: number) => middle(page, `[data-figure="${id}"] .base-body`)

test.each([
  ['left', 6],
  ['right', 34],
])('a player at the %s edge sees it in front and moves by hand, by key and with overlays', async (_, own) => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await layOut(page, 'spherewars', sideways(own), ['person', 'recruit'])
  const [ann, bea, xan] = [await figureAt(page, 0), await figureAt(page, 1), await figureAt(page, 2)]
  expect(Math.abs(ann.y - bea.y)).toBeLessThan(2)
  expect(xan.y).toBeLessThan(ann.y - 200)
  const inch = Math.abs(ann.x - bea.x) / 4

  await page.mouse.move(ann.x, ann.y)
  await page.mouse.down()
  await page.mouse.move(ann.x, ann.y - 3 * inch, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((ann.y - (await figureAt(page, 0)).y) / inch)).toBe(3)
  expect(Math.abs((await figureAt(page, 0)).x - ann.x)).toBeLessThan(0.2 * inch)

  await page.locator('.figure[data-figure="1"]').click()
  await journey.button(/^Run/).click()
  await page.locator('.ghost-allowed').waitFor()
  await page.locator('.ghost').focus()
  const before = await middle(page, '.ghost .base-body')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await middle(page, '.ghost .base-body')).y).toBeGreaterThan(before.y + 2)
  await journey.button('Reach').click()
  const reach = await middle(page, '[data-kind="movement"] .overlay-near')
  const start = await figureAt(page, 1)
  expect(Math.hypot(reach.x - start.x, reach.y - start.y)).toBeLessThan(3 * inch)
  await journey.end()
})
