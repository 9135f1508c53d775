import { expect, inject, test } from 'vitest'
import { begin, GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { question } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** Plays until this many steps have been seen. */
async function playTo(journey: Journey, steps: number): Promise<void> {
  await playUntil(journey.page, async () => (await journey.steps()) >= steps)
}

test.each(GAMES)(
  'a match of $title survives a reload and ends when the person’s seat is handed to a bot',
  async (game) => {
    const journey = await Journey.begin(browser, inject('address'))
    const { page } = journey
    await begin(page, game, ['Human', 'Recruit'])
    await playTo(journey, 20)
    await journey.waitForDecision()
    const [asked, steps] = [await question(page).textContent(), await journey.steps()]
    await page.reload()
    await journey.waitForDecision()
    expect(await question(page).textContent()).toBe(asked)
    expect(await journey.steps()).toBe(steps)
    await playTo(journey, steps + 4)
    await journey.waitForDecision()
    await handToBot(journey)
    await resultWindow(page).waitFor()
    await journey.button('Verify the dice').click()
    // Dice from before the what-if were taken over, not thrown; without any, all can be verified.
    const verdict = resultWindow(page)
      .getByRole('status')
      .filter({ hasText: /erified/ })
    await verdict.waitFor()
    expect(await verdict.textContent()).toMatch(/^Not verified: \d+ (die was|dice were) set|^Verified/)
    await journey.end()
  },
)

/** Plays on from here as a what-if in which the person's seat is a bot's. */
async function handToBot(journey: Journey): Promise<void> {
  const { page } = journey
  await journey.fromMenu('Replay')
  await journey.button('What if').click()
  await page
    .getByRole('radiogroup', { name: /^Player for/ })
    .first()
    .getByText('Recruit')
    .click()
  await page.getByText('Instant').click()
  await journey.button('Play on from here').click()
}
