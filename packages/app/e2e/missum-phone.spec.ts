import type { Json, Match } from '@fray/kernel'
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { battleFile, openMatch, openSituation } from './match-files.ts'
import { confirmButton, decisionPanel, optionGroups, placeVerdict, question } from './page/decision.ts'
import { headline, missionButton, topBar } from './page/match.ts'
import { dragBy, middleOf } from './page/pointer.ts'
import { drawing, placedBase, table } from './page/table.ts'
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
  await openSituation(page, 'missum', MARCH, ['person', 'recruit'])
  expect(await headline(page).textContent()).toBe('Turn 1: first half of the move')
  expect(await isWholeOn(1, headline(page))).toBe(true)
  // Who plays what for has two rows: the table needs the room.
  expect((await topBar(page).boundingBox())?.height).toBeLessThan(90)
  // Who moves when and who they are stands on the card of the mission.
  await missionButton(page).click()
  expect(await page.getByRole('dialog').textContent()).toContain('You move first · North countermoves · next: missiles')
  expect(await page.getByRole('dialog').textContent()).toContain('1 legion · 20 figures')
  await page.keyboard.press('Escape')

  await decisionPanel(page).getByRole('button', { name: 'Scouts' }).click()
  await placedBase(page).waitFor()
  // The area it may reach is tinted.
  await drawing(page, 'reachable area').waitFor()
  const [left, right] = [drawing(page, 'wheel handle, right'), drawing(page, 'wheel handle, left')]
  const turn = drawing(page, 'turn handle')
  const places = await Promise.all([left, right, turn].map(middleOf))
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32)
  }
  const orders = page.getByRole('list', { name: 'Orders so far' })
  await dragBy(turn, 40, 30)
  await orders.getByText('Turn around the centre').waitFor()
  await journey.button('Undo the last order').click()
  await orders.waitFor({ state: 'hidden' })
  await dragBy(right, -2, -12)
  await orders.getByText(/^Wheel left/).waitFor()
  await journey.expectAccessible()
  await journey.end()
})

test('spells are grouped by kind, explained once, with a button for each strength', async () => {
  const journey = await Journey.begin(browser, inject('address'), PHONE)
  const { page } = journey
  await openSituation(page, 'missum', MAGIC, ['person', 'recruit'])
  await page.getByRole('heading', { name: 'Which attack does South mage cast?' }).waitFor()
  expect(await optionGroups(page).count()).toBe(5)
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
  await openMatch(page, await battleFile('missum', undefined, ['person', 'recruit'], isAiming))
  const verdict = placeVerdict(page)
  await verdict.waitFor()
  const [told, confirm] = [await verdict.boundingBox(), await confirmButton(page).boundingBox()]
  expect(told!.y + told!.height).toBeLessThanOrEqual(confirm!.y + 1)
  expect(confirm!.y + confirm!.height).toBeLessThanOrEqual(700)
  const [mark, board] = [await middleOf(placedBase(page)), await table(page).boundingBox()]
  expect(mark.y).toBeGreaterThan(board!.y + 20)
  expect(mark.y).toBeLessThan(board!.y + board!.height - 20)
  await journey.end()
})

test('the next question is shown from its first line, however far down the last answer was', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 600 })
  const { page } = journey
  await openSituation(page, 'missum', MARCH, ['person', 'recruit'])
  const heading = question(page)
  await heading.filter({ hasText: 'Which of your units moves?' }).waitFor()
  const tabs = await page.getByRole('tablist').boundingBox()
  await page.getByRole('tabpanel').evaluate((scroller) => scroller.scrollTo({ top: 60 }))
  expect((await heading.boundingBox())!.y).toBeLessThan(tabs!.y + tabs!.height)
  await decisionPanel(page).getByRole('button', { name: 'Scouts' }).click()
  await heading.filter({ hasText: 'Where do Scouts go?' }).waitFor()
  expect((await heading.boundingBox())!.y).toBeGreaterThan(tabs!.y + tabs!.height - 1)
  await journey.end()
})
