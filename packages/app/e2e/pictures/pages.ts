import type { Locator, Page } from 'playwright-core'
import { GAMES } from '../games.ts'
import { question } from '../page/decision.ts'
import { lessonPanel } from '../page/match.ts'
import { armies, nextLesson, rules, showSavedMatches, terrainPieces, wantedRule } from '../page/pages.ts'
import { drawing } from '../page/table.ts'
import { SPELL } from './at-the-table.ts'
import { button, lay, type Picture, type Sitter } from './sitter.ts'

async function rolledTable({ page, goTo }: Sitter): Promise<void> {
  await goTo('/tables')
  await page.getByLabel('Scenario').selectOption('Darlime Village')
  await page.getByRole('button', { name: 'Roll a table' }).first().click()
  await terrainPieces(page).first().waitFor({ state: 'attached' })
}

/** A page that is there at once. */
function pageOf(name: string, path: string, shown: (page: Page) => Locator): Picture {
  return {
    name,
    pose: async ({ page, goTo }) => {
      await goTo(path)
      await shown(page).first().waitFor()
    },
  }
}

/** The pages round the table. */
export const pagePictures: readonly Picture[] = [
  { name: 'home', pose: ({ page }) => page.getByRole('article').first().waitFor() },
  {
    name: 'home-continue',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0'])
      await question(sitter.page).waitFor()
      await sitter.goTo('/')
      await sitter.page.getByRole('link', { name: 'Learn Spheres of War', exact: true }).click()
      await button(sitter, 'Begin: The first strike').click()
      await lessonPanel(sitter.page).waitFor()
      await sitter.goTo('/')
      await showSavedMatches(sitter.page)
    },
  },
  { name: 'about', pose: (sitter) => button(sitter, 'About').click() },
  ...GAMES.flatMap(({ id }): Picture[] => [
    pageOf(`setup-${id}`, `/games/${id}`, armies),
    pageOf(`learn-${id}`, `/learn/${id}`, nextLesson),
    pageOf(`sheet-${id}`, `/sheet/${id}`, (page) => page.getByRole('heading', { level: 2 })),
    pageOf(`rulebook-${id}`, `/rules/${id}`, rules),
  ]),
  pageOf('puzzles', '/puzzles', (page) => page.getByRole('listitem')),
  pageOf('situation', '/situation', (page) => page.getByRole('textbox')),
  {
    name: 'setup-chosen-forces',
    pose: async ({ page, goTo }) => {
      await goTo('/games/spherewars')
      await page.getByText('Choose armies').click()
      await page.getByRole('combobox', { name: 'Enemy army' }).waitFor()
    },
  },
  {
    name: 'broken-link',
    pose: async ({ page, goTo }) => {
      await goTo('/match/cut-off')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'rules',
    pose: async ({ page, goTo }) => {
      await goTo('/rules/spherewars/SW-SPELL-26')
      await wantedRule(page).waitFor()
    },
  },
  { name: 'not-found', pose: ({ goTo }) => goTo('/nowhere') },
  {
    name: 'table-editor',
    pose: async (sitter) => {
      await rolledTable(sitter)
      await sitter.page.getByRole('button', { name: 'Add: Leafy wood' }).click()
      await terrainPieces(sitter.page, { pressed: true }).waitFor()
    },
  },
  {
    name: 'tables',
    pose: async (sitter) => {
      await rolledTable(sitter)
      await sitter.goTo('/tables')
      await drawing(sitter.page, 'terrain').first().waitFor()
    },
  },
]
