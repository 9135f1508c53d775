import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { finishLesson } from './lesson.ts'
import { confirmButton, decisionPanel, hintedOption } from './page/decision.ts'
import { lessonPanel, oddsPanel } from './page/match.ts'
import { nextLesson } from './page/pages.ts'
import { drawing, figures, placedBase } from './page/table.ts'
import { browser } from './shared-browser.ts'

/** What chooses a length and what confirms it are whole on a screen of this size, unscrolled, and nothing lies over them. */
async function expectSliderBesideConfirm(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const slider = decisionPanel(page)
    .getByRole('group')
    .filter({ has: page.getByRole('slider') })
  for (const control of [slider, confirmButton(page)]) {
    const coveredCorners = () =>
      control.evaluate((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
        return corners.filter(([x, y]) => !part.contains(document.elementFromPoint(x, y)))
      })
    await expect.poll(coveredCorners).toEqual([])
  }
}

test.each(GAMES)(
  'the first lesson of $title is played from the home page to its end and continues with the next',
  async (game) => {
    const journey = await Journey.begin(browser, inject('address'))
    const { page } = journey
    await page.getByRole('link', { name: `Learn ${game.title}`, exact: true }).click()
    const begin = nextLesson(page).getByRole('button', { name: /^Begin/ })
    await begin.waitFor()
    await journey.expectAccessible()
    await begin.click()
    await lessonPanel(page).waitFor()
    await journey.expectAccessible()
    await finishLesson(page)
    await lessonPanel(page)
      .getByRole('button', { name: /^Next: / })
      .waitFor()
    await lessonPanel(page).getByRole('button', { name: 'Play on' }).click()
    await lessonPanel(page).waitFor({ state: 'hidden' })
    expect(['pick', 'place', 'arrange']).toContain(await journey.waitForDecision())
    await journey.end()
  },
)

test('a lesson takes only the answer it asks for, survives a reload and can be restarted', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const lesson = lessonPanel(page)
  await page.getByRole('link', { name: 'Learn Spheres of War', exact: true }).click()
  await page.getByRole('button', { name: 'Begin: The first strike' }).click()
  // The focus moves along for keyboard players.
  const waitForFocus = (text: string) =>
    page.getByRole('button').filter({ hasText: text }).and(page.locator(':focus')).waitFor()
  await waitForFocus('Next')
  await page.keyboard.press('Enter')
  await hintedOption(page).filter({ hasText: 'Move' }).waitFor()
  await waitForFocus('Move')
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'That’s not the next step' }).waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await lesson.getByText('Toward or away').waitFor()
  await page.reload()
  await lesson.getByText('Toward or away').waitFor()

  // On a phone a new step is in sight at once, however far one has scrolled to what it asked for.
  await page.setViewportSize({ width: 390, height: 844 })
  const scroller = page.getByRole('tabpanel')
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.getByRole('button', { name: 'Toward Hawk' }).click()
  await lesson.getByText('How far').waitFor()
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expectSliderBesideConfirm(page, { width: 390, height: 844 })
  await expectSliderBesideConfirm(page, { width: 360, height: 740 })
  await page.setViewportSize({ width: 1280, height: 800 })

  // Near the ring is good enough.
  await drawing(page, 'goal of the lesson').waitFor()
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await journey.button(/^Confirm 1\.99/).click()
  await lesson.getByText('Close enough').waitFor()
  await lesson.getByRole('button', { name: 'Restart' }).click()
  await lesson.getByText('Two sides, one aim').waitFor()

  // How far one has come is told in the course, and a reload does not forget it.
  await lesson.getByRole('link', { name: 'All lessons' }).click()
  await page.reload()
  await page.getByText(/4 of 7 steps$/).waitFor()
  await journey.expectAccessible()
  await journey.end()
})

test('a finger resting on an option shows its odds and chooses nothing; a tap chooses', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 844 }, 'block', true)
  const { page } = journey
  await page.getByRole('link', { name: 'Learn SphereWars', exact: true }).tap()
  await page.getByRole('button', { name: 'Begin: Moving and shooting' }).tap()
  await page.getByRole('button', { name: 'Next' }).tap()
  const optionFor = (name: string) => hintedOption(page).filter({ hasText: name })
  await optionFor('Lookout').tap()
  await optionFor('Stand still').tap()
  const target = optionFor('Shoot Battler')
  const { x, y } = (await target.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await finger('touchStart', [{ x: x + 40, y: y + 15 }])
  const odds = oddsPanel(page).filter({ hasText: 'Lookout hits Battler' })
  await expect.poll(async () => ((await odds.boundingBox())?.y ?? Number.POSITIVE_INFINITY) < 844).toBe(true)
  await finger('touchEnd', [])
  await target.tap()
  await lessonPanel(page)
    .getByText(/Now Ranger/)
    .first()
    .waitFor()
  await journey.end()
})

test('a legion’s goal is drawn as its outline, and the bot does not hurry a learner', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Learn Missúm!', exact: true }).click()
  await page.getByRole('button', { name: 'Begin: Moving legions' }).click()
  const lesson = lessonPanel(page)
  await lesson.getByRole('button', { name: 'Next' }).click()
  await hintedOption(page).click()
  const outline = drawing(page, 'goal of the lesson, as an outline')
  await outline.waitFor()
  await placedBase(page).and(page.locator(':focus')).waitFor()
  // Any orders that bring it there will do: here the slant in two parts.
  const slants = Array.from({ length: 5 }, () => 'ArrowRight')
  for (const key of [...slants, 'ArrowUp', ...slants.slice(1)]) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await lesson.getByText('The other half').waitFor()
  await finishLesson(page)
  await page.getByText('Bot, soldier will wait until you play on.').waitFor()
  await lesson.getByRole('button', { name: 'Play on' }).click()
  expect(await journey.waitForDecision()).toBe('pick')
  await journey.end()
})

test('the few figures of a puzzle on a large table are shown close enough to read', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1024, height: 768 })
  const { page } = journey
  await journey.goTo('/puzzles')
  await page.getByRole('button', { name: /Near or far/ }).click()
  await page.getByRole('region', { name: 'Puzzle' }).waitFor()
  const widths = () =>
    drawing(figures(page), 'base').evaluateAll((bases) => bases.map((base) => base.getBoundingClientRect().width))
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(29)
  expect(await widths()).toHaveLength(3)
  await journey.end()
})

test('the last puzzle of a game leads to the next game, and a weak solution offers the better one', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/puzzles')
  await page.getByRole('button', { name: /Just in reach Win a fight with Wolf, with at least a 48\.1% chance/ }).click()
  const puzzle = page.getByRole('region', { name: 'Puzzle' })
  await puzzle.waitFor()
  await journey.button('Move').click()
  await journey.button('Toward Crow').click()
  await journey.button(/^Confirm/).click()
  await puzzle.getByText('An inch less, and Crow strikes first.').waitFor()
  await puzzle.getByRole('button', { name: 'Next puzzle' }).click()
  await puzzle.getByText('Fury well spent').waitFor()
  await decisionPanel(page).getByRole('button', { name: 'Near Heart' }).click()
  await puzzle.getByText('What would be better?').click()
  await puzzle.getByText(/Barbarian strikes harder/).waitFor()
  await journey.end()
})
