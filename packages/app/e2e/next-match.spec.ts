import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { browser } from './shared-browser.ts'

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })
const askHint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true })

/** Begins a quick battle and waits until the person has something to decide. */
async function quickBattle({ page }: Journey, game: string): Promise<void> {
  await page.getByRole('button', { name: `Quick battle: ${game}`, exact: true }).click()
  const failure = page.getByRole('heading', { name: 'Something went wrong' })
  await askHint(page).or(failure).first().waitFor()
  expect(await failure.count()).toBe(0)
}

test.each([['Confrontation'], ['Missúm!']])('a hint from one match is not shown in the next: %s', async (next) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await quickBattle(journey, 'Spheres of War')
  await askHint(page).click()
  await hint(page).getByText(/I’d/).waitFor()
  await journey.goTo('/')
  await quickBattle(journey, next)
  expect(await hint(page).count()).toBe(0)

  // A hint for the new match is about the new match, and may be followed.
  await askHint(page).click()
  await hint(page)
    .getByText(/I’d|takes too long/)
    .waitFor()
  const follow = hint(page).getByRole('button', { name: 'Do it' })
  if (await follow.isVisible()) {
    const before = await journey.answers()
    await follow.click()
    await expect.poll(() => journey.answers()).toBeGreaterThan(before)
  }
  await journey.end()
})
