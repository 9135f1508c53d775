import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, readSituation } from '@fray/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openMatch, situationFile } from './match-files.ts'
import { arrangementSlots, confirmButton, decisionPanel, openDecision, piecesIn } from './page/decision.ts'
import { logEntries } from './page/match.ts'
import { dragOnto } from './page/pointer.ts'
import { baseOf, drawing, figureOn, linksInGroup } from './page/table.ts'
import { browser } from './shared-browser.ts'

/** A situation of the documentation, before any of its answers. */
async function openExample(page: Page, name: string): Promise<void> {
  const file = join(import.meta.dirname, `../../../docs/situations/confrontation/${name}.json`)
  await openMatch(page, await situationFile(readSituation(JSON.parse(await readFile(file, 'utf8')) as Json), 0))
  await openDecision(page, 'arrange').waitFor()
}

/** Reads the names in each slot of the panel. */
async function namesInSlots(page: Page): Promise<string[][]> {
  const slots = await arrangementSlots(page).all()
  const texts = await Promise.all(slots.map((slot) => slot.getByRole('listitem').allTextContents()))
  return texts.map((names) => names.map((name) => name.trim()))
}

const BEGINNING = [
  ['Ada', 'Orc 3'],
  ['Ann', 'Orc 1', 'Orc 2'],
]
const ORC_2_WITH_ADA = [
  ['Ada', 'Orc 3', 'Orc 2'],
  ['Ann', 'Orc 1'],
]
const sortNames = (groups: string[][]) => groups.map((group) => group.toSorted())

test('a fray is split on the table by dragging, pressing and keys, and the panel shows the same', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openExample(page, 'fray')
  expect(await namesInSlots(page)).toEqual(BEGINNING)
  // One link between Ada and Orc 3, two between Ann and hers, one that is cut.
  expect(await linksInGroup(page, 1).count()).toBe(1)
  expect(await linksInGroup(page, 2).count()).toBe(2)
  expect(await drawing(page, 'cut link').count()).toBe(1)

  await dragOnto(baseOf(page, 'Orc 2'), baseOf(page, 'Ada'))
  await expect.poll(async () => sortNames(await namesInSlots(page))).toEqual(sortNames(ORC_2_WITH_ADA))
  expect(await linksInGroup(page, 1).count()).toBe(2)

  // Pressed, it is in hand, and the numbers of the other groups stand beside it.
  await figureOn(page, 'Orc 2').click()
  await journey.expectAccessible()
  await page.getByRole('button', { name: 'Orc 2: Combat 2' }).click()
  await expect.poll(async () => sortNames(await namesInSlots(page))).toEqual(sortNames(BEGINNING))

  // An illegal split is refused at once, with the rule, and cannot be confirmed.
  await figureOn(page, 'Ann').focus()
  await page.keyboard.press('1')
  await decisionPanel(page).getByRole('status').getByRole('link').first().waitFor()
  expect(await confirmButton(page).isDisabled()).toBe(true)
  await page.keyboard.press('2')
  await expect.poll(() => confirmButton(page).isDisabled()).toBe(false)
  await confirmButton(page).click()
  await logEntries(page, 'Ann fights 2 opponents').first().waitFor()
  await journey.end()
})

test('combat dice move from attack to defence by a press, and back by a key', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openExample(page, 'duel')
  const [attack, defence] = [piecesIn(page, 'Attack'), piecesIn(page, 'Defence')]
  const counts = async () => ({ attack: await attack.count(), defence: await defence.count() })
  expect(await counts()).toEqual({ attack: 2, defence: 0 })
  await journey.expectAccessible()
  await attack.first().click()
  await expect.poll(counts).toEqual({ attack: 1, defence: 1 })
  // The division that is laid out so is the one marked among those compared.
  await expect
    .poll(() =>
      page.getByRole('region', { name: 'Odds for each split' }).getByRole('button', { pressed: true }).textContent(),
    )
    .toMatch(/1\D+1/)
  await defence.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(counts).toEqual({ attack: 2, defence: 0 })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).toBe('attack 1')
  await page.keyboard.press('2')
  await expect.poll(counts).toEqual({ attack: 1, defence: 1 })
  await confirmButton(page).click()
  await logEntries(page, 'Orc puts 1 die in attack and 1 in defence').first().waitFor()
  await journey.end()
})
