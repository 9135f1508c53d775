import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { loadFile, skirmishFile } from './laid.ts'
import { browser } from './shared-browser.ts'

/** A turn of seven figures, reactions to the enemy's seven to sixteen included. */
const MOST_CLICKS = 35

test('a turn of SphereWars with seven figures costs few clicks, and nobody is asked for nothing', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.setViewportSize({ width: 1440, height: 900 })
  await loadFile(page, await skirmishFile())
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

/** One press: a figure is dragged forward where one may be, else the first choice is taken. */
async function decide(page: Page): Promise<void> {
  const choosable = page.locator('.figure-choosable[data-drag]').first()
  if (!(await choosable.isVisible())) return page.locator('.decision .options button').first().click()
  const box = await choosable.locator('.base-body').boundingBox()
  if (!box) throw new Error('the figure is nowhere')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 3 })
  await page.mouse.up()
}
