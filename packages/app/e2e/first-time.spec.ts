import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { decideByKeys, tabTo } from './keys.ts'
import { finishLesson } from './lesson.ts'
import { resultWindow } from './page/match.ts'
import { nextLesson } from './page/pages.ts'
import { figures } from './page/table.ts'
import { byFinger, byPressing, type Decide, playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** How somebody goes about: presses what is called so, and decides. */
interface Hand {
  press(what: Locator, name: RegExp): Promise<void>
  readonly decide: Decide
}

const CLICKS: Hand = { press: (what) => what.click(), decide: byPressing((button) => button.click()) }
const finger = byFinger()
const TAPS: Hand = { press: finger, decide: byPressing(finger) }

function keysOn(page: Page): Hand {
  return {
    press: async (what, name) => {
      await what.waitFor()
      await tabTo(page, name)
      await page.keyboard.press('Enter')
    },
    decide: decideByKeys,
  }
}

const HANDS = [
  { how: 'by clicks', size: { width: 1280, height: 860 }, handOn: () => CLICKS },
  { how: 'by touch on a phone', size: { width: 390, height: 844 }, handOn: () => TAPS },
  { how: 'by keyboard alone', size: { width: 1280, height: 860 }, handOn: keysOn },
]

/** The bot of a quick battle is seen to think; nobody who tests waits for that. */
async function withQuickBots(page: Page): Promise<void> {
  await page.route('**/match-worker*', async (route) => {
    const response = await route.fetch()
    const quick = 'const wait=setTimeout;self.setTimeout=(go,ms,...more)=>wait(go,ms===550?0:ms,...more);'
    await route.fulfill({ response, body: quick + (await response.text()) })
  })
  await page.reload()
}

/** Reads and does what the first lesson says, to its end. */
async function learn(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: 'Learn Spheres of War', exact: true }), /Learn Spheres of War/)
  await press(nextLesson(page).getByRole('button', { name: /^Begin/ }), /^\s*Begin/)
  await finishLesson(page, (button) => press(button, /^\s*(Next|Show me)\s*$/))
}

test.each(HANDS)(
  'a newcomer learns, fights a quick battle, sees the result and replays it, $how',
  async ({ how, size, handOn }) => {
    const journey = await Journey.begin(browser, inject('address'), size, 'block', how.includes('touch'))
    const { page } = journey
    const hand = handOn(page)
    await withQuickBots(page)
    await learn(page, hand)
    await hand.press(page.getByRole('link', { name: 'Back to the games' }), /Back to the games/)
    await hand.press(page.getByRole('button', { name: 'Quick battle: Spheres of War' }), /Quick battle: Spheres of War/)
    await journey.waitForDecision()
    await playUntil(page, () => resultWindow(page).isVisible(), hand.decide)
    await page.getByRole('heading', { name: /^(You win|You lose|A draw)/ }).waitFor()
    await hand.press(page.getByRole('dialog').getByRole('link', { name: 'Replay' }), /^\s*Replay\s*$/)
    await page.getByText(/^Step [1-9]\d* of [1-9]/).waitFor()
    await hand.press(journey.button('Step forward'), /Step forward/)
    expect(await figures(page).count()).toBe(10)
    await journey.end()
  },
)
