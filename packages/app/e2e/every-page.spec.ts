import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import { expect, inject, test } from 'vitest'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { question } from './page/decision.ts'
import { armies, armyEntries, nextLesson, printedCards, rules, terrainPieces } from './page/pages.ts'
import { drawing } from './page/table.ts'
import { browser } from './shared-browser.ts'

const APP = join(import.meta.dirname, '..')

/** Every page opens, from the first one on, with what is to be seen there. */
async function openEveryPage(journey: Journey): Promise<void> {
  for (const game of GAMES) {
    await journey.goTo(`/games/${game.id}`)
    await armies(journey.page).waitFor()
    await journey.goTo(`/rules/${game.id}`)
    await rules(journey.page).first().waitFor()
  }
  await journey.goTo('/learn/spheres-of-war')
  await nextLesson(journey.page).waitFor()
  await journey.goTo('/sheet/spheres-of-war')
  await journey.page.getByRole('heading', { level: 2 }).first().waitFor()
  await openForces(journey)
  await openTables(journey)
  await journey.goTo('/')
  await journey.button('Quick battle: Spheres of War').click()
  await question(journey.page).waitFor()
  await openSituation(journey)
  await openPuzzle(journey)
  await journey.goTo('/replay')
  const link = await openShareLink(journey, 'Link to this match')
  await journey.page.goto(link)
  await journey.button('Go to start').waitFor()
  await openOnline(journey)
  await journey.goTo('/archive/nothing')
  await journey.page.getByRole('heading', { name: 'No match to view' }).waitFor()
  await journey.goTo('/nowhere')
  await journey.page.getByRole('heading', { name: 'Page not found' }).waitFor()
}

/** The lobby, a match that does not exist, and its replay. The development server has no online play, and its pages say so. */
async function openOnline(journey: Journey): Promise<void> {
  const { page } = journey
  const withoutServer = page.getByText('This copy of Fray runs without a server')
  await journey.goTo('/online')
  await withoutServer.or(page.getByRole('heading', { name: 'Open matches' })).waitFor()
  await journey.goTo('/account')
  await withoutServer.or(page.getByRole('heading', { name: 'Create an account' })).waitFor()
  await journey.goTo('/leaderboard')
  await withoutServer.or(page.getByText('Nobody has played enough')).waitFor()
  journey.allowErrors(/404 .*\/api\/people\/nobody/)
  await journey.goTo('/people/nobody')
  await withoutServer.or(page.getByRole('heading', { name: 'No such player' })).waitFor()
  await journey.goTo('/online/nosuchmatch')
  await withoutServer.or(page.getByRole('heading', { name: 'No such match' })).waitFor()
  journey.allowErrors(/404 .*\/api\/(server|matches\/nosuchmatch)/)
  await journey.goTo('/online/nosuchmatch/replay')
  await page.getByRole('heading', { name: 'This link can’t be opened' }).waitFor()
}

const SITUATION = {
  game: 'spheres-of-war',
  figures: [
    { name: 'Fox', seat: 0, x: 12, y: 14 },
    { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
  ],
}

/** A situation that is none, then one; and the moment on the table as another, opened from its link. */
async function openSituation(journey: Journey): Promise<void> {
  const { page } = journey
  const text = page.getByRole('textbox', { name: 'The situation, or a link to it' })
  await journey.goTo('/situation')
  await text.fill(JSON.stringify({ ...SITUATION, turns: 3 }))
  await journey.button('Play').click()
  await page.getByRole('alert').getByText('turns').waitFor()
  await text.fill(JSON.stringify(SITUATION))
  await page.getByRole('checkbox', { name: 'Play both sides' }).check()
  await journey.button('Play').click()
  await page.getByText('What does Fox do against Hawk? Action 1 of 5').first().waitFor()
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.getByText('What does Hawk do against Fox? Action 2 of 5').first().waitFor()
  const asked = await question(page).textContent()
  await journey.fromMenu('Save as a situation')
  const link = await page.getByRole('textbox', { name: 'Link to this situation' }).inputValue()
  await page.keyboard.press('Escape')
  await page.goto(link)
  await journey.button('Play').click()
  await page.getByText('What does Hawk do against Fox? Action 2 of 5').first().waitFor()
  expect(await question(page).textContent()).toBe(asked)
}

/** A puzzle is solved by playing: the better fight earns three stars, whatever the dice do. */
async function openPuzzle(journey: Journey): Promise<void> {
  const { page } = journey
  await journey.goTo('/puzzles')
  await page.getByRole('button', { name: /Which fight first/ }).click()
  await page.getByRole('region', { name: 'Puzzle' }).waitFor()
  await page.getByRole('button', { name: 'Boar against Owl' }).click()
  await page.getByRole('img', { name: '3 of 3 stars' }).waitFor()
}

async function openForces(journey: Journey): Promise<void> {
  const { page } = journey
  await journey.goTo('/forces')
  await page.getByRole('button', { name: 'Random army: SphereWars', exact: true }).click()
  await armyEntries(page).first().waitFor()
  const link = await openShareLink(journey, 'Link to this army')
  await page.getByRole('link', { name: 'Cards' }).click()
  await printedCards(page).first().waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Play' }).click()
  await armies(page).waitFor()
  await page.goto(link)
  await journey.button('Save to my armies').waitFor()
}

async function openTables(journey: Journey): Promise<void> {
  const { page } = journey
  await journey.goTo('/tables')
  await journey.button('Roll a table').first().click()
  await terrainPieces(page).first().waitFor({ state: 'attached' })
  const link = await openShareLink(journey, 'Link to this table')
  await page.getByRole('link', { name: 'Play on this table' }).click()
  await armies(page).waitFor()
  await page.goto(link)
  await drawing(page, 'terrain').first().waitFor({ state: 'attached' })
}

async function openShareLink(journey: Journey, label: string): Promise<string> {
  await journey.button('Share').click()
  const link = await journey.page.getByRole('textbox', { name: label }).inputValue()
  await journey.page.keyboard.press('Escape')
  return link
}

/** The addresses within the app that somebody comes by from now on. */
function visitsOf(page: Page): ReadonlySet<string> {
  const seen = new Set(['/'])
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).hash.slice(1)))
  return seen
}

async function routesOfApp(): Promise<readonly string[]> {
  const app = await readFile(join(APP, 'src/page/App.tsx'), 'utf8')
  return [...app.matchAll(/<Route path="([^"]+)"/g)].map((match) => match[1] as string)
}

function isOf(route: string, path: string): boolean {
  const pattern = route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

async function expectEveryPage(address: string): Promise<void> {
  const journey = await Journey.begin(browser, address)
  const seen = visitsOf(journey.page)
  await openEveryPage(journey)
  const unseen = (await routesOfApp()).filter((route) => ![...seen].some((path) => isOf(route, path)))
  expect(unseen).toEqual([])
  await journey.end()
}

test('every page of the served app opens without an error', () => expectEveryPage(inject('address')))

test('every page opens under the development server too', async () => {
  const server = await createServer({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    cacheDir: join(APP, 'dist/development'),
    // Packages may be linked from elsewhere.
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } },
  })
  await server.listen()
  try {
    await expectEveryPage(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
})
