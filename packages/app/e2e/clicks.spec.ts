import { loadGame } from '@fray/games'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { PlayerKind } from '../src/match/protocol.ts'
import { quickPreset } from '../src/pages/preset-choice.ts'
import { Journey } from './journey.ts'
import { battleFile, loadFile, skirmishFile } from './laid.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** A turn in which each of seven figures goes as far as it can, and the answers to a bot that thinks, with sixteen. */
const MOST_CLICKS = 35

test('a turn of SphereWars with seven figures costs few clicks, and nobody is asked for nothing', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.setViewportSize({ width: 1440, height: 900 })
  await loadFile(page, await skirmishFile('greedy'))
  await journey.waitForDecision()
  const headline = () => page.locator('.status h1').textContent()
  expect(await headline()).toBe('Turn 1')

  const asked: string[] = []
  while ((await headline()) === 'Turn 1') {
    asked.push((await page.locator('.decision h2').textContent()) ?? '')
    const at = await page.locator('.decision').getAttribute('data-at')
    const next = page.locator(`.decision:not([data-at="${at}"]) :is(.options button, .placing)`).first()
    await decide(page)
    const refused = page.locator('.aside-refused')
    await next.or(refused).first().waitFor()
    // Where something stands in the way, a press more chooses from the list.
    if (await refused.isVisible()) {
      asked.push('refused')
      await page.locator('.decision .options button').first().click()
      await next.waitFor()
    }
  }
  expect(asked.filter((words) => /runs: where to/.test(words))).toEqual([])
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_CLICKS)
  await journey.end()
})

/** Games and what their first turn may cost: a legion is chosen and given its orders in each half of a move. */
const TURNS = [
  { game: 'missum', most: 60 },
  { game: 'confrontation', most: 40 },
]

test.each(TURNS)('a turn of $game asks at most $most things, none of them twice in a row', async ({ game, most }) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.setViewportSize({ width: 1440, height: 900 })
  const rules = await loadGame(game)
  const { setup } = quickPreset(rules?.presets ?? []) ?? {}
  const players: PlayerKind[] = ['person', 'random']
  await loadFile(page, await battleFile(game, setup, players, ({ isPreparing }) => !isPreparing, 'greedy'))
  await journey.waitForDecision()
  const asked: string[] = []
  const inSecondTurn = page.locator('.status .track[aria-label^="Step 2 "]')
  await playUntil(page, async () => {
    if (await inSecondTurn.isVisible()) return true
    asked.push((await page.locator('.decision').textContent()) ?? '')
    return false
  })
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  expect(asked.filter((words, i) => words === asked[i - 1])).toEqual([])
  await journey.end()
})

/** How far a figure is dragged, in pixels: about as far as most of them run. */
const FORWARD = 55

/** One press: a figure is dragged forward where one may be, else the first choice is taken. */
async function decide(page: Page): Promise<void> {
  const choosable = page.locator('.figure-choosable[data-drag]').first()
  if (!(await choosable.isVisible())) return page.locator('.decision .options button').first().click()
  const box = await choosable.locator('.base-body').boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - FORWARD, { steps: 3 })
  await page.mouse.up()
}
