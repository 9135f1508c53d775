import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { beforeTheWood, openSituation } from './match-files.ts'
import { decisionPanel } from './page/decision.ts'
import { diceTray, missionButton, replayControls, replayMarks, resultWindow, topBar } from './page/match.ts'
import { savedMatches, showSavedMatches } from './page/pages.ts'
import { middleOf } from './page/pointer.ts'
import { drawing, figures } from './page/table.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** A finished match of two bots, at its end. */
async function atTheEnd(): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  await journey.setUp('Close quarters', ['Recruit', 'Recruit'])
  await resultWindow(journey.page).waitFor()
  return journey
}

async function atTheReplay(): Promise<Journey> {
  const journey = await atTheEnd()
  const { page } = journey
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
  // A match that is over is seen from where its fighting begins: everybody stands on the table.
  await page.getByText(/^Step [1-9]\d* of [1-9]/).waitFor()
  await expect.poll(() => figures(page).count()).toBe(10)
  await replayMarks(page).first().waitFor()
  await journey.button('Go to end').click()
  return journey
}

async function standsAt(page: Page): Promise<number> {
  const words = await page.getByText(/^Step \d+ of/).textContent()
  return Number(/Step (\d+)/.exec(words ?? '')?.[1])
}

test('the end of a match shows its course, losses, luck and key moments, and writes a report', async () => {
  const journey = await atTheEnd()
  const { page } = journey
  await page.getByRole('img', { name: /^Chart of who was ahead/ }).waitFor()
  await journey.expectAccessible()
  await page.getByRole('heading', { name: 'Losses' }).waitFor()
  await page.getByRole('heading', { name: 'Dice luck' }).waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), journey.button('Save report').click()])
  expect(saved.suggestedFilename()).toMatch(/^fray-spheres-of-war-report-.*\.html$/)
  const report = await readFile(await saved.path(), 'utf8')
  expect(report).toContain('<h2>Key moments</h2>')
  // Its pictures show the icons of the figures, and it needs no other file.
  expect(report).toMatch(/<symbol id="icon-[a-z-]+" viewBox="0 0 512 512"><path d="M/)
  expect(report.match(/(src|href)="(?!#)/g)).toBeNull()
  await page.addInitScript(() => {
    globalThis.print = () => void Object.assign(window.top ?? window, { printed: document.body.textContent })
  })
  await journey.button('Print report').click()
  await page.waitForFunction(() => /Key moments/.test((window as { printed?: string }).printed ?? ''))
  await resultWindow(page).getByRole('listitem').getByRole('button').first().click()
  await replayMarks(page).first().waitFor()
  // The moment that decided is seen at once; not every one of them was decided by dice.
  await expect.poll(() => standsAt(page)).toBeGreaterThan(0)
  await journey.end()
})

test('a replay steps, plays and jumps to rolls and losses by buttons and keys', async () => {
  const journey = await atTheReplay()
  const { page } = journey
  const last = await standsAt(page)
  await journey.expectAccessible()
  await journey.button('Go to start').click()
  await page.getByText(`Step 0 of ${last}`).waitFor()
  await journey.button('Next loss').click()
  const loss = await standsAt(page)
  expect(loss).toBeGreaterThan(0)
  await expect.poll(() => figures(page).count()).toBeLessThan(10)
  const after = await figures(page).count()
  await journey.button('Step back').click()
  await expect.poll(() => figures(page).count()).toBeGreaterThan(after)
  await journey.button('Step forward').click()
  await diceTray(page).getByRole('img').first().waitFor()

  await journey.button('Go to start').focus()
  await page.keyboard.press('x')
  expect(await standsAt(page)).toBeGreaterThan(loss)
  await page.keyboard.press('X')
  expect(await standsAt(page)).toBe(loss)
  await page.keyboard.press('R')
  expect(await standsAt(page)).toBeLessThan(loss)
  await page.keyboard.press('End')
  expect(await standsAt(page)).toBe(last)
  await page.keyboard.press('j')
  expect(await standsAt(page)).toBe(last - 1)

  await journey.button(/^Speed/).click()
  await journey.button(/^Speed: 2/).click()
  await page.keyboard.press('Home')
  await page.keyboard.press('k')
  await page.waitForFunction(() => /Step ([3-9]|\d\d)/.test(document.body.textContent ?? ''))
  await journey.button('Pause').click()
  await journey.end()
})

test('on a phone the main replay tools are visible and the others are in a menu', async () => {
  const journey = await atTheReplay()
  const { page } = journey
  await page.setViewportSize({ width: 390, height: 844 })
  await journey.button('Menu').waitFor()
  const [tools, mission] = [await middleOf(topBar(page).getByRole('navigation')), await middleOf(missionButton(page))]
  expect(Math.abs(tools.y - mission.y)).toBeLessThan(12)
  await journey.fromMenu('Share')
  await page.getByRole('textbox', { name: 'Link to this match' }).waitFor()
  await journey.expectAccessible()
  await page.keyboard.press('Escape')
  await journey.fromMenu('Back to the table')
  await page.getByText('The match is over').first().waitFor()
  await journey.end()
})

test('a what-if starts a new match at any moment and leaves the original unchanged', async () => {
  const journey = await atTheReplay()
  const { page } = journey
  const last = await standsAt(page)
  const answers = await journey.answers()
  await journey.button('Go to start').click()
  await journey.button('Next loss').click()
  await journey.button('Step back').click()
  await page.keyboard.press('k')
  await journey.button('What if').click()
  // A replay that plays stops where the other course begins.
  await page.getByLabel('Play', { exact: true }).waitFor()
  const at = await standsAt(page)
  await page.getByText(`from step ${at} (`).waitFor()
  await page
    .getByRole('radiogroup', { name: /^Player for Beasts/ })
    .getByText('Human')
    .click()
  await page.getByText('Instant').click()
  await journey.expectAccessible()
  await journey.button('Play on from here').click()
  await topBar(page)
    .getByText(/^What if, from Turn \d+/)
    .waitFor()
  await decisionPanel(page).waitFor()
  expect(await journey.answers()).toBeGreaterThanOrEqual(at)
  expect(await journey.answers()).toBeLessThan(answers)
  await playUntil(page, async () => resultWindow(page).isVisible())
  await journey.button('Verify the dice').click()
  await page.getByText(/^Not verified: \d+ (die was|dice were) set/).waitFor()
  expect(last).toBe(answers)
  await journey.end()
})

const SHOWN = 'The dice commitment shown at the start'

describe('a shared match', () => {
  async function shareMatch(): Promise<{ journey: Journey; link: string; commitment: string }> {
    const journey = await atTheReplay()
    await journey.button('Go to end').click()
    const commitment = await journey.page.getByLabel(SHOWN).inputValue()
    await journey.button('Share').click()
    const link = await journey.page.getByRole('textbox', { name: 'Link to this match' }).inputValue()
    await journey.expectAccessible()
    return { journey, link, commitment }
  }

  test('opens by its link, can be watched, verified and continued, and leaves the player’s own match alone', async () => {
    const { journey, link, commitment } = await shareMatch()
    await journey.end()
    const friend = await Journey.begin(browser, inject('address'))
    const { page } = friend
    await friend.setUp('Standard table')
    await playUntil(page, async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible())
    const own = await friend.answers()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByText(/^Step [1-9]\d* of/).waitFor()
    await friend.button('Go to end').click()
    // A link cannot vouch for itself: what was shown when the match began must come from elsewhere.
    await friend.button('Verify the dice').click()
    await page.getByText('Not verified: no commitment was shown before the first die.').waitFor()
    await page.getByLabel(SHOWN).fill('0'.repeat(64))
    await friend.button('Verify the dice').click()
    await page.getByText(/^Not verified: its seed is not the one/).waitFor()
    await page.getByLabel(SHOWN).fill(commitment)
    await friend.button('Verify the dice').click()
    await page.getByText(/^Verified/).waitFor()
    await page.reload()
    await page.getByText(/^Step [1-9]\d* of/).waitFor()
    expect(await friend.answers()).toBe(own)

    await friend.button('Next roll').click()
    await friend.button('What if').click()
    await friend.button('Play on from here').click()
    await topBar(page)
      .getByText(/^What if, from/)
      .waitFor()
    await friend.goTo('/')
    await showSavedMatches(page)
    await savedMatches(page).click()
    await decisionPanel(page).waitFor()
    expect(await friend.answers()).toBe(own)
    await friend.end()
  })

  test('with a broken link says what is wrong and changes nothing', async () => {
    const { journey, link } = await shareMatch()
    const { page } = journey
    const answers = await journey.answers()
    for (const broken of [
      link.slice(0, -30),
      `${link.slice(0, -40)}${'A'.repeat(40)}`,
      link.replace(/match\/.*/, 'match/b%20c'),
    ]) {
      await page.goto('about:blank')
      await page.goto(broken)
      await page.getByRole('heading', { name: 'This link can’t be opened' }).waitFor()
      expect(await page.getByRole('alert').textContent()).toMatch(/link|JSON|format/)
    }
    expect(await journey.answers()).toBe(answers)
    await journey.goTo('/visit')
    await page.getByRole('heading', { name: 'No match to view' }).waitFor()
    await journey.end()
  })
})

test('a figure in a replay shows its card, and what it could do and see at that moment', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openSituation(page, 'spherewars', beforeTheWood(false), ['person', 'recruit'])
  await journey.fromMenu('Replay')
  await replayControls(page).waitFor()
  const ann = page.getByRole('button', { name: /^Ann,/ })
  await ann.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Ann', exact: true }).waitFor()
  // Sight is free; distances must not be measured before, and a replay is no way round that.
  const offers = page.getByRole('region', { name: 'Show on the table: Ann' })
  await offers.getByRole('button', { name: 'Sight' }).click()
  await drawing(page, 'verdict mark').nth(2).waitFor()
  await offers.getByText('Distances cannot be measured in advance.').waitFor()
  expect(await offers.getByTitle('Distances cannot be measured in advance.').count()).toBeGreaterThan(3)
  await journey.expectAccessible()
  // Space on a figure looks at it and plays nothing.
  await ann.focus()
  await page.keyboard.press(' ')
  await page.getByText('Step 0 of 0').waitFor()
  await journey.end()
})
