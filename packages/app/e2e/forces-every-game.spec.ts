import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { sides } from './page/match.ts'
import { armyEntries, printedCards } from './page/pages.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Army name' })

/** How many sheets the page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.each(['SphereWars', 'SphereWars: the Manuscript', 'Missúm!'])(
  'a list of %s is built, shared, printed and used in a match',
  async (game) => {
    const journey = await Journey.begin(browser, inject('address'))
    const { page } = journey
    await journey.goTo('/forces')
    await page.getByRole('button', { name: `New army: ${game}`, exact: true }).click()
    await name(page).waitFor()
    await page.getByRole('button', { name: /^Add / }).first().click()
    await armyEntries(page).first().waitFor()
    // Chance fills up what is still missing, so that the rules allow it.
    await journey.button('Random list').click()
    await armyEntries(page).nth(1).waitFor()
    await page.getByText('No problems').waitFor()
    const built = await armyEntries(page).count()
    await name(page).fill('Host of the Ford')
    await name(page).press('Enter')

    await page.getByRole('link', { name: 'Cards' }).click()
    await printedCards(page).nth(1).waitFor()
    expect(await sheetsOf(page)).toBeGreaterThan(0)
    // Paper has no links: rules that others name are told by their titles.
    expect(await printedCards(page).allTextContents()).not.toContainEqual(expect.stringMatching(/[A-Z]{2}-[A-Z]+-\d/))
    await page.getByText('Names only').click()
    expect(await sheetsOf(page)).toBeLessThan(5)
    await page.getByRole('link', { name: 'Back to the list' }).click()

    await journey.button('Share').click()
    const link = await page.getByRole('textbox', { name: 'Link to this army' }).inputValue()
    await page.keyboard.press('Escape')
    await page.goto(link)
    await page.getByRole('heading', { name: 'Host of the Ford' }).waitFor()
    await journey.button('Save to my armies').click()
    await armyEntries(page).first().waitFor()
    expect(await armyEntries(page).count()).toBe(built)

    await page.getByRole('link', { name: 'Play' }).click()
    await page.getByText('Instant').click()
    const start = page.getByRole('button', { name: 'Start match' }).and(page.locator(':enabled'))
    await start.click()
    await playUntil(page, async () => (await journey.answers()) >= 4)
    await journey.end()
  },
)

test('three players fight with chosen forces: two against one with two bands', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/games/spherewars')
  await page.getByText('Choose armies').click()
  await page.getByRole('radiogroup', { name: 'Line-up' }).getByText('Three players').click()
  for (const [force, band] of [
    ['Your army', 'alliance'],
    ['Enemy army 1', 'urueh'],
    ['Your ally’s army', 'scions'],
    ['Enemy army 2', 'adepts'],
  ] as const) {
    await page.getByRole('combobox', { name: force, exact: true }).selectOption(`ready:${band}-scout`)
  }
  const seats = page.getByRole('radiogroup', { name: /^Player for/ })
  await seats.nth(2).waitFor()
  expect(await seats.count()).toBe(3)
  for (const seat of [1, 2]) await seats.nth(seat).getByText('Recruit').click()
  await page.getByText('Instant').click()
  await journey.expectAccessible()
  await page.getByRole('button', { name: 'Start match' }).and(page.locator(':enabled')).click()
  await journey.waitForDecision()
  expect(await sides(page).count()).toBe(3)
  await playUntil(page, async () => (await journey.answers()) >= 12)
  await journey.end()
})

test('custom troops of Missúm! are offered, and their faults are reported by field', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'New army: Missúm!', exact: true }).click()
  await journey.button('Custom units').click()
  await journey.button('As JSON').click()
  await journey.button('Add an example: River Guard').click()
  const json = page.getByRole('textbox', { name: 'Custom units in JSON' })
  const example = await json.inputValue()
  await json.fill(example.replace('"longSpear"', '"lightsabre"'))
  await journey.button('Apply').click()
  await page.getByRole('alert').getByText('profiles[0].weapons[0]: "lightsabre"').waitFor()
  await json.fill(example)
  await journey.button('Apply').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Add River Guard', exact: true }).click()
  await page.getByRole('region', { name: 'List' }).getByRole('article', { name: 'River Guard 1' }).waitFor()
  await journey.end()
})
