import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { explanation } from './page/match.ts'
import { browser } from './shared-browser.ts'

test('a custom card is filled in field by field, with faults shown at each field', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'Random army: Confrontation' }).click()
  await journey.button('Custom units').click()
  await journey.button('New card').click()
  const use = journey.button('Apply')
  await page.getByRole('textbox', { name: 'Name' }).fill('Bridge Keeper')

  // FEAR and COU exclude each other: the fault stands at its field and the card cannot be applied.
  const [cou, fear] = ['COU', 'FEAR'].map((name) => page.getByRole('spinbutton', { name, exact: true }))
  await fear!.fill('6')
  await page.getByText('either COU or FEAR').first().waitFor()
  expect(await cou!.getAttribute('aria-invalid')).toBe('true')
  expect(await use.isDisabled()).toBe(true)
  await journey.expectAccessible()
  await cou!.fill('')
  await page.getByText('either COU or FEAR').waitFor({ state: 'hidden' })

  // A range weapon is a part of its own; without AIM the fault stands there.
  await page.getByRole('checkbox', { name: 'range weapon' }).check()
  await page.getByText('needs AIM').first().waitFor()
  await page.getByRole('spinbutton', { name: 'AIM', exact: true }).fill('3')
  await page.getByText('needs AIM').waitFor({ state: 'hidden' })
  await expect.poll(() => use.isEnabled()).toBe(true)
  await use.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Bridge Keeper').first().waitFor()

  // The same card as JSON.
  await journey.button('Custom units').click()
  await journey.button('As JSON').click()
  expect(await page.getByRole('textbox', { name: 'Custom units in JSON' }).inputValue()).toContain(
    '"own-bridge-keeper"',
  )
  await journey.end()
})

test('a custom card shows its pictures, names its steps and explains values at their field', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'Random army: SphereWars', exact: true }).click()
  await journey.button('Custom units').click()
  await journey.button('New card').click()
  await page.getByLabel('Height').selectOption('huge')
  await page.getByLabel('Fear').selectOption('terrifying')
  await page.getByRole('radio', { name: 'wolverine claws' }).check({ force: true })
  const drawn = page.getByTitle('wolverine claws').locator('path')
  await expect.poll(async () => (await drawn.getAttribute('d'))?.length).toBeGreaterThan(100)
  await page.getByRole('spinbutton', { name: 'FUR' }).focus()
  await explanation(page).getByText('Fury: dice for deeds.').waitFor()
  await journey.expectAccessible()
  // An item may be typed by its name.
  const armour = page.getByRole('combobox', { name: 'Armour' })
  await armour.fill('shield')
  await armour.press('Enter')
  await journey.button('Remove Shield').waitFor()
  await journey.button('As JSON').click()
  const written = JSON.parse(await page.getByRole('textbox', { name: 'Custom units in JSON' }).inputValue())
  expect(written[0]).toMatchObject({ height: 4, fear: 3, icon: 'wolverine-claws' })
  await journey.end()
})
