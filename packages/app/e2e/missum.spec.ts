import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { begin, GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { decisionAfter, decisionNumber, decisionPanel, openDecision, options, placeVerdict } from './page/decision.ts'
import { battleLog } from './page/match.ts'
import { dragBy } from './page/pointer.ts'
import { drawing, overlayRegions, placedBase, table } from './page/table.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

const missum = GAMES.find(({ title }) => title === 'Missúm!')!

/** Gives an answer and waits for whatever is asked next. */
async function answer(page: Page, how: Locator): Promise<void> {
  const asked = await decisionNumber(page)
  await how.click()
  await decisionAfter(page, asked).waitFor()
}

/** Plays on with as little ado as may be, until something is to be seen. */
async function passOn(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const pass = page.getByRole('button', {
    name: /^(Done moving|Stay here|Go on to the spells|No spell|Do not shoot)$/,
  })
  const open = openDecision(page)
  for (await open.waitFor(); !(await seen()); await open.waitFor()) {
    const asked = await decisionNumber(page)
    if (await pass.isVisible()) await answer(page, pass)
    else await playUntil(page, async () => (await decisionNumber(page)) !== asked)
  }
}

/** Reads the spent and the allowed length from the tag beside the body, once the rules have judged it. */
async function readTag(page: Page): Promise<[gone: number, of: number]> {
  await placeVerdict(page).waitFor()
  const words = await table(page)
    .getByText(/^\d+ mm of \d+ mm$/)
    .textContent()
  const [, gone, of] = /^(\d+) mm of (\d+) mm$/.exec(words ?? '') ?? []
  return [Number(gone), Number(of)]
}

test('armies deploy with one click; a legion advances by its body and wheels by its corner; the turn continues', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await begin(page, missum, ['Human', 'Recruit'])
  await page.getByRole('region', { name: 'In reserve' }).getByText('Spears of the North March').waitFor()
  await journey.expectAccessible()
  await answer(page, journey.button(/^Evenly/))
  await answer(page, journey.button('In a line of battle'))
  await page.getByRole('button', { name: 'Spears of the North March, Tsolyánu: 20 of 20 figures left' }).waitFor()

  // Champions, magic and whatever else comes first; then a legion that is free to move.
  await passOn(page, () => page.getByRole('heading', { name: /^Which of your units moves/ }).isVisible())
  const legion = options(page)
    .filter({ hasText: /^(Legion|Spears|Archers) of/ })
    .first()
  const name = (await legion.getAttribute('aria-label')) ?? ''
  await legion.click()
  await page.getByRole('heading', { name: new RegExp(`^Where do(es)? ${name} go`) }).waitFor()
  await decisionPanel(page).getByText('No orders yet').waitFor()
  expect((await readTag(page))[0]).toBe(0)

  const orders = page.getByRole('list', { name: 'Orders so far' })
  await dragBy(drawing(page, 'outline of the placed base'), 0, -8)
  await orders.getByText(/^Advance \d+ mm$/).waitFor()
  const [advanced, allowed] = await readTag(page)
  expect(advanced).toBeGreaterThan(0)
  await dragBy(drawing(page, 'wheel handle, left'), -1, -5)
  await orders.getByText(/^Wheel left, \d+ mm at the outer corner$/).waitFor()
  const [both, still] = await readTag(page)
  expect(both).toBeGreaterThan(advanced)
  expect(still).toBe(allowed)
  await journey.expectAccessible()

  // The last manoeuvre is taken back, and only that; what is left is done, and can be undone as a whole.
  await journey.button('Undo the last order').click()
  await orders.getByText(/^Wheel/).waitFor({ state: 'hidden' })
  await answer(page, journey.button(`Confirm ${advanced} mm`))
  await battleLog(page)
    .getByText(new RegExp(`${name} moves? ${advanced} mm`))
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await battleLog(page)
    .getByText(new RegExp(`${name} moves? ${advanced} mm`))
    .waitFor({ state: 'hidden' })

  await passOn(page, () => page.getByRole('heading', { name: /^Turn 2/ }).isVisible())
  const side = '(Tsolyánu|Yán Kór)'
  await page
    .getByText(new RegExp(`(You move|${side} moves?) first · (You countermove|${side} countermoves?) · next: `))
    .first()
    .waitFor()
  await journey.end()
})

test('a legion’s reach and zones of control are shown on the table', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await begin(page, missum, ['Human', 'Recruit'])
  await answer(page, journey.button(/^Evenly/))
  await answer(page, journey.button('In a line of battle'))
  await passOn(page, () => page.getByRole('heading', { name: /^Which of your units moves/ }).isVisible())
  await options(page)
    .filter({ hasText: /^(Legion|Spears) of/ })
    .first()
    .click()
  await placedBase(page).waitFor()
  await journey.button('Reach in this step').click()
  await journey.button('Zones of control').click()
  await overlayRegions(page, 'movement').first().waitFor()
  await overlayRegions(page, 'control').nth(1).waitFor()
  const legend = page.getByRole('list', { name: 'Colour key' })
  expect(await legend.getByText('the enemy’s: stops units that enter').count()).toBe(1)
  await journey.expectAccessible()
  await journey.end()
})
