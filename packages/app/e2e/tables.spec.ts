import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { dragBy } from './drag.ts'
import { Journey } from './journey.ts'
import { browser } from './shared-browser.ts'

async function rollTable(): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await page.getByRole('link', { name: 'Table editor' }).click()
  await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'SphereWars', exact: true }) })
  await card.getByLabel('Scenario').selectOption('Eastern Woods')
  await card.getByLabel('Density').selectOption('low')
  await card.getByRole('button', { name: 'Roll a table' }).click()
  await page.locator('.piece').first().waitFor({ state: 'attached' })
  return journey
}

const pieces = (page: Page) => page.locator('.piece').count()

test('a table is generated, edited by pointer and by keys, undone and kept', async () => {
  const journey = await rollTable()
  const { page } = journey
  const before = await pieces(page)
  await page.getByText('Enough for low density').waitFor()
  // The chosen density stays for the next roll.
  expect(await page.getByLabel('Density').inputValue()).toBe('low')

  await journey.button('Add: Deep water').click()
  const form = page.getByRole('region', { name: 'Piece: Deep water' })
  await form.waitFor()
  expect(await pieces(page)).toBe(before + 1)
  const [across, turned, length] = [
    form.getByLabel(/^Across/),
    form.getByLabel(/^Rotation/),
    form.getByLabel(/^Length/),
  ]
  const there = await across.inputValue()
  await dragBy(page, '.piece-chosen', 90, 40)
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('.piece-numbers input')?.value !== value,
    there,
  )
  const long = await length.inputValue()
  await dragBy(page, '[data-handle="size"]', 30, 20)
  await page.waitForFunction(
    (value) => document.querySelectorAll<HTMLInputElement>('.piece-numbers input')[3]?.value !== value,
    long,
  )
  await dragBy(page, '[data-handle="turn"]', 0, 120)
  await page.waitForFunction(
    () => document.querySelectorAll<HTMLInputElement>('.piece-numbers input')[2]?.value !== '0',
  )
  await journey.expectAccessible()

  // Keys alone: move, turn, copy, take away, take back.
  const degrees = Number(await turned.inputValue())
  const chosen = page.locator('.piece-chosen')
  await chosen.focus()
  await page.keyboard.press('e')
  await page.waitForFunction(
    (value) => document.querySelectorAll<HTMLInputElement>('.piece-numbers input')[2]?.value === String(value),
    (degrees + 15) % 360,
  )
  await page.keyboard.press('c')
  await page.waitForFunction((count) => document.querySelectorAll('.piece').length === count, before + 2)
  await page.locator('.piece-chosen').press('Delete')
  await page.waitForFunction((count) => document.querySelectorAll('.piece').length === count, before + 1)
  await page.keyboard.press('Control+z')
  await page.waitForFunction((count) => document.querySelectorAll('.piece').length === count, before + 2)
  await journey.button('Redo').click()
  await page.waitForFunction((count) => document.querySelectorAll('.piece').length === count, before + 1)

  await page.getByRole('textbox', { name: 'Name' }).last().fill('The ford')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^The ford/ }).waitFor()
  await page.getByText('Saved in this browser.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /^The ford/ }).waitFor()
  await expect.poll(() => pieces(page)).toBe(before + 1)
  await journey.goTo('/tables')
  await page.getByRole('link', { name: 'Edit The ford' }).waitFor()
  await journey.expectAccessible()
  await journey.end()
})

test('a piece in an illegal place says why, not by its outline alone', async () => {
  const journey = await rollTable()
  const { page } = journey
  await journey.button('Add: Deep water').click()
  const across = page.getByRole('region', { name: 'Piece: Deep water' }).getByLabel(/^Across/)
  await across.fill('0')
  await across.press('Enter')
  await page.locator('.piece-faulty').first().waitFor()
  const told = page.locator('.table-fault', { hasText: /Deep water/ }).first()
  expect((await told.textContent())?.length).toBeGreaterThan('Deep water'.length + 10)
  // Screen readers hear the fault with the piece.
  expect(await page.locator('.piece-faulty').first().getAttribute('aria-label')).toMatch(/Deep water.+\w{4}/)
  await journey.end()
})

test('a table is shared by a link and used in a match', async () => {
  const journey = await rollTable()
  const { page } = journey
  const count = await pieces(page)
  await journey.button('Share').click()
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  await journey.expectAccessible()

  const other = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  await other.page.goto(link)
  // Looked at, it is nobody's yet: it is kept when one says so.
  await other.page.getByText('A table shared with you').waitFor()
  await other.goTo('/tables')
  expect(await other.page.locator('.table-tile').count()).toBe(0)
  await other.page.goto('about:blank')
  await other.page.goto(link)
  await other.button('Save to my tables').click()
  await expect.poll(() => pieces(other.page)).toBe(count)
  await other.page.getByRole('link', { name: 'Play on this table' }).click()
  await other.page
    .locator('.setup-preview .scenery > g')
    .nth(count - 1)
    .waitFor()
  await other.expectAccessible()
  await other.button('Start match').click()
  await other.page.locator('.decision h2').waitFor()
  expect(await other.page.locator('.board .scenery > g').count()).toBeGreaterThanOrEqual(count)
  await other.end()
  await journey.end()
})

test('a broken table link says so', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  await journey.goTo('/tables/shared/nonsense')
  await journey.page.getByRole('heading', { name: 'This table can’t be opened' }).waitFor()
  await journey.page.getByRole('alert').getByText(/link/).waitFor()
  await journey.end()
})

test('ground left to the dice is shown by an example before the match, labelled as one', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  const preview = page.getByRole('img', { name: 'Preview of the battlefield' })
  const note = page.getByText('Example: the terrain is rolled when the match begins.')
  await page.getByRole('link', { name: 'SphereWars', exact: true }).click()
  await note.waitFor()
  await preview.locator('.scenery > *').nth(3).waitFor({ state: 'attached' })
  await journey.expectAccessible()

  await journey.goTo('/games/missum')
  await preview.locator('.scenery > *').first().waitFor()
  expect(await note.count()).toBe(0)
  await journey.end()
})
