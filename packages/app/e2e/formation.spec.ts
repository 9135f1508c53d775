import type { Json } from '@fray/kernel'
import { expect, inject, test } from 'vitest'
import { dragBy } from './drag.ts'
import { Journey } from './journey.ts'
import { layOut } from './laid.ts'
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
  await layOut(page, 'missum', FIELD, ['person', 'recruit'])
  // Forty bases, one button; a press on any of them chooses the legion.
  expect(await page.getByRole('button', { name: /^Blue/ }).locator('.base-body').count()).toBe(40)
  await page.locator('[data-figure="0"] .base-body').nth(33).click()
  const orders = page.getByRole('list', { name: 'Orders so far' })
  await page.locator('.ghost').waitFor()
  expect(await orders.count()).toBe(0)

  await dragBy(page, '.ghost .base-body >> nth=5', 0, -30)
  await orders.getByText(/^Advance \d+ mm$/).waitFor()
  await dragBy(page, '[data-pivot="left"]', -2, -16)
  await orders.getByText(/^Wheel left, \d+ mm at the outer corner$/).waitFor()
  expect(await orders.getByRole('listitem').count()).toBe(2)
  await expect.poll(() => page.locator('.march-outline').count()).toBe(2)
  await journey.expectAccessible()

  // By keys: take back, advance, face; a button for what has no key at hand.
  await page.locator('.ghost').focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await orders.waitFor({ state: 'hidden' })
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
  await orders.getByText('Advance 15 mm').waitFor()
  await journey.button('Face left').click()
  await orders.getByText('Face left').waitFor()
  await journey.button('Undo the last order').click()
  const asked = await page.locator('.decision').getAttribute('data-at')
  await journey.button('Confirm 15 mm').click()
  await page.locator(`.decision:not([data-at="${asked}"])`).waitFor()
  // It stands fifteen millimetres further up, and may go on from there.
  expect(await page.locator('[data-figure="0"]').getAttribute('style')).toContain('translate(1200px, 885px)')
  // Enter leaves it there, so keyboard players need no button.
  await page.getByRole('heading', { name: 'Where does Blue go?' }).waitFor()
  await page.locator('.ghost').press('Enter')
  await page.getByRole('heading', { name: /^Which of your units moves/ }).waitFor()
  await journey.end()
})

test('one drag selects a legion and marches it, and the next drag the next legion', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await layOut(page, 'missum', FIELD, ['person', 'recruit'])
  const asked = page.locator('.decision h2')
  const place = (figure: number) => page.locator(`[data-figure="${figure}"]`).getAttribute('style')
  const [blue, guard] = [await place(0), await place(1)]
  await dragBy(page, '[data-figure="0"] .base-body >> nth=17', 0, -30)
  await page.locator('.log', { hasText: /Blue/ }).waitFor()
  await expect.poll(() => place(0)).not.toBe(blue)
  // It has movement left, and may be given further orders; who drags another one has done with it.
  expect(await asked.textContent()).toBe('Where does Blue go?')
  await dragBy(page, '[data-figure="1"] .base-body >> nth=3', 0, -30)
  await page.getByRole('heading', { name: 'Where does Guard go?' }).waitFor()
  await expect.poll(() => place(1)).not.toBe(guard)
  await journey.end()
})

test('orders beyond the rules are cut at the limit', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1400, height: 900 })
  const { page } = journey
  await layOut(page, 'missum', FIELD, ['person', 'recruit'])
  await page.locator('[data-figure="0"] .base-body').first().click()
  await page.locator('.ghost').waitFor()
  await dragBy(page, '.ghost .base-body >> nth=5', 0, -300)
  await page.getByText('150 mm of 150 mm').waitFor()
  await page.locator('.ghost-allowed').waitFor()
  await journey.end()
})
