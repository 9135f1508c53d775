import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openDecision } from './page/decision.ts'
import { replayControls } from './page/match.ts'
import { rules } from './page/pages.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

test('every page passes axe in both themes', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  await journey.expectAccessible()
  await journey.button('Switch to the Dark theme').click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await journey.expectAccessible()
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).click()
  await page.getByText('Instant').waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.goTo('/')
  await journey.setUp('Standard table')
  await playUntil(page, async () => openDecision(page, 'place').isVisible())
  await journey.expectAccessibleInBothThemes()
  await playUntil(page, async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible())
  await journey.expectAccessibleInBothThemes()
  await playUntil(page, async () => page.getByRole('slider').isVisible())
  await journey.expectAccessibleInBothThemes()
  await journey.button('Rules').click()
  await rules(page).first().waitFor()
  await journey.expectAccessibleInBothThemes()
  await page.keyboard.press('Escape')
  await journey.button('Menu').click()
  await journey.expectAccessibleInBothThemes()
  await page.keyboard.press('Escape')
  await journey.fromMenu('Replay')
  await replayControls(page).waitFor()
  await journey.expectAccessibleInBothThemes()
  await journey.end()
})
