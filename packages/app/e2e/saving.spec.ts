import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { openDecision, question } from './page/decision.ts'
import { openFile, savedMatches, showSavedMatches } from './page/pages.ts'
import { figures } from './page/table.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'
import { replaceStoredMatch, type StoredMatch, storedMatches } from './stored-matches.ts'

/** A match that was played to its end by the rules of today. */
const FINISHED = new URL('../../games/spheres-of-war/golden/spheres-of-war-1.json', import.meta.url)

const acting = (page: Page) => async () => page.getByRole('button', { name: 'Wait', exact: true }).isVisible()

async function atTheTable(): Promise<Journey> {
  const journey = await Journey.begin(browser, inject('address'))
  await journey.setUp('Standard table')
  await playUntil(journey.page, acting(journey.page))
  return journey
}

async function saveToFile(journey: Journey): Promise<string> {
  const [download] = await Promise.all([journey.page.waitForEvent('download'), journey.fromMenu('Save')])
  return readFile(await download.path(), 'utf8')
}

test('a saved match can be loaded and replayed in another browser', async () => {
  const first = await atTheTable()
  const file = await saveToFile(first)
  const prompt = await question(first.page).textContent()
  await first.end()

  const second = await Journey.begin(browser, inject('address'))
  const { page } = second
  await openFile(page, 'match.json', file)
  await question(page).waitFor()
  expect(await question(page).textContent()).toBe(prompt)

  await second.fromMenu('Replay')
  const count = JSON.parse(file).answers.length as number
  await page.getByText(`Step ${count} of ${count}`).waitFor()
  await second.button('Go to start').click()
  await page.getByText(`Step 0 of ${count}`).waitFor()
  await expect.poll(() => figures(page).count()).toBe(0)
  await second.button('Go to end').click()
  await expect.poll(() => figures(page).count()).toBe(10)
  await page.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await page.getByText(`Step 0 of ${count}`).waitFor()
  await second.button(/^Play$/).click()
  await page.getByText(`Step 2 of ${count}`).waitFor()
  await second.end()
})

test('a file dropped on the page is loaded', async () => {
  const first = await atTheTable()
  const file = await saveToFile(first)
  await first.end()
  const second = await Journey.begin(browser, inject('address'))
  const { page } = second
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'match.json', { type: 'application/json' }))
    return data
  }, file)
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer })
  await question(page).waitFor()
  await second.end()
})

test('a saved match of older rules is not lost', async () => {
  const journey = await atTheTable()
  const { page } = journey
  const [kept] = (await storedMatches(page)) as [StoredMatch]
  const { key, ...rest } = kept
  await replaceStoredMatch(page, key, { ...rest, saved: { ...rest.saved, version: '0', savepoint: undefined } })
  await page.reload()
  await page.getByRole('heading', { name: 'Your last match can’t be continued' }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), journey.button('Save to a file').click()])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ version: '0' })
  await page.getByRole('link', { name: 'Back to the games' }).click()
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor()

  // It stays when another match is played, says what is the matter, and changes nothing when it is tried.
  await journey.setUp('Standard table')
  await playUntil(page, acting(page))
  await journey.goTo('/')
  await showSavedMatches(page)
  await page.getByRole('button', { name: /other rules version/ }).click()
  await page
    .getByRole('alert')
    .getByText(/version 0/)
    .waitFor()
  await journey.expectAccessible()
  await page.keyboard.press('Escape')
  expect((await storedMatches(page)).map(({ saved }) => saved.version)).toContain('0')
  expect(await storedMatches(page)).toHaveLength(2)
  await page.getByRole('link', { name: /Continue your match/ }).click()
  await question(page).waitFor()

  // One that was played to its end is told by what it kept, from a file and from the shelf.
  await openFile(page, 'match.json', await readFile(FINISHED, 'utf8'))
  await journey.button('Share').click()
  const [finished] = await Promise.all([page.waitForEvent('download'), journey.button('Save the file').click()])
  const older = { ...JSON.parse(await readFile(await finished.path(), 'utf8')), version: '1' }
  await replaceStoredMatch(page, 'finished', { saved: older, revision: 1, opened: 1 })
  await page.keyboard.press('Escape')
  await journey.goTo('/')
  await openFile(page, 'match.json', JSON.stringify(older))
  await page.getByText('was played with version 1 of its rules').waitFor()
  await journey.goTo('/')
  await showSavedMatches(page)
  await savedMatches(page).last().click()
  await page.getByText('was played with version 1 of its rules').waitFor()
  expect(await page.getByRole('main').getByRole('paragraph').count()).toBe(older.events.length)
  await page.getByRole('heading', { name: /^Victory: / }).waitFor()
  await journey.expectAccessible()
  const [told] = await Promise.all([page.waitForEvent('download'), journey.button('Save to a file').click()])
  expect(JSON.parse(await readFile(await told.path(), 'utf8'))).toEqual(older)
  await journey.end()
})

test('a match continues after a reload', async () => {
  const journey = await atTheTable()
  const { page } = journey
  const prompt = await question(page).textContent()
  const lines = await journey.answers()
  await page.reload()
  await question(page).waitFor()
  expect(await question(page).textContent()).toBe(prompt)
  expect(await journey.answers()).toBe(lines)
  await journey.goTo('/')
  await page.getByRole('link', { name: /Continue your match/ }).click()
  await question(page).waitFor()
  await journey.end()
})

test('an answer can be undone until dice or distances were shown', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await journey.setUp('Standard table', ['Human', 'Human'])
  await playUntil(page, async () => openDecision(page, 'place').isVisible())
  await playUntil(page, async () => figures(page).first().isVisible())
  const before = await journey.answers()
  await journey.button('Undo').click()
  await expect.poll(() => figures(page).count()).toBe(0)
  expect(await journey.answers()).toBe(before - 1)
  await journey.end()
})

describe('a bad file', () => {
  const faults: [what: string, spoil: (file: string) => string, says: RegExp][] = [
    ['that is not JSON', () => 'hello', /not JSON/],
    ['that is not a match', () => '{"format":"something"}', /format/],
    ['of another game', (file) => JSON.stringify({ ...JSON.parse(file), game: 'chess' }), /chess/],
    ['of other rules', (file) => JSON.stringify({ ...JSON.parse(file), version: '0' }), /version 0/],
    ['with a changed end', (file) => JSON.stringify({ ...JSON.parse(file), digest: 'x' }), /ends differently/],
  ]

  test('is reported, and the match on the table stays', async () => {
    const journey = await atTheTable()
    const { page } = journey
    const file = await saveToFile(journey)
    const prompt = await question(page).textContent()
    for (const [, spoil, says] of faults) {
      await openFile(page, 'match.json', spoil(file))
      expect(await page.getByRole('alert').textContent()).toMatch(says)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    expect(await question(page).textContent()).toBe(prompt)
    await journey.end()
  })
})

test('unknown addresses and games say so and lead home', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  for (const path of ['/nowhere', '/games/chess']) {
    await journey.goTo(path)
    await journey.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  await journey.goTo('/table')
  await journey.page.getByRole('heading', { name: 'No match in progress' }).waitFor()
  await journey.page.getByRole('link', { name: 'Back to the games' }).click()
  await journey.page.getByRole('link', { name: 'Spheres of War', exact: true }).waitFor()
  await journey.end()
})

test('when the worker fails the page says so, and nothing is lost', async () => {
  const journey = await atTheTable()
  const { page } = journey
  const answers = await journey.answers()
  await page.route('**/match-worker*', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.unroute('**/match-worker*')
  await journey.button('Reload').click()
  await question(page).waitFor()
  expect(await journey.answers()).toBe(answers)
  await page.context().close()
})
