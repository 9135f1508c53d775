import { isWorthAsking, type Match } from '@fray/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { Journey } from './journey.ts'
import { battleFile, beforeTheWood, openMatch, openSituation } from './match-files.ts'
import { optionList, options, question } from './page/decision.ts'
import { attributes, diceTray, explanation, figureCard } from './page/match.ts'
import { middleOf } from './page/pointer.ts'
import { baseOf, figuresOf, nameOf } from './page/table.ts'
import { browser } from './shared-browser.ts'

const MARCH = {
  step: 3,
  mover: 0,
  units: [
    { name: 'Blue', seat: 0, at: [1200, 500], figures: 20, files: 10, weapons: ['longSword'] },
    { name: 'Red', seat: 1, at: [1200, 150], figures: 20, files: 10, weapons: ['longSword'] },
  ],
}

/** Pointing at something explains it; whatever is still being loaded may move it away from under the pointer meanwhile. */
async function expectExplained(what: Locator, words: RegExp): Promise<void> {
  const told = explanation(what.page()).getByText(words)
  const point = async () => {
    await what.hover()
    return told.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(point).toBe(true)
}

/** A sphere was among the dice that fell last, and the person is asked something. */
function showsSphere({ isPreparing, events, pending }: Match): boolean {
  const rolled = events.findLast(({ dice }) => dice !== undefined)
  const sphere = rolled?.dice?.some(({ values }) => values.includes(6)) ?? false
  const asked = pending.some((decision) => decision.seat === 0 && isWorthAsking(decision, 'when-it-matters'))
  return !isPreparing && sphere && asked
}

test('hovering explains numbers, abilities, rules of options and dice symbols', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1440, height: 900 })
  const { page } = journey
  const figures = ['person', 'recruit'] as const
  await openMatch(page, await battleFile('spherewars', undefined, [...figures], showsSphere, 'anchor-greedy'))
  await journey.waitForDecision()
  await expectExplained(diceTray(page).getByRole('button').first(), /^Sphere: the best face/)

  const own = figuresOf(page, 0).first()
  await own.click({ force: true })
  const card = figureCard(page, await nameOf(own))
  await expectExplained(attributes(card).first(), /^Movement:/)
  // Reached by keys it is told as well.
  await card.getByRole('list').getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await explanation(page).getByText(/\w{3}/).first().waitFor()
  await journey.expectAccessible()

  await journey.goTo('/')
  await openSituation(page, 'missum', MARCH, [...figures])
  await journey.button('Blue').first().click()
  await expectExplained(journey.button('Take the charge bonus'), /Bonus move/)
  await journey.end()
})

test('the army builder explains traits and values on hover', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1440, height: 900 })
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'New army: SphereWars', exact: true }).click()
  await page.getByRole('button', { name: 'Add Rodanes', exact: true }).click()
  await expectExplained(attributes(page).first(), /^Movement:/)
  await journey.end()
})

test('by touch a tap explains a number and a long press opens a figure’s actions', async () => {
  const context = await newProfile(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(inject('address'))
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  await press(page, baseOf(page, 'Ann'), 800)
  const menu = page.getByRole('menu', { name: 'Actions for Ann' })
  await menu.getByRole('menuitem', { name: 'Run' }).waitFor()
  await page.getByRole('main').tap({ position: { x: 5, y: 5 } })
  await menu.waitFor({ state: 'hidden' })

  await page.getByRole('tab', { name: 'Figure' }).tap()
  await attributes(figureCard(page, 'Ann')).first().tap()
  await explanation(page)
    .getByText(/^Movement:/)
    .waitFor()
  await context.close()
})

/** Whether two parts of the page overlap. */
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()]
  if (!a || !b) throw new Error('one of them is not visible')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the rule of an option appears on demand and covers neither the question nor the options', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 844 })
  const { page } = journey
  await openSituation(page, 'spherewars', beforeTheWood(true), ['person', 'recruit'])
  // By keys alone: the first thing to decide takes the focus each time.
  const choices = options(page)
  await expect.poll(() => choices.first().evaluate((option) => option === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What does Ann do?' }).waitFor()
  await expect.poll(() => choices.first().evaluate((option) => option.matches(':focus-visible'))).toBe(true)
  expect(await explanation(page).count()).toBe(0)

  await page.keyboard.press('Tab')
  await explanation(page).getByText(/\w{3}/).first().waitFor()
  expect(await overlap(explanation(page), question(page))).toBe(false)
  expect(await overlap(explanation(page), optionList(page))).toBe(false)
  await journey.expectAccessible()
  await journey.end()
})

/** A finger rests on something. */
async function press(page: Page, what: Locator, lasts: number): Promise<void> {
  const touchPoints = [await middleOf(what)]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(lasts)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
