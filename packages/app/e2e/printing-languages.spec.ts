import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { GAMES } from './games.ts'
import { browser } from './shared-browser.ts'

const READERS = [
  { locale: 'es-ES', language: 'es', ability: 'escenografía candente' },
  { locale: 'fr-FR', language: 'fr', ability: 'décor incandescent' },
]

/** How many sheets the page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

describe.each(READERS)('printing in $language', ({ locale, language, ability }) => {
  test.each(GAMES)('the sheet of $title fits on one page', async ({ id }) => {
    const context = await newProfile(browser, { locale })
    const page = await context.newPage()
    await page.goto(`${inject('address')}#/sheet/${id}`)
    await page.locator('.sheet-block').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await sheetsOf(page)).toBe(1)
    await context.close()
  })

  test('cards explain abilities in the language and mark what is still English', async () => {
    const context = await newProfile(browser, { locale })
    const page = await context.newPage()
    await page.goto(`${inject('address')}#/forces`)
    await page
      .locator('.ready-forces summary')
      .and(page.getByLabel(/SphereWars/))
      .first()
      .click()
    await page.locator('.ready-force:visible').first().getByRole('button').click()
    await page.locator('.force-list .entry').first().waitFor()
    await page.locator('a[href$="/cards"]').first().click()
    await page.locator('.print-card').nth(1).waitFor()
    const explained = page.locator(`.print-rules dd[lang=${language}]`)
    expect(await explained.filter({ hasText: ability }).count()).toBeGreaterThan(0)
    expect(await page.locator(`.print-rules dd[lang]:not([lang=${language}]):not([lang=en])`).count()).toBe(0)
    expect(await sheetsOf(page)).toBeGreaterThan(0)
    await context.close()
  })
})
