import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** The middle of something on the screen. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragGhost(page: Page, to: (from: { x: number; y: number }) => { x: number; y: number }): Promise<void> {
  const from = await middleOf(page.locator('.ghost .ghost-edge'))
  const end = to(from)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
}

test('a whole game of Spheres of War against the bot can be played by mouse', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Close quarters')
  await playUntil(page, async () => page.locator('.placing').isVisible())

  // Dragged out of the zone the base is refused with the rule; let go, it stands where it may.
  const middle = await middleOf(page.locator('.board-frame'))
  await dragGhost(page, () => middle)
  await page.locator('.ghost-refused').waitFor()
  expect(await page.locator('.verdict-refused').textContent()).toMatch(/deployment zone/)
  await page.locator('.verdict-refused').getByRole('link', { name: 'SO-1-7' }).waitFor()
  await page.mouse.up()
  await page.locator('.ghost-allowed').waitFor()

  // On a slide the base keeps to its line.
  await playUntil(page, async () => page.locator('.slide-line').isVisible())
  const start = await middleOf(page.locator('.figure-lifted .base-body'))
  await dragGhost(page, (at) => ({ x: (at.x + start.x) / 2 + 30, y: (at.y + start.y) / 2 + 30 }))
  await page.mouse.up()
  await page.locator('.ghost-allowed').waitFor()
  expect(await page.locator('.tag text').textContent()).toMatch(/″ of /)

  await playUntil(page, async () => page.locator('.result').isVisible())
  await journey.button('Verify the dice').click()
  await page.getByText(/^Verified/).waitFor()
  await journey.button('Rematch').click()
  await page.locator('.result').waitFor({ state: 'hidden' })
  expect(['pick', 'place']).toContain(await journey.waitForDecision())
  await journey.end()
})

test('a click on a figure shows its card, and the wheel zooms', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, async () => page.locator('[data-figure]').first().isVisible())
  // The question stays in place while a card is read below it.
  const asked = await page.locator('.decision h2').boundingBox()
  await page.locator('[data-figure]').first().click()
  await page.locator('.card h2').waitFor()
  expect(await page.locator('.decision h2').boundingBox()).toEqual(asked)
  const scrolls = (what: string) => page.locator(what).evaluate((part) => getComputedStyle(part).overflowY)
  expect([await scrolls('.panel-card'), await scrolls('.log-lines')]).toEqual(['auto', 'auto'])
  const { x, y } = await middleOf(page.locator('.board-frame'))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  const style = () => page.locator('[data-scene]').getAttribute('style')
  await expect.poll(style).toMatch(/scale\((?!1\))/)
  await journey.button('Show the whole table').click()
  await expect.poll(style).toMatch(/scale\(1\)/)
  await journey.end()
})

test('the table moves as one picture while it is dragged and is redrawn afterwards', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  const scene = page.locator('[data-scene]')
  await scene.waitFor()
  const { x, y } = await middleOf(page.locator('.board-frame'))
  const pixel = () => scene.evaluate((element) => Number((element as SVGGElement).style.getPropertyValue('--pixel')))
  const before = await pixel()
  await page.mouse.move(x, y)
  // The picture lasts only a moment, too short for polling on a busy machine, so an observer notes it.
  await scene.evaluate((element) => {
    const note = () => element.hasAttribute('data-moving') && document.body.setAttribute('data-has-moved', '')
    new MutationObserver(note).observe(element, { attributes: true })
  })
  await page.mouse.wheel(0, -500)
  await page.locator('[data-has-moved]').waitFor()
  await page.locator('[data-scene]:not([data-moving])').waitFor()
  // Words keep their size: a pixel is as much shorter in the scene as the scene is larger.
  const scale = Number(/scale\(([\d.]+)\)/.exec((await scene.getAttribute('style')) ?? '')?.[1])
  expect(scale).toBeGreaterThan(1.5)
  expect((await pixel()) * scale).toBeCloseTo(before, 3)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 20, { steps: 3 })
  await page.locator('[data-scene][data-moving]').waitFor()
  await page.mouse.up()
  await page.locator('[data-scene]:not([data-moving])').waitFor()
  await journey.end()
})

/** A phone that lies on its side shows the table beside what is asked, and all that can be answered. */
async function expectAllInSightOnItsSide(page: Page): Promise<void> {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const [board, panel] = [await page.locator('.board').boundingBox(), await page.locator('.panel').boundingBox()]
        const beside = (panel?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? width)
        const buttons = await page.locator('.decision .options button').all()
        const lowest = await Promise.all(buttons.map(async (button) => (await button.boundingBox())!))
        const seen = lowest.every((box) => box.y + box.height <= height)
        return { beside, seen, high: (board?.height ?? 0) > height / 2 }
      })
      .toEqual({ beside: true, seen: true, high: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

test('on a phone the table comes first, with the panel below it', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 844 })
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, async () => page.getByRole('button', { name: 'Wait' }).isVisible())
  const [board, panel] = [await page.locator('.board').boundingBox(), await page.locator('.panel').boundingBox()]
  expect(panel?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  // The bar leaves the table more than a third of the screen, and whom one meets is marked on it.
  expect(board?.y).toBeLessThanOrEqual(120)
  expect(board?.height).toBeGreaterThanOrEqual(844 / 3)
  expect(await page.locator('.acting-ring').count()).toBe(1)
  expect(await page.locator('.concerned-ring').count()).toBe(1)
  // This game has no interruptions, so no setting for them.
  expect(await page.getByRole('combobox', { name: 'When to ask me' }).count()).toBe(0)
  await page.getByText(/acts next|last action/).waitFor()
  // The rulebook is in the menu.
  await journey.fromMenu('Rules')
  await page.locator('.rule').first().waitFor()
  await journey.button('Close').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAllInSightOnItsSide(page)
  await page.getByRole('tab', { name: 'Battle log' }).click()
  await page
    .getByText(/takes position/)
    .first()
    .waitFor()
  await journey.end()
})

test('two players at one screen are told whose turn it is', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table', ['Human', 'Human'])
  await playUntil(page, async () => page.locator('.banner').isVisible())
  expect(await page.locator('.banner').textContent()).toMatch(/Next: /)
  await journey.end()
})
