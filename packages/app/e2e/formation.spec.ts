import type { Json } from '@fray/kernel'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openSituation } from './match-files.ts'
import { decisionAfter, decisionNumber, question } from './page/decision.ts'
import { logEntries } from './page/match.ts'
import { dragBy } from './page/pointer.ts'
import { allowedBase, baseOf, drawing, figureOn, placedBase } from './page/table.ts'
import { browser } from './shared-browser.ts'

/** A legion of forty in ten files, which has 150 mm to go, and an enemy far away. */
const FIELD: Json = {
  step: 5,
  mover: 1,
  units: [
    { name: 'Blue', seat: 0, at: [1200, 900], figures: 40, files: 10, weapons: ['longSword'] },
    { name: 'Guard', seat: 0, at: [300, 1100], figures: 10, weapons: ['longSword'] },
    { name: 'Red', seat: 1, at: [1200, 150], figures: 40, files: 10, weapons: ['longSword'] },
  ],
}

test('a legion is one figure, ordered by dragging and by keys', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await openSituation(page, 'missum', FIELD, ['person', 'recruit'])
  // Forty bases, one button; a press on any of them chooses the legion.
  expect(await baseOf(page, 'Blue').count()).toBe(40)
  await baseOf(page, 'Blue').nth(33).click()
  const orders = page.getByRole('list', { name: 'Orders so far' })
  await placedBase(page).waitFor()
  expect(await orders.count()).toBe(0)

  await dragBy(drawing(placedBase(page), 'base').nth(5), 0, -30)
  await orders.getByText(/^Advance \d+ mm$/).waitFor()
  await dragBy(drawing(page, 'wheel handle, left'), -2, -16)
  await orders.getByText(/^Wheel left, \d+ mm at the outer corner$/).waitFor()
  expect(await orders.getByRole('listitem').count()).toBe(2)
  await expect.poll(() => drawing(page, 'outline after an order').count()).toBe(2)
  await journey.expectAccessible()

  // By keys: take back, advance, face; a button for what has no key at hand.
  await placedBase(page).focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await orders.waitFor({ state: 'hidden' })
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
  await orders.getByText('Advance 15 mm').waitFor()
  await journey.button('Face left').click()
  await orders.getByText('Face left').waitFor()
  await journey.button('Undo the last order').click()
  const asked = await decisionNumber(page)
  await journey.button('Confirm 15 mm').click()
  await decisionAfter(page, asked).waitFor()
  // It stands fifteen millimetres further up, and may go on from there.
  expect(await figureOn(page, 'Blue').getAttribute('style')).toContain('translate(1200px, 885px)')
  // Enter leaves it there, so keyboard players need no button.
  await page.getByRole('heading', { name: 'Where does Blue go?' }).waitFor()
  await placedBase(page).press('Enter')
  await page.getByRole('heading', { name: /^Which of your units moves/ }).waitFor()
  await journey.end()
})

test('one drag selects a legion and marches it, and the next drag the next legion', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await openSituation(page, 'missum', FIELD, ['person', 'recruit'])
  const place = (name: string) => figureOn(page, name).getAttribute('style')
  const [blue, guard] = [await place('Blue'), await place('Guard')]
  await dragBy(baseOf(page, 'Blue').nth(17), 0, -30)
  await logEntries(page, /Blue/).first().waitFor()
  await expect.poll(() => place('Blue')).not.toBe(blue)
  // It has movement left, and may be given further orders; who drags another one has done with it.
  expect(await question(page).textContent()).toBe('Where does Blue go?')
  await dragBy(baseOf(page, 'Guard').nth(3), 0, -30)
  await page.getByRole('heading', { name: 'Where does Guard go?' }).waitFor()
  await expect.poll(() => place('Guard')).not.toBe(guard)
  await journey.end()
})

test('orders beyond the rules are cut at the limit', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await openSituation(page, 'missum', FIELD, ['person', 'recruit'])
  await baseOf(page, 'Blue').first().click()
  await placedBase(page).waitFor()
  await dragBy(drawing(placedBase(page), 'base').nth(5), 0, -300)
  await page.getByText('150 mm of 150 mm').waitFor()
  await allowedBase(page).waitFor()
  await journey.end()
})
