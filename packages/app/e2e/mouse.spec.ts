import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { decisionPanel, openDecision, options, question } from './page/decision.ts'
import { battleLog, figureCard, resultWindow, sidePanel } from './page/match.ts'
import { rules } from './page/pages.ts'
import { middleOf, type Spot, startDrag } from './page/pointer.ts'
import { allowedBase, drawing, figures, nameOf, refusedBase, scene, table } from './page/table.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** Drags the base that is being placed without letting go. */
async function dragPlacedBase(page: Page, to: (from: Spot) => Spot): Promise<void> {
  const from = await middleOf(drawing(page, 'outline of the placed base'))
  await startDrag(page, from, to(from))
}

test('a whole game of Spheres of War against the bot can be played by mouse', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Close quarters')
  await playUntil(page, async () => openDecision(page, 'place').isVisible())

  // Dragged out of the zone the base is refused with the rule; let go, it stands where it may.
  const middle = await middleOf(table(page))
  await dragPlacedBase(page, () => middle)
  await refusedBase(page).waitFor()
  const verdict = decisionPanel(page).getByRole('status')
  expect(await verdict.textContent()).toMatch(/deployment zone/)
  await verdict.getByRole('link', { name: 'SO-1-7' }).waitFor()
  await page.mouse.up()
  await allowedBase(page).waitFor()

  // On a slide the base keeps to its line.
  await playUntil(page, async () => drawing(page, 'path of the stopped figure').isVisible())
  const start = await middleOf(drawing(page, 'base of the lifted figure'))
  await dragPlacedBase(page, (at) => ({ x: (at.x + start.x) / 2 + 30, y: (at.y + start.y) / 2 + 30 }))
  await page.mouse.up()
  await allowedBase(page).waitFor()
  await table(page).getByText(/″ of /).waitFor()

  await playUntil(page, async () => resultWindow(page).isVisible())
  await journey.button('Verify the dice').click()
  await page.getByText(/^Verified/).waitFor()
  await journey.button('Rematch').click()
  await resultWindow(page).waitFor({ state: 'hidden' })
  expect(['pick', 'place']).toContain(await journey.waitForDecision())
  await journey.end()
})

test('a click on a figure shows its card, and the wheel zooms', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, async () => figures(page).first().isVisible())
  // The question stays in place while a card is read below it.
  const asked = await question(page).boundingBox()
  const figure = figures(page).first()
  await figure.click()
  const card = figureCard(page, await nameOf(figure))
  await card.waitFor()
  expect(await question(page).boundingBox()).toEqual(asked)
  const overflow = (part: Locator) => part.evaluate((element) => getComputedStyle(element).overflowY)
  expect(await overflow(card.locator('..'))).toBe('auto')
  expect(await overflow(battleLog(page))).toBe('auto')
  const { x, y } = await middleOf(table(page))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -400)
  const style = () => scene(page).getAttribute('style')
  await expect.poll(style).toMatch(/scale\((?!1\))/)
  await journey.button('Show the whole table').click()
  await expect.poll(style).toMatch(/scale\(1\)/)
  await journey.end()
})

test('the table moves as one picture while it is dragged and is redrawn afterwards', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table')
  const picture = scene(page)
  await picture.waitFor()
  const { x, y } = await middleOf(table(page))
  const pixel = () => picture.evaluate((element) => Number((element as SVGGElement).style.getPropertyValue('--pixel')))
  const before = await pixel()
  await page.mouse.move(x, y)
  // The picture lasts only a moment, too short for polling on a busy machine, so an observer notes it.
  await picture.evaluate((element) => {
    const note = () => element.hasAttribute('data-moving') && document.body.setAttribute('data-has-moved', '')
    new MutationObserver(note).observe(element, { attributes: true })
  })
  await page.mouse.wheel(0, -500)
  await page.locator('[data-has-moved]').waitFor()
  await scene(page, 'at rest').waitFor()
  // Words keep their size: a pixel is as much shorter in the scene as the scene is larger.
  const scale = Number(/scale\(([\d.]+)\)/.exec((await picture.getAttribute('style')) ?? '')?.[1])
  expect(scale).toBeGreaterThan(1.5)
  expect((await pixel()) * scale).toBeCloseTo(before, 3)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 20, { steps: 3 })
  await scene(page, 'moving').waitFor()
  await page.mouse.up()
  await scene(page, 'at rest').waitFor()
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
        const [board, panel] = [await table(page).boundingBox(), await sidePanel(page).boundingBox()]
        const beside = (panel?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? width)
        const buttons = await options(page).all()
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
  const [board, panel] = [await table(page).boundingBox(), await sidePanel(page).boundingBox()]
  expect(panel?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  // The bar leaves the table more than a third of the screen, and whom one meets is marked on it.
  expect(board?.y).toBeLessThanOrEqual(120)
  expect(board?.height).toBeGreaterThanOrEqual(844 / 3)
  expect(await drawing(page, 'acting ring').count()).toBe(1)
  expect(await drawing(page, 'concerned ring').count()).toBe(1)
  // This game has no interruptions, so no setting for them.
  expect(await page.getByRole('combobox', { name: 'When to ask me' }).count()).toBe(0)
  await page.getByText(/acts next|last action/).waitFor()
  // The rulebook is in the menu.
  await journey.fromMenu('Rules')
  await rules(page).first().waitFor()
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
  await playUntil(page, async () => page.getByText(/^Next: /).isVisible())
  await journey.end()
})
