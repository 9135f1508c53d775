import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { begin, GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

const missum = GAMES.find(({ title }) => title === 'Missúm!')!

async function dragBy(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  const box = await what.boundingBox()
  if (!box) throw new Error('what is dragged is not to be seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

/** Gives an answer and waits for whatever is asked next. */
async function answer(page: Page, how: Locator): Promise<void> {
  const asked = await page.locator('.decision').getAttribute('data-at')
  await how.click()
  await page.locator(`.decision:not([data-at="${asked}"])`).waitFor()
}

/** Plays on with as little ado as may be, until something is to be seen. */
async function passOn(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const pass = page.getByRole('button', {
    name: /^(Done moving|Stay here|Go on to the spells|No spell|Do not shoot)$/,
  })
  const open = page.locator('.decision .options button, .decision .placing').first()
  for (await open.waitFor(); !(await seen()); await open.waitFor()) {
    const asked = await page.locator('.decision').getAttribute('data-at')
    if (await pass.isVisible()) await answer(page, pass)
    else await playUntil(page, async () => (await page.locator('.decision').getAttribute('data-at')) !== asked)
  }
}

/** Reads the spent and the allowed length from the tag beside the body, once the rules have judged it. */
async function readTag(page: Page): Promise<[gone: number, of: number]> {
  await page.locator('.placing .verdict[aria-busy="false"]').waitFor()
  const words = await page.locator('.tag text').textContent()
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
  const legion = page.locator('.options > button', { hasText: /^(Legion|Spears|Archers) of/ }).first()
  const name = (await legion.getAttribute('aria-label')) ?? ''
  await legion.click()
  await page.getByRole('heading', { name: new RegExp(`^Where do(es)? ${name} go`) }).waitFor()
  await page.locator('.placing').getByText('No orders yet').waitFor()
  expect((await readTag(page))[0]).toBe(0)

  const orders = page.getByRole('list', { name: 'Orders so far' })
  await dragBy(page, page.locator('.ghost-edge'), 0, -8)
  await orders.getByText(/^Advance \d+ mm$/).waitFor()
  const [advanced, allowed] = await readTag(page)
  expect(advanced).toBeGreaterThan(0)
  await dragBy(page, page.locator('[data-pivot="left"]'), -1, -5)
  await orders.getByText(/^Wheel left, \d+ mm at the outer corner$/).waitFor()
  const [both, still] = await readTag(page)
  expect(both).toBeGreaterThan(advanced)
  expect(still).toBe(allowed)
  await journey.expectAccessible()

  // The last manoeuvre is taken back, and only that; what is left is done, and can be undone as a whole.
  await journey.button('Undo the last order').click()
  await orders.getByText(/^Wheel/).waitFor({ state: 'hidden' })
  await answer(page, journey.button(`Confirm ${advanced} mm`))
  await page
    .locator('.log')
    .getByText(new RegExp(`${name} moves? ${advanced} mm`))
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page
    .locator('.log')
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
  await page
    .locator('.options > button', { hasText: /^(Legion|Spears) of/ })
    .first()
    .click()
  await page.locator('.ghost').waitFor()
  await journey.button('Reach in this step').click()
  await journey.button('Zones of control').click()
  await page.locator('[data-kind="movement"] .overlay-region').first().waitFor()
  await page.locator('[data-kind="control"] .overlay-region').nth(1).waitFor()
  const legend = page.getByRole('list', { name: 'Colour key' })
  expect(await legend.getByText('the enemy’s: stops units that enter').count()).toBe(1)
  await journey.expectAccessible()
  await journey.end()
})
