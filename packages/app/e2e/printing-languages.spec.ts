import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { GAMES } from './games.ts'
import { armyEntries, printedCards, readyArmies } from './page/pages.ts'
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
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await sheetsOf(page)).toBe(1)
    await context.close()
  })

  test('cards explain abilities in the language and mark what is still English', async () => {
    const context = await newProfile(browser, { locale })
    const page = await context.newPage()
    await page.goto(`${inject('address')}#/forces`)
    await readyArmies(page)
      .and(page.getByLabel(/SphereWars/))
      .first()
      .click()
    await page
      .getByRole('button', { name: /^(Usar una copia|Utiliser une copie)/ })
      .first()
      .click()
    await armyEntries(page).first().waitFor()
    await page.locator('a[href$="/cards"]').first().click()
    await printedCards(page).nth(1).waitFor()
    const explained = printedCards(page)
      .getByRole('definition')
      .and(page.locator(`[lang=${language}]`))
    expect(await explained.filter({ hasText: ability }).count()).toBeGreaterThan(0)
    const foreign = page.locator(`[lang]:not([lang=${language}], [lang=en])`)
    expect(await printedCards(page).getByRole('definition').and(foreign).count()).toBe(0)
    expect(await sheetsOf(page)).toBeGreaterThan(0)
    await context.close()
  })
})
