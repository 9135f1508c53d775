import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openMatch, skirmishFile } from './match-files.ts'
import { openDecision, question } from './page/decision.ts'
import { replayControls, resultWindow } from './page/match.ts'
import { rules, wantedRule } from './page/pages.ts'
import { allowedBase, drawing, placedBase } from './page/table.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** Sets up a scout game, the smallest there is. */
async function scouts(rival: 'Recruit' | 'Human'): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'SphereWars', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Your side' }).getByText('Scions of Kurgan').click()
  await page.getByRole('radiogroup', { name: 'The other side' }).getByText('Alliance').click()
  // Another mission is agreed on; scouts have only one, and the page says why.
  const missions = page.getByRole('radiogroup', { name: 'Mission' })
  await missions.getByText('The Sacking of the Relics').click()
  await page.getByText('Holding the true relic gives one extra glory point.').waitFor()
  await page.getByText('Scout game').click()
  await missions.getByRole('radio', { name: 'The Last Survivor', checked: true }).waitFor()
  expect(await missions.getByRole('radio', { name: 'The Crash' }).isDisabled()).toBe(true)
  await page.getByRole('radiogroup', { name: 'Player for Alliance' }).getByText(rival).click()
  if (rival !== 'Human') await page.getByText('Instant').click()
  await journey.button('Start match').click()
  return journey
}

const isTurn = (page: Page, turn: number) => async () =>
  page.getByRole('heading', { name: `Turn ${turn}`, exact: true }).isVisible()

const mayRun = (page: Page) => async () => page.getByRole('button', { name: 'Run', exact: true }).isVisible()

interface Walking {
  walk?: Animation
}

/** Runs in the page: the first walk stands still where it begins. It would be over before a busy machine looks at it. */
function holdFirstWalk(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (animation.id === 'fray-walk') {
      Element.prototype.animate = animate
      Object.assign(globalThis, { walk: animation })
      animation.pause()
    }
    return animation
  }
}

test('scouts of SphereWars fight three turns against the bot by clicks', async () => {
  const journey = await scouts('Recruit')
  const { page } = journey

  // Those who wait have their icon already on the ghost that is placed.
  await playUntil(page, async () => drawing(placedBase(page), 'figure icon').isVisible())
  await journey.expectAccessible()

  // A run may bend: the way has a corner where the base was.
  await playUntil(page, mayRun(page))
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await allowedBase(page).waitFor()
  await journey.button('Add a corner').click()
  await drawing(page, 'path corner').waitFor()
  await journey.button('Remove corner').click()
  await drawing(page, 'path corner').waitFor({ state: 'hidden' })
  await journey.expectAccessible()

  // The walk is animated, and any key skips it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(holdFirstWalk)
  await journey.button(/^Confirm/).click()
  await page.waitForFunction(() => (globalThis as unknown as Walking).walk?.playState === 'paused')
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => (globalThis as unknown as Walking).walk?.playState === 'finished')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Its trail stays.
  await drawing(page, 'trail').first().waitFor({ state: 'attached' })

  await playUntil(page, isTurn(page, 2))
  // What would a good player do, and why?
  await page.keyboard.press('h')
  const advice = page.getByRole('region', { name: 'Hint' })
  await advice.getByText(/I’d/).waitFor()
  await journey.expectAccessible()
  // The last enemy actions are shown again while the table waits.
  await journey.button('Replay what the others just did').click()
  await replayControls(page).waitFor()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await openDecision(page).waitFor()

  await journey.fromMenu('Settings')
  await page.getByRole('radiogroup', { name: 'Sounds' }).getByText('Off').click()
  // The largest words of all leave the window within a phone's screen.
  const sizes = page.getByRole('radiogroup', { name: 'Text size' })
  await sizes.getByText('Largest').click()
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  const { x, y, width, height } = (await page.getByRole('dialog').boundingBox())!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(y + height).toBeLessThanOrEqual(844)
  await page.setViewportSize(desktop)
  await sizes.getByText('Normal').click()
  await journey.button('Switch to the Dark theme').or(journey.button('Switch to the Light theme')).click()
  await journey.button('Close').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await journey.expectAccessible()

  const [prompt, answers] = [await question(page).textContent(), await journey.answers()]
  await page.reload()
  // Until the match stands as it stood, another heading may say who is thinking.
  await openDecision(page).waitFor()
  expect(await question(page).textContent()).toBe(prompt)
  expect(await journey.answers()).toBe(answers)
  expect(await page.evaluate(() => localStorage.getItem('fray.settings'))).toContain('"sound":"off"')
  const [download] = await Promise.all([page.waitForEvent('download'), journey.fromMenu('Save')])
  expect(download.suggestedFilename()).toMatch(/spherewars/)

  await playUntil(page, async () => (await isTurn(page, 4)()) || (await resultWindow(page).isVisible()))
  await journey.end()
})

test('reactions wait beside the decision, and the player sets which ones to be asked about', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, await skirmishFile())
  const asked = question(page)
  // What could be used is named before there is a moment for it, and play stops there.
  const chips = page.getByRole('group', { name: 'Pause once for:' })
  const relocate = chips.getByRole('button', { name: 'Relocate!', exact: true })
  await openDecision(page).waitFor()
  await relocate
    .or(chips.getByRole('button', { name: /…$/ }))
    .first()
    .click()
  if ((await relocate.getAttribute('aria-pressed')) !== 'true') await relocate.click()
  await chips.getByRole('button', { pressed: true }).waitFor()
  await journey.expectAccessible()
  await playUntil(
    page,
    async () =>
      await openDecision(page)
        .getByRole('button', { name: /Relocate!/ })
        .first()
        .isVisible(),
  )
  // Its own moments are passed for a person who is not in a hurry; they are listed, and may be had back while nothing was shown.
  const passed = page.getByRole('group').filter({ hasText: 'Skipped automatically' })
  await playUntil(page, async () => passed.isVisible())
  await passed.locator('summary').click()
  await journey.expectAccessible()
  const back = passed.getByRole('button', { name: 'Go back' })
  await playUntil(page, async () => {
    if ((await passed.count()) > 0 && (await passed.getAttribute('open')) === null)
      await passed.locator('summary').click()
    return (await back.count()) > 0
  })
  const before = await asked.textContent()
  await back.first().click()
  await asked.filter({ hasNotText: before ?? '' }).waitFor()
  await page.getByRole('combobox', { name: 'When to ask me' }).selectOption('Always ask')
  await playUntil(page, async () => (await asked.textContent())?.includes('about to be activated') ?? false)
  await journey.end()
})

test('a quick battle is one click away, and the last game two', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('button', { name: 'Quick battle: SphereWars', exact: true }).click()
  await page.getByRole('heading', { name: 'Turn 1' }).waitFor()
  await journey.waitForDecision()
  // Everybody stands already, and who wants to place their own may.
  await journey.button('Redeploy').click()
  await page.getByRole('heading', { name: 'Deployment' }).waitFor()
  await openDecision(page, 'place').waitFor()
  expect(await journey.button('Redeploy').count()).toBe(0)
  await journey.goTo('/')
  await page.getByRole('link', { name: /Continue your match SphereWars, you against Bot, soldier/ }).click()
  await journey.waitForDecision()
  await journey.end()
})

test('every rule has an address, and the rulebook can be searched', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/rules/spherewars/SW-SPELL-03')
  const wanted = wantedRule(page)
  await wanted.getByRole('heading').getByRole('link', { name: 'SW-SPELL-03', exact: true }).waitFor()
  expect(await rules(page).count()).toBeLessThan(40)
  await journey.expectAccessible()
  await page.getByRole('searchbox').fill('sw-turn-02')
  await page.getByText(/^\d rules?$/).waitFor()
  await page.getByRole('searchbox').fill('no such words')
  await page.getByText('No rules match your search.').waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox').check()
  await page.getByText('House ruling.').first().waitFor()
  await journey.end()
})
