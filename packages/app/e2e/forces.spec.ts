import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { armies, openFile, printedCards } from './page/pages.ts'
import { browser } from './shared-browser.ts'

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Army name' })
const list = (page: Page): Locator => page.getByRole('region', { name: 'List' })
const entry = (page: Page, who: string): Locator => list(page).getByRole('article', { name: who, exact: true })

/** Opens a new army of a game in the builder. */
async function newForce(game = 'SphereWars', size?: { width: number; height: number }): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'), size)
  const { page } = journey
  await page.getByRole('link', { name: 'Army builder' }).click()
  await page.getByRole('button', { name: `New army: ${game}`, exact: true }).click()
  await name(page).waitFor()
  return journey
}

async function add(page: Page, ...who: readonly string[]): Promise<void> {
  for (const entryName of who) await page.getByRole('button', { name: `Add ${entryName}`, exact: true }).click()
}

/** Lets the fastest bot play the other side. */
async function againstRecruit(page: Page): Promise<void> {
  await page
    .getByRole('radiogroup', { name: /^Player for/ })
    .nth(1)
    .getByText('Recruit')
    .click()
  await page.getByText('Instant').click()
}

/** A small legal band. */
async function legalBand(journey: Journey): Promise<void> {
  const { page } = journey
  await add(page, 'Rodanes', 'Lookout', 'Near Heart')
  await page.getByText('No problems').waitFor()
}

test('a faulty list is explained, fixed by one click, shared by link and kept by its receiver', async () => {
  const journey = await newForce()
  const { page } = journey
  await add(page, 'Nirlem', 'Rodanes', 'Lookout', 'Near Heart')
  const faults = page.getByRole('region', { name: 'Problems' })
  await faults.getByText('the band has 2 leaders').waitFor()
  await faults.getByRole('link', { name: 'SW-BAND-02' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'SW-BAND-02' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await journey.button('Play').isDisabled()).toBe(true)

  await faults.getByRole('button', { name: 'Keep Rodanes, remove the others' }).click()
  await faults.getByText('No problems').waitFor()
  expect(await entry(page, 'Nirlem').count()).toBe(0)
  await entry(page, 'Rodanes').waitFor()

  await name(page).fill('Patrol of the Ford')
  await name(page).press('Enter')
  await journey.button('Share').click()
  const link = page.getByRole('textbox', { name: 'Link to this army' })
  await link.waitFor()
  const address = await link.inputValue()
  expect(address).toMatch(/#\/forces\/shared\/[\w-]+$/)
  await journey.end()

  const other = await Journey.begin(browser, inject('address'))
  await other.page.goto(address)
  await other.page.getByRole('heading', { name: 'Patrol of the Ford' }).waitFor()
  await other.page.getByRole('heading', { name: 'Near Heart' }).waitFor()
  await other.button('Save to my armies').click()
  await name(other.page).waitFor()
  expect(await name(other.page).inputValue()).toBe('Patrol of the Ford')
  await entry(other.page, 'Lookout').waitFor()
  await other.page.reload()
  await entry(other.page, 'Lookout').waitFor()
  await other.end()
})

describe('a broken link', () => {
  test.each([
    ['cut off', (address: string) => address.slice(0, -20), /cut off/],
    ['of something else', (address: string) => address.replace(/shared\/.*/, 'shared/S6xUKEktLgEA'), /JSON|link/],
  ])('(%s) says so and changes nothing', async (_what, spoil, says) => {
    const journey = await newForce()
    await journey.button('Share').click()
    const address = await journey.page.getByRole('textbox', { name: 'Link to this army' }).inputValue()
    await journey.page.goto(spoil(address))
    await journey.page.getByRole('heading', { name: 'This link contains no army' }).waitFor()
    expect(await journey.page.getByRole('alert').textContent()).toMatch(says)
    await journey.goTo('/forces')
    await journey.page.getByRole('link', { name: 'Alliance, 500 points', exact: true }).waitFor()
    await journey.end()
  })
})

test('a match begins with a custom force against a random one', async () => {
  const journey = await newForce()
  const { page } = journey
  await legalBand(journey)
  await page.getByRole('link', { name: 'Play' }).click()
  const own = page.getByRole('combobox', { name: 'Your army' })
  await own.waitFor()
  expect(await own.locator('option:checked').textContent()).toMatch(/^Alliance, 500 points \(\d+ of 500 points\)$/)
  await armies(page).getByText('Rodanes').waitFor()

  // Armies that cannot meet are refused with the reason.
  const other = page.getByRole('combobox', { name: 'Enemy army' })
  await other.selectOption({ label: "The book's epic band (1000 of 1000 points)" })
  expect(await page.getByRole('alert').textContent()).toMatch(/seats\[0\].*needs at least 2/s)
  expect(await journey.button('Start match').isDisabled()).toBe(true)
  await other.selectOption({ label: 'Random, same size' })
  await page.getByRole('alert').waitFor({ state: 'hidden' })
  await againstRecruit(page)
  await journey.button('Start match').click()
  await journey.waitForDecision()
  await journey.goTo('/')
  await page.getByRole('link', { name: /Continue your match/ }).waitFor()
  await journey.end()
})

test('a list is built by search, filters, numbers and options, and every change can be undone', async () => {
  const journey = await newForce()
  const { page } = journey
  await page.locator('body').press('/')
  await page.keyboard.type('expert combatant')
  await page.getByRole('button', { name: 'Add Lookout', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Add Nirlem', exact: true }).waitFor()
  await journey.button('Clear search').click()
  await page.getByRole('group', { name: 'Rank' }).getByRole('button', { name: 'Regular' }).click()
  await page.getByRole('group', { name: 'Role' }).getByRole('button', { name: 'Shooter' }).click()
  await page.getByText('1 entry', { exact: true }).waitFor()
  await add(page, 'Lookout')
  await entry(page, 'Lookout').getByRole('button', { name: 'More: How many: Lookout' }).click()
  await page.getByRole('status').filter({ hasText: 'How many changed. 66 of 500 points' }).waitFor()
  await entry(page, 'Lookout').getByRole('button', { name: 'Cost of Lookout: 66' }).click()
  await page.getByRole('dialog').getByText('+66').waitFor()
  await page.keyboard.press('Escape')
  await journey.button('Clear search').click()
  await add(page, 'Nirlem')

  // Artefacts that a hero cannot carry say why.
  const artefacts = entry(page, 'Nirlem')
    .getByRole('group')
    .filter({ hasText: /Artefacts, \d of 1 AP/ })
  await artefacts.locator('summary').click()
  const barred = artefacts.getByRole('checkbox', { name: /^Rune of Doubt/ })
  expect(await barred.isDisabled()).toBe(true)
  await artefacts.getByText('If chosen: the artefacts of Nirlem cost 2 AP; the limit is 1').first().waitFor()
  await artefacts.getByRole('checkbox', { name: /^Rune of the Skilful/ }).uncheck()
  await page.getByText('Nirlem uses 0 AP but must use at least 1').first().waitFor()
  await artefacts.getByRole('checkbox', { name: /^Rune of Doubt/ }).check()
  await page.getByText('Artefacts, 1 of 1 AP').waitFor()
  await entry(page, 'Nirlem').getByRole('combobox', { name: 'Weapon' }).selectOption({ label: 'Long (+8 points)' })
  await page.getByText('233 of 500 points').first().waitFor()

  await list(page).focus()
  await page.keyboard.press('Control+z')
  await page.getByText('239 of 500 points').first().waitFor()
  for (let i = 0; i < 5; i++) await journey.button('Undo').click()
  await entry(page, 'Lookout').waitFor({ state: 'hidden' })
  await journey.button('Redo').click()
  await entry(page, 'Lookout').waitFor()
  await journey.button('Random list').click()
  await page.getByText('No problems').waitFor()
  await journey.end()
})

test('cards print on A4 and Letter paper with the rule texts', async () => {
  const journey = await newForce()
  const { page } = journey
  await legalBand(journey)
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('heading', { name: 'Rodanes, Metal Arm' }).waitFor()
  expect(await printedCards(page).filter({ hasText: 'Rodanes' }).last().textContent()).toMatch(
    /Strategist.*strategic roll/,
  )
  await page.emulateMedia({ media: 'print' })
  expect(await journey.button('Print').isVisible()).toBe(false)
  expect(await sheetsOf(page)).toEqual({ pages: expect.any(Number), width: 595, height: 842 })
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('US Letter').click()
  await page.getByText('Names only').click()
  await page.emulateMedia({ media: 'print' })
  expect(await sheetsOf(page)).toEqual({ pages: 1, width: 612, height: 792 })
  await journey.end()
})

/** Counts the printed pages and gets their size in points. */
async function sheetsOf(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? []
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  return { pages, width: Math.round(Number(width)), height: Math.round(Number(height)) }
}

test('forces are renamed, duplicated, exported, imported, deleted and restored', async () => {
  const journey = await newForce()
  const { page } = journey
  await legalBand(journey)
  await journey.goTo('/forces')
  await journey.button('Rename Alliance, 500 points').click()
  await page.getByRole('textbox', { name: 'Army name' }).fill('Ford Watch')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ford Watch', exact: true }).waitFor()
  await journey.button('Duplicate Ford Watch').click()
  await page.getByRole('link', { name: 'Ford Watch (copy)', exact: true }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    journey.button('Export Ford Watch').first().click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  await journey.button('Delete Ford Watch (copy)').click()
  await page.getByText('Ford Watch (copy) was deleted.').waitFor()
  await page.getByRole('link', { name: 'Ford Watch (copy)', exact: true }).waitFor({ state: 'hidden' })
  await journey.button('Restore').click()
  await page.getByRole('link', { name: 'Ford Watch (copy)', exact: true }).waitFor()

  const search = page.getByRole('searchbox', { name: 'Search my armies' })
  await search.fill('spherewars COPY')
  await page.getByRole('link', { name: 'Ford Watch', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Ford Watch (copy)', exact: true }).waitFor()
  await search.fill('nobody')
  await page.getByText('No armies match your search.').waitFor()
  await search.fill('')
  await page.getByRole('link', { name: 'Ford Watch', exact: true }).waitFor()

  // An error names the field, and nothing is imported.
  await journey.button('Import').click()
  const json = page.getByRole('textbox', { name: 'Or paste JSON here' })
  await json.fill(file.replace('"points": 500', '"points": "many"'))
  await journey.button('Import army').click()
  await page.getByRole('alert').getByText('points').waitFor()
  await json.fill(file.replace('Ford Watch', 'Far Watch'))
  await journey.button('Import army').click()
  await name(page).waitFor()
  expect(await name(page).inputValue()).toMatch(/^Far Watch/)
  await journey.goTo('/forces')
  await page.getByRole('link', { name: /^Far Watch/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Edit (Ford|Far) Watch/ }).count()).toBe(3)

  // The button that loads matches also accepts armies.
  await journey.goTo('/')
  await openFile(page, 'force.json', file.replace('Ford Watch', 'Near Watch'))
  await name(page).waitFor()
  expect(await name(page).inputValue()).toMatch(/^Near Watch/)
  await journey.end()
})

test('custom profiles are checked by field, appear in the catalogue and are marked', async () => {
  const journey = await newForce()
  const { page } = journey
  await journey.button('Custom units').click()
  await journey.button('As JSON').click()
  await journey.button('Add an example: Ford Warden').click()
  const json = page.getByRole('textbox', { name: 'Custom units in JSON' })
  const example = await json.inputValue()
  await json.fill(example.replace('"dex": 3', '"dex": "quick"').replace('"long"', '"lightsabre"'))
  await journey.button('Apply').click()
  const alert = page.getByRole('alert')
  await alert.getByText('profiles[0].dex').waitFor()
  expect(await alert.textContent()).toMatch(/profiles\[0\]\.weapons\[0\]: "lightsabre" is not a known weapon/)
  await json.fill(example)
  await journey.button('Add an example: Ford Watch').click()
  await json.fill((await json.inputValue()).replace('"count": 2', '"count": 0'))
  await journey.button('Apply').click()
  await alert.getByText('profiles[1].members[0].count').waitFor()
  await json.fill((await json.inputValue()).replace('"count": 0', '"count": 2'))
  await journey.button('Apply').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await add(page, 'Rodanes', 'Lookout', 'Ford Warden', 'Ford Watch')
  await page.getByText('No problems').waitFor()
  await entry(page, 'Ford Warden')
    .getByRole('img', { name: /home-made/ })
    .waitFor()
  await page.getByRole('link', { name: 'Play' }).click()
  await armies(page).getByText('Ford Warden').waitFor()
  await armies(page).getByText('Lantern Bearer').waitFor()
  await againstRecruit(page)
  await journey.button('Start match').click()
  await journey.waitForDecision()
  await journey.end()
})

test('on a phone the list, the catalogue and the faults are behind tabs', async () => {
  const journey = await newForce('SphereWars: the Manuscript', { width: 390, height: 844 })
  const { page } = journey
  await page.getByRole('tab', { name: 'Problems: 1' }).click()
  await page.getByRole('button', { name: /^Add Rodanes/ }).click()
  await page.getByText('No problems').waitFor()
  await page.getByRole('tab', { name: 'Add' }).click()
  await add(page, 'Lookout')
  await page.getByRole('tab', { name: 'List' }).click()
  await entry(page, 'Lookout').waitFor()
  await entry(page, 'Rodanes').getByRole('button', { name: 'Remove Rodanes' }).click()
  await entry(page, 'Rodanes').waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'Problems: 1' }).waitFor()
  await journey.end()
})

test('an unknown force says so', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  for (const path of ['/forces/spherewars/nobody', '/forces/spherewars/nobody/cards']) {
    await journey.goTo(path)
    await journey.page.getByRole('heading', { name: 'Army not found' }).waitFor()
  }
  await journey.goTo('/forces/chess/nobody')
  await journey.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await journey.end()
})

test('an item that may be bought several times is bought again by a click and removed one by one', async () => {
  const journey = await newForce('Confrontation')
  const { page } = journey
  await add(page, 'Agonn the Ardent')
  const agonn = entry(page, 'Agonn the Ardent')
  await agonn.locator('summary', { hasText: 'Artefacts' }).click()
  const potion = 'Minor potion of strength'
  await agonn.getByRole('checkbox', { name: potion }).check()
  await agonn.getByRole('button', { name: `More: ${potion}` }).click()
  await agonn.locator('summary', { hasText: `${potion} × 2` }).waitFor()
  await agonn.getByRole('button', { name: `Fewer: ${potion}` }).click()
  await agonn.locator('summary', { hasText: `${potion} × 2` }).waitFor({ state: 'hidden' })
  expect(await agonn.getByRole('checkbox', { name: potion }).isChecked()).toBe(true)
  await journey.end()
})
