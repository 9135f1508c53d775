import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { serveApp } from '../../../scripts/serve/serve-app.ts'
import { begin, GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { rules } from './page/pages.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

test('after the first load everything works offline', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1280, height: 860 }, 'allow')
  const { page } = journey
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  // The app asks in vain for a server with online play.
  journey.allowErrors(/ERR_INTERNET_DISCONNECTED .*\/api\/server$/)
  await page.reload()
  for (const game of GAMES) {
    await journey.goTo('/')
    await begin(page, game, ['Human', 'Recruit'])
    await playUntil(page, async () => (await journey.steps()) >= 4)
    const steps = await journey.steps()
    await page.reload()
    await journey.waitForDecision()
    expect(await journey.steps()).toBe(steps)
    await journey.button('Rules').click()
    await rules(page).first().waitFor()
  }
  await journey.end()
})

test('a new version waits for the player and keeps the match', async () => {
  // A copy of the app, which others play at the same time.
  const folder = await mkdtemp(join(tmpdir(), 'fray-app-'))
  await cp(inject('folder'), folder, { recursive: true })
  const { address, stop } = await serveApp(folder, { port: 0 })
  const journey = await Journey.begin(browser, address, { width: 1280, height: 860 }, 'allow')
  const { page } = journey
  await journey.setUp('Standard table')
  await playUntil(page, async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible())
  await page.evaluate(() => navigator.serviceWorker.ready)
  // From the second load on the page comes from what was kept.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await journey.waitForDecision()
  const answers = await journey.answers()
  await appendFile(join(folder, 'sw.js'), '\n// a new version\n')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByText('A new version of Fray is available.').waitFor()
  await journey.expectAccessible()
  await journey.button('Later').click()
  await page.getByText('A new version of Fray is available.').waitFor({ state: 'hidden' })
  await page.reload()
  await journey.waitForDecision()
  await Promise.all([page.waitForEvent('load'), journey.button('Update now').click()])
  await journey.waitForDecision()
  expect(await journey.answers()).toBe(answers)
  await journey.end()
  await stop()
  await rm(folder, { recursive: true })
})

test('the app can be installed', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Fray', display: 'standalone' })
  for (const { src } of manifest.icons as { src: string }[]) {
    expect((await page.request.get(new URL(src, inject('address')).href)).status()).toBe(200)
  }
  await journey.end()
})
