import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { browser } from './shared-browser.ts'

const completion = (page: Page) => page.getByRole('heading', { name: 'Lesson complete' })

/** Reads on or lets the lesson show what it waits for. */
async function followLesson(page: Page): Promise<void> {
  const lesson = page.locator('.lesson')
  const on = lesson.getByRole('button', { name: /^(Next|Show me)$/ })
  for (let steps = 0; steps < 20; steps++) {
    await on.or(completion(page)).first().waitFor()
    if (await completion(page).isVisible()) return
    const told = await lesson.locator('.lesson-step').textContent()
    await on.click()
    await page.waitForFunction((before) => document.querySelector('.lesson-step')?.textContent !== before, told)
  }
  throw new Error('the lesson does not end')
}

/** What chooses a length and what confirms it are whole on a screen of this size, unscrolled, and nothing lies over them. */
async function expectSliderBesideConfirm(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  const coveredControls = () =>
    page.locator('.placing > .slider, .placing > .button-main').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const))
        return corners.filter(([x, y]) => !part.contains(document.elementFromPoint(x, y)))
      }),
    )
  await expect.poll(coveredControls).toEqual([[], []])
}

test.each(GAMES)(
  'the first lesson of $title is played from the home page to its end and continues with the next',
  async (game) => {
    const journey = await Journey.begin(browser, inject('address'))
    const { page } = journey
    await page.getByRole('link', { name: `Learn ${game.title}`, exact: true }).click()
    const begin = page.locator('.course-next').getByRole('button', { name: /^Begin/ })
    await begin.waitFor()
    await journey.expectAccessible()
    await begin.click()
    await page.locator('.lesson').waitFor()
    await journey.expectAccessible()
    await followLesson(page)
    await page
      .locator('.lesson')
      .getByRole('button', { name: /^Next: / })
      .waitFor()
    await page.locator('.lesson').getByRole('button', { name: 'Play on' }).click()
    await page.locator('.lesson').waitFor({ state: 'hidden' })
    expect(['pick', 'place', 'arrange']).toContain(await journey.waitForDecision())
    await journey.end()
  },
)

test('a lesson takes only the answer it asks for, survives a reload and can be restarted', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const lesson = page.locator('.lesson')
  await page.getByRole('link', { name: 'Learn Spheres of War', exact: true }).click()
  await page.getByRole('button', { name: 'Begin: The first strike' }).click()
  // The focus moves along for keyboard players.
  const waitForFocus = (text: string) => page.locator('button:focus', { hasText: text }).waitFor()
  await waitForFocus('Next')
  await page.keyboard.press('Enter')
  await page.locator('.option-hinted', { hasText: 'Move' }).waitFor()
  await waitForFocus('Move')
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'That’s not the next step' }).waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await lesson.getByText('Toward or away').waitFor()
  await page.reload()
  await lesson.getByText('Toward or away').waitFor()

  // On a phone a new step is in sight at once, however far one has scrolled to what it asked for.
  await page.setViewportSize({ width: 390, height: 844 })
  const scroller = page.locator('.tab-page')
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.getByRole('button', { name: 'Toward Hawk' }).click()
  await lesson.getByText('How far').waitFor()
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expectSliderBesideConfirm(page, { width: 390, height: 844 })
  await expectSliderBesideConfirm(page, { width: 360, height: 740 })
  await page.setViewportSize({ width: 1280, height: 800 })

  // Near the ring is good enough.
  await page.locator('.lesson-goal').waitFor()
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
  const hintedOption = (name: string) => page.locator('.option-hinted', { hasText: name })
  await hintedOption('Lookout').tap()
  await hintedOption('Stand still').tap()
  const target = hintedOption('Shoot Battler')
  const { x, y } = (await target.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await finger('touchStart', [{ x: x + 40, y: y + 15 }])
  const odds = page.locator('.odds', { hasText: 'Lookout hits Battler' })
  await expect.poll(async () => ((await odds.boundingBox())?.y ?? Number.POSITIVE_INFINITY) < 844).toBe(true)
  await finger('touchEnd', [])
  await target.tap()
  await page.locator('.lesson', { hasText: 'Now Ranger' }).waitFor()
  await journey.end()
})

test('a legion’s goal is drawn as its outline, and the bot does not hurry a learner', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Learn Missúm!', exact: true }).click()
  await page.getByRole('button', { name: 'Begin: Moving legions' }).click()
  const lesson = page.locator('.lesson')
  await lesson.getByRole('button', { name: 'Next' }).click()
  await page.locator('.option-hinted').click()
  const outline = page.locator('path.lesson-goal')
  await outline.waitFor()
  await page.locator('.ghost:focus').waitFor()
  // Any orders that bring it there will do: here the slant in two parts.
  const slants = Array.from({ length: 5 }, () => 'ArrowRight')
  for (const key of [...slants, 'ArrowUp', ...slants.slice(1)]) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await lesson.getByText('The other half').waitFor()
  await followLesson(page)
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
    page
      .locator('.figure')
      .evaluateAll((figures) =>
        figures.map((figure) => figure.querySelector('circle, ellipse, rect')?.getBoundingClientRect().width ?? 0),
      )
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(30)
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
  await page.locator('.decision').getByRole('button', { name: 'Near Heart' }).click()
  await puzzle.getByText('What would be better?').click()
  await puzzle.getByText(/Barbarian strikes harder/).waitFor()
  await journey.end()
})
