import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { newProfile } from './browser.ts'
import { Journey } from './journey.ts'
import { armies, readyArmies, rules } from './page/pages.ts'
import { browser } from './shared-browser.ts'

/** What fails to load, where, and what is to be seen there once it does. */
const loads: [what: string, file: RegExp, path: string, seen: (page: Page) => ReturnType<Page['locator']>][] = [
  ['the rules of a game', /\/reference-.*\.js/, '/rules/spheres-of-war', (page) => rules(page).first()],
  ['a page', /\/RulesPage-.*\.js/, '/rules/spheres-of-war', (page) => rules(page).first()],
  ['the games', /\/game-(?!drawings).*\.js/, '/games/spheres-of-war', (page) => armies(page)],
  ['forces', /\/forces-.*\.js/, '/forces', (page) => readyArmies(page).nth(2)],
]

describe('a failed load is reported and retried on demand', () => {
  test.each(loads)('%s', async (_, file, path, seen) => {
    const context = await newProfile(browser)
    const page = await context.newPage()
    let failures = 0
    await context.route(file, (route) => {
      failures++
      return route.abort()
    })
    await page.goto(`${inject('address')}#${path}`)
    await page.getByRole('alert').getByText('Part of Fray could not be loaded.').waitFor()
    expect(failures).toBeGreaterThan(0)
    expect(await seen(page).isVisible()).toBe(false)
    await context.unroute(file)
    await page.getByRole('button', { name: 'Try again' }).click()
    await seen(page).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  test('a language that fails to load leaves the page in English and says so', async () => {
    const context = await newProfile(browser, { locale: 'es-ES' })
    const page = await context.newPage()
    await context.route(/\/es-.*\.js/, (route) => route.abort())
    await page.goto(inject('address'))
    await page.getByText('Part of Fray could not be loaded.').waitFor()
    await page.getByRole('heading', { name: 'Choose a game' }).waitFor()
    await context.unroute(/\/es-.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Elige un juego' }).waitFor()
    await context.close()
  })
})

test('the notice of a failed load is accessible', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor()
  await page.context().route(/\/RulesPage-.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: 'Rules of Missúm!' }).click()
  await journey.button('Try again').waitFor()
  await journey.expectAccessible()
  await journey.page.context().close()
})
