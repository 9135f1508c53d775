import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { browser } from './shared-browser.ts'

test('a card of one’s own is filled in field by field, and the game says at each field what is wrong', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/forces')
  const section = page.locator('.force-game', { hasText: 'Confrontation' })
  await section.locator('.force-game-ways .button:not(.button-main)').first().click()
  await journey.button('Own profiles').click()
  await journey.button('New card').click()
  const use = journey.button('Use them')
  await page.getByRole('textbox', { name: 'Name' }).fill('Bridge Keeper')

  // Whoever has FEAR has no COU: the fault stands at its field, and the card cannot be used so.
  const [cou, fear] = ['COU', 'FEAR'].map((name) => page.getByRole('spinbutton', { name, exact: true }))
  await fear!.fill('6')
  await page.locator('.profile-fault', { hasText: 'either COU or FEAR' }).waitFor()
  expect(await cou!.getAttribute('aria-invalid')).toBe('true')
  expect(await use.isDisabled()).toBe(true)
  await journey.expectAccessible()
  await cou!.fill('')
  await page.locator('.profile-fault').waitFor({ state: 'hidden' })

  // A range weapon is a part of its own; without AIM the fault stands there.
  await page.getByRole('checkbox', { name: 'range weapon' }).check()
  await page.locator('.profile-fault', { hasText: 'needs AIM' }).waitFor()
  await page.getByRole('spinbutton', { name: 'AIM', exact: true }).fill('3')
  await page.locator('.profile-fault').waitFor({ state: 'hidden' })
  await expect.poll(() => use.isEnabled()).toBe(true)
  await use.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Bridge Keeper').first().waitFor()

  // The same card as JSON.
  await journey.button('Own profiles').click()
  await journey.button('As JSON').click()
  expect(await page.getByRole('textbox', { name: 'Profiles in JSON' }).inputValue()).toContain('"own-bridge-keeper"')
  await journey.end()
})
