import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch } from './browser.ts'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const learned = (page: Page) => page.getByRole('heading', { name: 'You have learned it' })

/** Reads on or lets the lesson show what it waits for. */
async function followLesson(page: Page): Promise<void> {
  const lesson = page.locator('.lesson')
  const on = lesson.getByRole('button', { name: /^(Go on|Show me)$/ })
  for (let steps = 0; steps < 20; steps++) {
    await on.or(learned(page)).first().waitFor()
    if (await learned(page).isVisible()) return
    const told = await lesson.locator('.lesson-step').textContent()
    await on.click()
    await page.waitForFunction((before) => document.querySelector('.lesson-step')?.textContent !== before, told)
  }
  throw new Error('the lesson does not end')
}

/** Confrontation has no lesson yet. */
const TAUGHT = GAMES.filter(({ id }) => id !== 'confrontation')

test.each(TAUGHT)('the lesson of $title is played from the first page to its end, and then on', async ({ title }) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('button', { name: `Learn ${title} in 5 minutes`, exact: true }).click()
  await page.locator('.lesson').waitFor()
  await journey.expectAccessible()
  await followLesson(page)
  await page.locator('.lesson').getByRole('button', { name: 'Play on' }).click()
  await page.locator('.lesson').waitFor({ state: 'hidden' })
  expect(['pick', 'place']).toContain(await journey.waitForDecision())
  await journey.end()
})

test('a lesson takes only what it asks for, goes on after a reload and begins again', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const lesson = page.locator('.lesson')
  await page.getByRole('button', { name: 'Learn Spheres of War in 5 minutes' }).click()
  await lesson.getByRole('button', { name: 'Go on' }).click()
  await page.locator('.option-hinted', { hasText: 'Move' }).waitFor()
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'The lesson wants something else' }).waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await lesson.getByText('Toward or away').waitFor()
  await page.reload()
  await lesson.getByText('Toward or away').waitFor()
  await page.getByRole('button', { name: 'Toward Hawk' }).click()

  // Near the ring is good enough.
  await page.locator('.lesson-goal').waitFor()
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await journey.button(/^Confirm 1\.99/).click()
  await lesson.getByText('Close enough').waitFor()
  await lesson.getByRole('button', { name: 'Begin again' }).click()
  await lesson.getByText('Two sides, one aim').waitFor()
  await lesson.getByRole('button', { name: 'Skip the lesson' }).click()
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()

  // How far one has come is told where the lesson is begun, and a reload does not forget it.
  await page.reload()
  const progress = page.getByRole('progressbar', { name: 'Lesson of Spheres of War' })
  await progress.waitFor()
  expect(await progress.getAttribute('aria-valuenow')).toBe('4')
  await page.getByText(/^Lesson: 4 of \d+ steps$/).waitFor()
  await journey.goTo('/games/spheres-of-war')
  await progress.waitFor()
  await journey.expectAccessible()
  await journey.end()
})
