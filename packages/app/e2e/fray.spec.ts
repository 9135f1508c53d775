import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, readSituation } from '@fray/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { loadFile, situationFile } from './laid.ts'
import { browser } from './shared-browser.ts'

/** A situation of the documentation, before any of its answers. */
async function openSituation(page: Page, name: string): Promise<void> {
  const file = join(import.meta.dirname, `../../../docs/situations/confrontation/${name}.json`)
  await loadFile(page, await situationFile(readSituation(JSON.parse(await readFile(file, 'utf8')) as Json), 0))
  await page.locator('.decision .arranging').waitFor()
}

/** The names in each slot of the panel. */
function slots(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.arrange-slot')].map((slot) =>
      [...slot.querySelectorAll('.thing')].map((thing) => thing.textContent?.trim() ?? ''),
    ),
  )
}

const figure = (page: Page, name: string) => page.locator(`.figure[aria-label^="${name}"]`)

async function dragOnto(page: Page, dragged: string, onto: string): Promise<void> {
  const middle = async (name: string) => {
    const box = await figure(page, name).locator('.base-body').boundingBox()
    if (!box) throw new Error(`${name} is not to be seen`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [from, to] = [await middle(dragged), await middle(onto)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await page.mouse.up()
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
  await openSituation(page, 'fray')
  expect(await slots(page)).toEqual(BEGINNING)
  // One link between Ada and Orc 3, two between Ann and hers, one that is cut.
  expect(await page.locator('.group-numbers [data-group="1"] .group-link').count()).toBe(1)
  expect(await page.locator('.group-numbers [data-group="2"] .group-link').count()).toBe(2)
  expect(await page.locator('.group-apart').count()).toBe(1)

  await dragOnto(page, 'Orc 2', 'Ada')
  await expect.poll(async () => sortNames(await slots(page))).toEqual(sortNames(ORC_2_WITH_ADA))
  expect(await page.locator('.group-numbers [data-group="1"] .group-link').count()).toBe(2)

  // Pressed, it is in hand, and the numbers of the other groups stand beside it.
  await figure(page, 'Orc 2').click()
  await journey.expectAccessible()
  await page.getByRole('button', { name: 'Orc 2: Combat 2' }).click()
  await expect.poll(async () => sortNames(await slots(page))).toEqual(sortNames(BEGINNING))

  // An illegal split is refused at once, with the rule, and cannot be confirmed.
  await figure(page, 'Ann').focus()
  await page.keyboard.press('1')
  await page.locator('.arranging .verdict-refused').getByRole('link').first().waitFor()
  expect(await page.locator('.arranging > .button-main').isDisabled()).toBe(true)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.arranging > .button-main').isDisabled()).toBe(false)
  await page.locator('.arranging > .button-main').click()
  await page.locator('.log-line', { hasText: 'Ann fights 2 opponents' }).waitFor()
  await journey.end()
})

test('combat dice move from attack to defence by a press, and back by a key', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openSituation(page, 'duel')
  const dice = (slot: string) => page.locator(`[data-slot="${slot}"] .piece-die`)
  const counts = async () => [await dice('attack').count(), await dice('defence').count()]
  expect(await counts()).toEqual([2, 0])
  await journey.expectAccessible()
  await dice('attack').first().click()
  await expect.poll(counts).toEqual([1, 1])
  // The division that is laid out so is the one marked among those compared.
  await expect.poll(() => page.locator('.odds-divisions [aria-pressed="true"]').textContent()).toMatch(/1\D+1/)
  await dice('defence').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(counts).toEqual([2, 0])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).toBe('attack 1')
  await page.keyboard.press('2')
  await expect.poll(counts).toEqual([1, 1])
  await page.locator('.arranging > .button-main').click()
  await page.locator('.log-line', { hasText: 'Orc puts 1 die in attack and 1 in defence' }).waitFor()
  await journey.end()
})
