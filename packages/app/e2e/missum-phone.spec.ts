import type { Json, Match } from '@fray/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { battleFile, layOut, loadFile } from './laid.ts'
import { browser } from './shared-browser.ts'

const PHONE = { width: 390, height: 844 }

const legion = (name: string, seat: number, y: number): Json => {
  return { name, seat, at: [1200, y], figures: 20, files: 10, weapons: ['longSword'] }
}

/** A legion and two skirmishers, whose first half of the move it is. */
const MARCH: Json = {
  step: 3,
  mover: 0,
  units: [
    legion('Blue', 0, 900),
    {
      name: 'Scouts',
      seat: 0,
      at: [900, 900],
      figures: 2,
      files: 2,
      type: 'regularSkirmisher',
      weapons: ['longSword'],
    },
    legion('Red', 1, 150),
  ],
}

/** A caster with spells of every strength, and an enemy in sight. */
const MAGIC: Json = {
  step: 2,
  units: [
    { name: 'South mage', seat: 0, at: [600, 1000], office: 'attackMage', level: 11, spells: [2, 3, 2] },
    legion('Blue', 0, 900),
    legion('Red', 1, 560),
  ],
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragBy(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(what)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

/** Whether all of its words are seen, on so many lines at most. */
async function isWholeOn(lines: number, what: Locator): Promise<boolean> {
  return what.evaluate((element, most) => {
    const whole = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1
    return whole && element.clientHeight <= most * 1.4 * Number.parseFloat(getComputedStyle(element).fontSize)
  }, lines)
}

test('a phone shows the state of the battle, and a small group has grips large enough for a finger', async () => {
  const journey = await Journey.begin(browser, inject('address'), PHONE)
  const { page } = journey
  await layOut(page, 'missum', MARCH, ['person', 'recruit'])
  expect(await page.locator('.status h1').textContent()).toBe('Turn 1: first half of the move')
  expect(await isWholeOn(1, page.locator('.status h1'))).toBe(true)
  // Who plays what for has two rows: the table needs the room.
  expect((await page.locator('.topbar').boundingBox())?.height).toBeLessThan(90)
  // Who moves when and who they are stands on the card of the mission.
  await page.locator('.mission').click()
  expect(await page.locator('.mission-popup').textContent()).toContain(
    'You move first · North countermoves · next: missiles',
  )
  expect(await page.locator('.mission-popup .standing').textContent()).toContain('1 legion · 20 figures')
  await page.keyboard.press('Escape')

  await page.locator('.options').getByRole('button', { name: 'Scouts' }).click()
  await page.locator('.ghost').waitFor()
  // The area it may reach is tinted.
  await page.locator('.guides .region').waitFor()
  const [left, right] = [page.locator('[data-pivot="right"]'), page.locator('[data-pivot="left"]')]
  const turn = page.locator('.grip-turn circle')
  const places = await Promise.all([left, right, turn].map(middleOf))
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32)
  }
  const orders = page.getByRole('list', { name: 'Orders so far' })
  await dragBy(page, turn, 40, 30)
  await orders.getByText('Turn around the centre').waitFor()
  await journey.button('Undo the last order').click()
  await orders.waitFor({ state: 'hidden' })
  await dragBy(page, right, -2, -12)
  await orders.getByText(/^Wheel left/).waitFor()
  await journey.expectAccessible()
  await journey.end()
})

test('spells are grouped by kind, explained once, with a button for each strength', async () => {
  const journey = await Journey.begin(browser, inject('address'), PHONE)
  const { page } = journey
  await layOut(page, 'missum', MAGIC, ['person', 'recruit'])
  await page.getByRole('heading', { name: 'Which attack does South mage cast?' }).waitFor()
  expect(await page.locator('.options .option-group').count()).toBe(5)
  const gaze = page.getByRole('group', { name: /^Gaze of Vimúhla/ })
  await gaze.getByText('each figure hit must save or die').waitFor()
  // Each strength says how many are left and what it covers.
  expect(await gaze.getByRole('button').allTextContents()).toEqual([
    expect.stringMatching(/^Strength I2 left; one save, \d+ × \d+ mm$/),
    expect.stringMatching(/^Strength II3 left; 2 saves each, or one on \d+ × \d+ mm$/),
    expect.stringMatching(/^Strength III2 left; 3 saves each, or one on \d+ × \d+ mm$/),
  ])
  await journey.expectAccessible()
  await gaze.getByRole('button', { name: 'Gaze of Vimúhla, strength I', exact: true }).click()
  await page.getByRole('heading', { name: /Gaze of Vimúhla/ }).waitFor()
  await journey.end()
})

test('on a low phone the verdict and the mark of an aimed spell stay visible', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 700 })
  const { page } = journey
  const isAiming = ({ pending, isPreparing }: Match) =>
    !isPreparing && pending.some(({ seat, prompt }) => seat === 0 && prompt.id === 'ask.aim')
  await loadFile(page, await battleFile('missum', undefined, ['person', 'recruit'], isAiming))
  const verdict = page.locator('.placing .verdict[aria-busy="false"]')
  await verdict.waitFor()
  const [told, confirm] = [await verdict.boundingBox(), await page.locator('.placing > .button-main').boundingBox()]
  expect(told!.y + told!.height).toBeLessThanOrEqual(confirm!.y + 1)
  expect(confirm!.y + confirm!.height).toBeLessThanOrEqual(700)
  const [mark, board] = [await middleOf(page.locator('.ghost')), await page.locator('.board').boundingBox()]
  expect(mark.y).toBeGreaterThan(board!.y + 20)
  expect(mark.y).toBeLessThan(board!.y + board!.height - 20)
  await journey.end()
})

test('the next question is shown from its first line, however far down the last answer was', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 600 })
  const { page } = journey
  await layOut(page, 'missum', MARCH, ['person', 'recruit'])
  const heading = page.locator('.decision h2')
  await heading.filter({ hasText: 'Which of your units moves?' }).waitFor()
  const tabs = await page.locator('.tabs').boundingBox()
  await page.locator('.tab-page').evaluate((scroller) => scroller.scrollTo({ top: 60 }))
  expect((await heading.boundingBox())!.y).toBeLessThan(tabs!.y + tabs!.height)
  await page.locator('.options').getByRole('button', { name: 'Scouts' }).click()
  await heading.filter({ hasText: 'Where do Scouts go?' }).waitFor()
  expect((await heading.boundingBox())!.y).toBeGreaterThan(tabs!.y + tabs!.height - 1)
  await journey.end()
})
