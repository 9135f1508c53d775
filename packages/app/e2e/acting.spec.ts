import type { Json } from '@fray/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, matchFile, openMatch, openSituation } from './match-files.ts'
import {
  decisionAfter,
  decisionNumber,
  decisionPanel,
  hopelessOptions,
  options,
  promisingOptions,
  question,
} from './page/decision.ts'
import { handOverScreen, refusedDrag } from './page/match.ts'
import { drag, middleOf, startDrag } from './page/pointer.ts'
import { allowedBase, baseOf, drawing, figureOn, placedBase, table } from './page/table.ts'
import { takeOver } from './play.ts'
import { browser } from './shared-browser.ts'

/** Screen pixels per inch of table. */
async function pixelsPerInch(page: Page): Promise<number> {
  const [ann, bea] = [await middleOf(baseOf(page, 'Ann')), await middleOf(baseOf(page, 'Bea'))]
  return (ann.x - bea.x) / 4
}

/** Reads the path's length and limit from the tag beside the base, once it is about the expected value. */
async function waitForTag(page: Page, length: number, reach: number): Promise<void> {
  const tag = table(page).getByText(/^[\d.]+″ of [\d.]+″$/)
  const isAbout = async () => {
    const [, spent, allowed] = /^([\d.]+)″ of ([\d.]+)″$/.exec((await tag.textContent()) ?? '') ?? []
    return Math.abs(Number(spent) - length) < 0.08 && Math.abs(Number(allowed) - reach) < 0.01
  }
  await expect.poll(isAbout).toBe(true)
}

test('Shift-press adds a corner to a path, the tag shows what the wood costs, and corners can be dragged', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const inch = await pixelsPerInch(page)
  const ann = await middleOf(baseOf(page, 'Ann'))
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await allowedBase(page).waitFor()

  await page.mouse.click(ann.x + 2 * inch, ann.y)
  await waitForTag(page, 2, 5)
  await page.keyboard.down('Shift')
  await page.mouse.click(ann.x + 2 * inch, ann.y - 2 * inch)
  await page.keyboard.up('Shift')
  await drawing(page, 'path corner').waitFor()
  await waitForTag(page, 4, 5)

  // The corner is dragged half an inch back: the path is shorter by about as much.
  const bend = await middleOf(drawing(page, 'path corner'))
  await drag(page, bend, { x: bend.x - inch, y: bend.y })
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
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const [ann, yve] = [await middleOf(baseOf(page, 'Ann')), await middleOf(baseOf(page, 'Yve'))]
  const asked = await decisionNumber(page)
  // The refusal is shown at the pointer, and nothing has changed.
  await drag(page, ann, { x: ann.x, y: ann.y + 150 })
  await refusedDrag(page).filter({ hasText: 'it can only move 5″ this way' }).waitFor()
  expect(await decisionNumber(page)).toBe(asked)
  expect(await middleOf(baseOf(page, 'Ann'))).toEqual(ann)

  await page.mouse.click(ann.x, ann.y, { button: 'right' })
  const menu = page.getByRole('menu', { name: 'Actions for Ann' })
  await menu.getByRole('menuitem', { name: 'Run' }).waitFor()
  await journey.expectAccessible()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await figureOn(page, 'Ann').focus()
  await page.keyboard.press('o')
  await menu.waitFor()
  await page.keyboard.press('Escape')

  // Dropped on an enemy, it may shoot or join combat: a small choice.
  await drag(page, ann, yve)
  await menu.getByRole('menuitem').nth(1).waitFor()
  await menu.getByRole('menuitem', { name: 'Join combat' }).click()
  await page.getByRole('heading', { name: 'Draw the path of Ann to Yve' }).waitFor()

  // In a list too, options that cannot succeed are dimmed and say why, but may be tried.
  await journey.goTo('/')
  await openMatch(page, await matchFile('spherewars', beforeTheWood(true), ['person', 'recruit'], ['1', 'join']))
  const xan = hopelessOptions(page).filter({ hasText: 'Xan' })
  await xan.waitFor()
  expect(await xan.textContent()).toMatch(/\d.*″/)
  const colour = (option: Locator) => option.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(xan)).not.toBe(await colour(promisingOptions(page).first()))
  await xan.click()
  await page.getByRole('heading', { name: 'Draw the path of Bea to Xan' }).waitFor()
  await journey.end()
})

test('a drag is cancelled outside the table, by Escape and by a second finger; a refusal at the edge stays visible', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 }, 'block', true)
  const { page } = journey
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const ann = await middleOf(baseOf(page, 'Ann'))
  const [line, refused] = [drawing(page, 'drag line'), refusedDrag(page)]
  const asked = await decisionNumber(page)
  const dragTo = async (x: number, y: number) => {
    await startDrag(page, ann, { x, y })
    await line.waitFor()
  }
  const expectNothing = async () => {
    await line.waitFor({ state: 'hidden' })
    expect(await refused.count()).toBe(0)
    expect(await middleOf(baseOf(page, 'Ann'))).toEqual(ann)
    expect(await decisionNumber(page)).toBe(asked)
  }
  const panel = await middleOf(decisionPanel(page))
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

  const board = await table(page).boundingBox()
  await dragTo((board?.x ?? 0) + 3, (board?.y ?? 0) + 3)
  await page.mouse.up()
  await refused.waitFor()
  const { x, y, width } = (await refused.boundingBox()) ?? { x: -1, y: -1, width: 0 }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(1280)
  await journey.end()
})

test('neither the second half of a double click nor a held key answers the next question', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor()
  const choices = options(page)
  // A held key repeats.
  await expect.poll(() => choices.first().evaluate((option) => option === document.activeElement)).toBe(true)
  await page.keyboard.down('Enter')
  await heading('What does Ann do?')
  await expect.poll(() => choices.first().evaluate((option) => option === document.activeElement)).toBe(true)
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
    choices.first().evaluate((option, ms) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
      const { clicked } = globalThis as unknown as { clicked: number }
      Object.defineProperty(click, 'timeStamp', { value: clicked + ms })
      return option.dispatchEvent(click)
    }, after)
  await choices.filter({ hasText: 'Ann' }).click()
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
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  const inch = await pixelsPerInch(page)
  await journey.button('Ann').first().click()
  await journey.button('Run').click()
  await allowedBase(page).waitFor()
  const [ghost, bea] = [await middleOf(drawing(placedBase(page), 'base')), await middleOf(baseOf(page, 'Bea'))]
  // A tenth of an inch short of contact.
  await startDrag(page, ghost, { x: bea.x + 1.3 * inch, y: bea.y })
  await drawing(page, 'contact mark').waitFor()
  await page.mouse.up()
  await allowedBase(page).waitFor()
  expect(await drawing(page, 'contact mark').count()).toBe(1)
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
  await openSituation(page, 'spherewars', field, ['person', 'person'])
  // Round bases have no front: the first base with one is turned.
  for (let piece = 0; piece < 12 && !(await drawing(page, 'facing handle').isVisible()); piece++) {
    const cover = handOverScreen(page)
    await cover.or(question(page)).first().waitFor()
    if (await cover.isVisible()) {
      await takeOver(page)
      continue
    }
    const asked = await decisionNumber(page)
    await journey.button(/^Confirm/).click()
    await decisionAfter(page, asked).or(cover).first().waitFor()
  }
  const turn = () => placedBase(page).locator(':scope > g').first().getAttribute('transform')
  const [grip, ghost] = [await middleOf(drawing(page, 'facing handle')), await middleOf(drawing(page, 'placed marker'))]
  await drag(page, grip, { x: ghost.x + 120, y: ghost.y })
  const east = Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])
  expect(Math.abs(east - 90)).toBeLessThan(6)
  await placedBase(page).focus()
  await page.keyboard.press('e')
  expect(Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])).toBeCloseTo(east + 15, 0)
  await journey.button('Turn left').click()
  expect(Number(/rotate\((.*)\)/.exec((await turn()) ?? '')?.[1])).toBeCloseTo(east, 0)
  await journey.expectAccessible()
  await journey.end()
})
