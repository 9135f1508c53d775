import type { Json } from '@fray/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, layOut, loadFile, matchFile } from './laid.ts'
import { takeOver } from './play.ts'
import { browser } from './shared-browser.ts'

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Screen pixels per inch of table. */
async function pixelsPerInch(page: Page): Promise<number> {
  const [ann, bea] = [
    await middle(page, '[data-figure="0"] .base-body'),
    await middle(page, '[data-figure="1"] .base-body'),
  ]
  return (ann.x - bea.x) / 4
}

/** Reads the path's length and limit from the tag beside the base, once it is about the expected value. */
async function waitForTag(page: Page, length: number, reach: number): Promise<void> {
  await page.waitForFunction(
    ([gone, may]) => {
      const [, spent, allowed] =
        /^([\d.]+)″ of ([\d.]+)″$/.exec(document.querySelector('.tag text')?.textContent ?? '') ?? []
      return Math.abs(Number(spent) - gone) < 0.08 && Math.abs(Number(allowed) - may) < 0.01
    },
    [length, reach] as const,
  )
}

test('Shift-press adds a corner to a path, the tag shows what the wood costs, and corners can be dragged', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await layOut(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const inch = await pixelsPerInch(page)
  const ann = await middle(page, '[data-figure="0"] .base-body')
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await page.locator('.ghost-allowed').waitFor()

  await page.mouse.click(ann.x + 2 * inch, ann.y)
  await waitForTag(page, 2, 5)
  await page.keyboard.down('Shift')
  await page.mouse.click(ann.x + 2 * inch, ann.y - 2 * inch)
  await page.keyboard.up('Shift')
  await page.locator('.way-bend').waitFor()
  await waitForTag(page, 4, 5)

  // The corner is dragged half an inch back: the path is shorter by about as much.
  const bend = await middle(page, '.way-bend')
  await page.mouse.move(bend.x, bend.y)
  await page.mouse.down()
  await page.mouse.move(bend.x - inch, bend.y, { steps: 3 })
  await page.mouse.up()
  await waitForTag(page, 1 + Math.hypot(1, 2), 5)

  // The wood begins three inches before Ann: its points are taken off, and the tag says so.
  await journey.button('Remove corner').click()
  await page.mouse.click(ann.x, ann.y - 3.5 * inch)
  await page.getByText(/through Wood/).waitFor()
  await waitForTag(page, 3.5, 4)
  await journey.end()
})

test('dragging a figure out of reach or onto an enemy explains the refusal or offers a choice', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await layOut(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const [ann, yve] = [
    await middle(page, '[data-figure="0"] .base-body'),
    await middle(page, '[data-figure="3"] .base-body'),
  ]
  const dragAnn = async (to: { x: number; y: number }) => {
    await page.mouse.move(ann.x, ann.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
  }
  const asked = await page.locator('.decision').getAttribute('data-at')
  // The refusal is shown at the pointer, and nothing has changed.
  await dragAnn({ x: ann.x, y: ann.y + 150 })
  await page.locator('.aside-refused', { hasText: 'it can only move 5″ this way' }).waitFor()
  expect(await page.locator('.decision').getAttribute('data-at')).toBe(asked)
  expect(await middle(page, '[data-figure="0"] .base-body')).toEqual(ann)

  await page.mouse.click(ann.x, ann.y, { button: 'right' })
  const menu = page.getByRole('menu', { name: 'Actions for Ann' })
  await menu.getByRole('menuitem', { name: 'Run' }).waitFor()
  await journey.expectAccessible()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.locator('[data-figure="0"]').focus()
  await page.keyboard.press('o')
  await menu.waitFor()
  await page.keyboard.press('Escape')

  // Dropped on an enemy, it may shoot or join combat: a small choice.
  await dragAnn(yve)
  await menu.getByRole('menuitem').nth(1).waitFor()
  await menu.getByRole('menuitem', { name: 'Join combat' }).click()
  await page.getByRole('heading', { name: 'Draw the path of Ann to Yve' }).waitFor()

  // In a list too, options that cannot succeed are dimmed and say why, but may be tried.
  await journey.goTo('/')
  await loadFile(page, await matchFile('spherewars', beforeTheWood(true), ['person', 'recruit'], ['1', 'join']))
  const xan = page.locator('.decision .option-hopeless', { hasText: 'Xan' })
  await xan.waitFor()
  expect(await xan.textContent()).toMatch(/\d.*″/)
  const colour = (option: Locator) => option.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(xan)).not.toBe(await colour(page.locator('.decision .option:not(.option-hopeless)').first()))
  await xan.click()
  await page.getByRole('heading', { name: 'Draw the path of Bea to Xan' }).waitFor()
  await journey.end()
})

test('a drag is cancelled outside the table, by Escape and by a second finger; a refusal at the edge stays visible', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 }, 'block', true)
  const { page } = journey
  await layOut(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const ann = await middle(page, '[data-figure="0"] .base-body')
  const [line, refused] = [page.locator('.drag-line'), page.locator('.aside-refused')]
  const asked = await page.locator('.decision').getAttribute('data-at')
  const dragTo = async (x: number, y: number) => {
    await page.mouse.move(ann.x, ann.y)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 4 })
    await line.waitFor()
  }
  const expectNothing = async () => {
    await line.waitFor({ state: 'hidden' })
    expect(await refused.count()).toBe(0)
    expect(await middle(page, '[data-figure="0"] .base-body')).toEqual(ann)
    expect(await page.locator('.decision').getAttribute('data-at')).toBe(asked)
  }
  const panel = await middle(page, '.decision')
  for (const [x, y] of [
    [panel.x, panel.y],
    [ann.x, -40],
  ] as const) {
    await dragTo(x, y)
    await page.mouse.up()
    await expectNothing()
  }
  await dragTo(ann.x + 60, ann.y)
  await page.keyboard.press('Escape')
  await line.waitFor({ state: 'hidden' })
  await page.mouse.up()
  await expectNothing()

  const touch = await page.context().newCDPSession(page)
  const fingers = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const first = { x: ann.x + 60, y: ann.y, id: 0 }
  await fingers('touchStart', { ...first, x: ann.x })
  await fingers('touchMove', first)
  await line.waitFor()
  await fingers('touchStart', first, { x: ann.x - 120, y: ann.y - 120, id: 1 })
  await line.waitFor({ state: 'hidden' })
  await fingers('touchEnd')
  await expectNothing()

  const board = await page.locator('.board').boundingBox()
  await dragTo((board?.x ?? 0) + 3, (board?.y ?? 0) + 3)
  await page.mouse.up()
  await refused.waitFor()
  const { x, y, width } = (await refused.boundingBox()) ?? { x: -1, y: -1, width: 0 }
  expect([x >= 0, y >= 0, x + width <= 1280]).toEqual([true, true, true])
  await journey.end()
})

test('neither the second half of a double click nor a held key answers the next question', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await layOut(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
  const options = page.locator('.decision .options button')
  // A held key repeats.
  await expect.poll(() => options.first().evaluate((option) => option === document.activeElement)).toBe(true)
  await page.keyboard.down('Enter')
  await heading('What does Ann do?')
  await expect.poll(() => options.first().evaluate((option) => option === document.activeElement)).toBe(true)
  await page.evaluate(() => {
    const note = ({ defaultPrevented }: Event) => Object.assign(globalThis, { dropped: defaultPrevented })
    addEventListener('keydown', note, { capture: true, once: true })
  })
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.waitForFunction(() => 'dropped' in globalThis)
  expect(await page.evaluate(() => (globalThis as unknown as { dropped: boolean }).dropped)).toBe(true)
  await heading('What does Ann do?')
  await journey.button('Undo').click()

  // Clicks some milliseconds after the last click, as the second of a pair, and tells whether it counted.
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => Object.assign(globalThis, { clicked: timeStamp }), true),
  )
  const clickAgain = (after: number) =>
    options.first().evaluate((option, ms) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
      const { clicked } = globalThis as unknown as { clicked: number }
      Object.defineProperty(click, 'timeStamp', { value: clicked + ms })
      return option.dispatchEvent(click)
    }, after)
  await options.filter({ hasText: 'Ann' }).click()
  await heading('What does Ann do?')
  expect(await clickAgain(130)).toBe(false)
  await heading('What does Ann do?')
  expect(await clickAgain(600)).toBe(true)
  await page.getByRole('heading', { name: 'What does Ann do?' }).waitFor({ state: 'hidden' })
  await journey.end()
})

test('a base dragged close to a friend snaps into contact', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await layOut(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const inch = await pixelsPerInch(page)
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await page.locator('.ghost-allowed').waitFor()
  const [ghost, bea] = [await middle(page, '.ghost .base-body'), await middle(page, '[data-figure="1"] .base-body')]
  await page.mouse.move(ghost.x, ghost.y)
  await page.mouse.down()
  // A tenth of an inch short of contact.
  await page.mouse.move(bea.x + 1.3 * inch, bea.y, { steps: 4 })
  await page.locator('.contact-mark').waitFor()
  await page.mouse.up()
  await page.locator('.ghost-allowed').waitFor()
  expect(await page.locator('.contact-mark').count()).toBe(1)
  await journey.end()
})

test('a base with a front turns by its handle, by keys and by buttons', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  const field: Json = {
    sequence: 'field',
    scenario: 'volcanic',
    density: 'high',
    figures: [
      { who: 'the-guard', seat: 0, status: 'reserve' },
      { who: 'the-guard', seat: 1, status: 'reserve' },
    ],
  }
  await layOut(page, 'spherewars', field, ['person', 'person'])
  // Round bases have no front: the first base with one is turned.
  for (let piece = 0; piece < 12 && !(await page.locator('.facing-grip').isVisible()); piece++) {
    const cover = page.locator('.cover button')
    await cover.or(page.locator('.decision h2')).first().waitFor()
    if (await cover.isVisible()) {
      await takeOver(page)
      continue
    }
    const asked = await page.locator('.decision').getAttribute('data-at')
    await journey.button(/^Confirm/).click()
    await page.locator(`.decision:not([data-at="${asked}"])`).or(page.locator('.cover')).first().waitFor()
  }
  const turn = () => page.locator('.ghost > g').first().getAttribute('transform')
  const [grip, ghost] = [await middle(page, '.facing-grip'), await middle(page, '.ghost-base')]
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(ghost.x + 120, ghost.y, { steps: 6 })
  await page.mouse.up()
  const east = Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])
  expect(Math.abs(east - 90)).toBeLessThan(6)
  await page.locator('.ghost').focus()
  await page.keyboard.press('e')
  expect(Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])).toBeCloseTo(east + 15, 0)
  await journey.button('Turn left').click()
  expect(Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])).toBeCloseTo(east, 0)
  await journey.expectAccessible()
  await journey.end()
})
