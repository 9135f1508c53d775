import { inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { printedCards, readyArmies } from './page/pages.ts'
import { browser } from './shared-browser.ts'

test('the army builder passes axe in both themes', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Army builder' }).click()
  await page.getByRole('button', { name: 'New army: SphereWars', exact: true }).click()
  await page.getByRole('button', { name: 'Add Nirlem', exact: true }).click()
  await page.getByRole('button', { name: 'Add Rodanes', exact: true }).click()
  await page.getByText('the band has 2 leaders').first().waitFor()
  await page
    .getByRole('group')
    .filter({ hasText: /^Artefacts/ })
    .locator('summary')
    .first()
    .click()
  await page
    .getByLabel(/^Abilities and equipment of /)
    .first()
    .click()
  await journey.expectAccessibleInBothThemes()
  await journey.button('Custom units').click()
  await journey.button('New card').click()
  await journey.expectAccessibleInBothThemes()
  await journey.button('As JSON').click()
  await journey.button('Add an example: Ford Warden').click()
  await journey.expectAccessibleInBothThemes()
  await page.keyboard.press('Escape')
  await journey.button('Share').click()
  const link = await page.getByRole('textbox', { name: 'Link to this army' }).inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cards' }).click()
  await printedCards(page).first().waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.goto(link)
  await journey.button('Save to my armies').waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.goTo('/forces')
  await page.getByRole('link', { name: /^Edit / }).waitFor()
  await journey.button('Import').click()
  await journey.button('Import army').waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await readyArmies(page).first().click()
  await journey.expectAccessibleInBothThemes()
  await journey.goTo('/games/spherewars')
  await page.getByText('Choose armies').click()
  await page.getByRole('combobox', { name: 'Your army' }).waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.end()
})

test('the army builder passes axe on a phone, tab by tab', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 390, height: 844 })
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'New army: SphereWars', exact: true }).click()
  for (const tab of ['Problems: 3', 'Add', 'List']) {
    await page.getByRole('tab', { name: tab }).click()
    await journey.expectAccessible()
  }
  await journey.end()
})
