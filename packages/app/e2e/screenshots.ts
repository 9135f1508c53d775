/** Takes a picture of every page at three widths, light and dark, for a person to look at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { playUntil } from './play.ts'
import { serve } from './serve.ts'

const FOLDER = join(import.meta.dirname, '../../../screenshots')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1600, height: 1000 },
]
const THEMES = ['dark', 'light'] as const

async function visit(browser: Browser, address: string, size: (typeof SIZES)[number], theme: (typeof THEMES)[number]) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${theme}.png`) })
  await page.goto(address)
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  await shoot('1-home')
  await page.getByRole('button', { name: 'About' }).click()
  await shoot('2-about')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).click()
  await page.getByText('At once').waitFor()
  await page.waitForTimeout(300)
  await shoot('3-setup')
  // Two persons who both close in: sooner or later they meet, and there are odds to see.
  await page.getByRole('radiogroup').nth(2).getByText('Person').click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await tableTour(page, shoot)
  await skirmish(page, address, shoot)
  await page.goto(`${address}#/nowhere`)
  await shoot('9-not-found')
  await context.close()
}

async function tableTour(page: Page, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await playUntil(page, async () => page.locator('.placing').isVisible())
  await page.waitForTimeout(300)
  await shoot('4-deploy')
  await playUntil(page, async () => page.getByRole('button', { name: 'Wait' }).isVisible())
  await page.waitForTimeout(300)
  await shoot('5-act')
  await playUntil(page, async () => page.getByRole('slider').isVisible())
  await page.waitForTimeout(400)
  await shoot('6-slide')
  await playUntil(page, async () => {
    if (!(await page.getByRole('slider').isVisible())) return false
    await page.waitForTimeout(350)
    return page.locator('.odds').isVisible()
  })
  await shoot('6-odds')
  await page.locator('.rule-link').first().click()
  await page.locator('.rule').first().waitFor()
  await shoot('7-why')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await playUntil(page, async () => page.locator('.result').isVisible())
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page.waitForTimeout(300)
  await shoot('8-result')
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.waitForTimeout(400)
  await shoot('8-replay')
}

/** SphereWars: choosing sides, deploying, moving, answering the other side, reading the rules. */
async function skirmish(page: Page, address: string, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(`${address}#/games/spherewars`)
  await page.getByRole('radiogroup', { name: 'Your side' }).getByText('Adepts').click()
  await page
    .getByRole('radiogroup', { name: /^Player of Packs/ })
    .getByText('Random bot')
    .click()
  await page.getByText('At once').click()
  await page.waitForTimeout(300)
  await shoot('a-setup')
  await page.getByRole('button', { name: 'To the table' }).click()
  await playUntil(page, async () => page.locator('.ghost .figure-icon').isVisible())
  await page.waitForTimeout(300)
  await shoot('b-deploy')
  await playUntil(page, async () => page.getByRole('button', { name: 'Always pass here' }).isVisible())
  await shoot('c-window')
  await playUntil(page, async () => page.getByRole('button', { name: 'Run', exact: true }).isVisible())
  await shoot('d-act')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.locator('.ghost-allowed').waitFor()
  await shoot('e-run')
  await page.goto(`${address}#/rules/spherewars/SW-SPELL-26`)
  await page.locator('.rule-wanted').waitFor()
  await shoot('f-rules')
  await page.goto(`${address}#/`)
  await page.locator('.kept-match').waitFor()
  await shoot('g-continue')
}

mkdirSync(FOLDER, { recursive: true })
const { address, stop } = await serve()
const browser = await launch()
for (const size of SIZES) for (const theme of THEMES) await visit(browser, address, size, theme)
await browser.close()
await stop()
