import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { question } from './page/decision.ts'
import { terrainPieces } from './page/pages.ts'
import { dragBy } from './page/pointer.ts'
import { drawing, table } from './page/table.ts'
import { browser } from './shared-browser.ts'

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the battlefield' })

async function rollTable(): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  const { page } = journey
  await page.getByRole('link', { name: 'Table editor' }).click()
  await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'SphereWars', exact: true }) })
  await card.getByLabel('Scenario').selectOption('Eastern Woods')
  await card.getByLabel('Density').selectOption('low')
  await card.getByRole('button', { name: 'Roll a table' }).click()
  await terrainPieces(page).first().waitFor({ state: 'attached' })
  return journey
}

test('a table is generated, edited by pointer and by keys, undone and kept', async () => {
  const journey = await rollTable()
  const { page } = journey
  const before = await terrainPieces(page).count()
  await page.getByText('Enough for low density').waitFor()
  // The chosen density stays for the next roll.
  expect(await page.getByLabel('Density').inputValue()).toBe('low')

  await journey.button('Add: Deep water').click()
  const form = page.getByRole('region', { name: 'Piece: Deep water' })
  await form.waitFor()
  expect(await terrainPieces(page).count()).toBe(before + 1)
  const [across, turned, length] = [
    form.getByLabel(/^Across/),
    form.getByLabel(/^Rotation/),
    form.getByLabel(/^Length/),
  ]
  const there = await across.inputValue()
  const chosen = terrainPieces(page, { pressed: true })
  await dragBy(chosen, 90, 40)
  await expect.poll(() => across.inputValue()).not.toBe(there)
  const long = await length.inputValue()
  await dragBy(drawing(page, 'size handle'), 30, 20)
  await expect.poll(() => length.inputValue()).not.toBe(long)
  await dragBy(drawing(page, 'turn handle'), 0, 120)
  await expect.poll(() => turned.inputValue()).not.toBe('0')
  await journey.expectAccessible()

  // Keys alone: move, turn, copy, take away, take back.
  const degrees = Number(await turned.inputValue())
  await chosen.focus()
  await page.keyboard.press('e')
  await expect.poll(() => turned.inputValue()).toBe(String((degrees + 15) % 360))
  await page.keyboard.press('c')
  await expect.poll(() => terrainPieces(page).count()).toBe(before + 2)
  await chosen.press('Delete')
  await expect.poll(() => terrainPieces(page).count()).toBe(before + 1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => terrainPieces(page).count()).toBe(before + 2)
  await journey.button('Redo').click()
  await expect.poll(() => terrainPieces(page).count()).toBe(before + 1)

  await page.getByRole('textbox', { name: 'Name' }).last().fill('The ford')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^The ford/ }).waitFor()
  await page.getByText('Saved in this browser.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /^The ford/ }).waitFor()
  await expect.poll(() => terrainPieces(page).count()).toBe(before + 1)
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
  // Screen readers hear the fault with the piece.
  await page
    .getByRole('button', { name: /^Deep water at .* · .*\w{4}/ })
    .first()
    .waitFor()
  const told = page
    .getByRole('paragraph')
    .filter({ hasText: /Deep water/ })
    .first()
  expect((await told.textContent())?.length).toBeGreaterThan('Deep water'.length + 10)
  await journey.end()
})

test('a table is shared by a link and used in a match', async () => {
  const journey = await rollTable()
  const { page } = journey
  const count = await terrainPieces(page).count()
  await journey.button('Share').click()
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  await journey.expectAccessible()

  const other = await Journey.begin(browser, inject('address'), { width: 1280, height: 900 })
  await other.page.goto(link)
  // Looked at, it is nobody's yet: it is kept when one says so.
  await other.page.getByText('A table shared with you').waitFor()
  await other.goTo('/tables')
  expect(await other.page.getByRole('link', { name: /^Edit / }).count()).toBe(0)
  await other.page.goto('about:blank')
  await other.page.goto(link)
  await other.button('Save to my tables').click()
  await expect.poll(() => terrainPieces(other.page).count()).toBe(count)
  await other.page.getByRole('link', { name: 'Play on this table' }).click()
  await drawing(preview(other.page), 'terrain')
    .nth(count - 1)
    .waitFor()
  await other.expectAccessible()
  await other.button('Start match').click()
  await question(other.page).waitFor()
  expect(await drawing(table(other.page), 'terrain').count()).toBeGreaterThanOrEqual(count)
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
  const note = page.getByText('Example: the terrain is rolled when the match begins.')
  await page.getByRole('link', { name: 'SphereWars', exact: true }).click()
  await note.waitFor()
  await drawing(preview(page), 'terrain').nth(3).waitFor({ state: 'attached' })
  await journey.expectAccessible()

  await journey.goTo('/games/missum')
  await drawing(preview(page), 'terrain').first().waitFor()
  expect(await note.count()).toBe(0)
  await journey.end()
})
