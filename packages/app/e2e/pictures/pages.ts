import { GAMES } from '../games.ts'
import { SPELL } from './at-the-table.ts'
import { button, lay, type Picture, type Sitter } from './sitter.ts'

async function rolledTable({ page, goTo }: Sitter): Promise<void> {
  await goTo('/tables')
  await page.getByLabel('Scenario').selectOption('Darlime Village')
  await page.getByRole('button', { name: 'Roll a table' }).first().click()
  await page.locator('.piece').first().waitFor({ state: 'attached' })
}

/** A page that is there at once. */
function pageOf(name: string, path: string, seen: string): Picture {
  return {
    name,
    pose: async ({ page, goTo }) => {
      await goTo(path)
      await page.locator(seen).first().waitFor()
    },
  }
}

/** The pages round the table. */
export const pagePictures: readonly Picture[] = [
  { name: 'home', pose: ({ page }) => page.locator('.game-card').first().waitFor() },
  {
    name: 'home-continue',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0'])
      await sitter.page.locator('.decision h2').waitFor()
      await sitter.goTo('/')
      await sitter.page.getByRole('link', { name: 'Learn Spheres of War', exact: true }).click()
      await button(sitter, 'Begin: The first strike').click()
      await sitter.page.locator('.lesson').waitFor()
      await sitter.goTo('/')
      await sitter.page.locator('.shelf summary').click()
    },
  },
  { name: 'about', pose: (sitter) => button(sitter, 'About').click() },
  ...GAMES.flatMap(({ id }): Picture[] => [
    pageOf(`setup-${id}`, `/games/${id}`, '.muster'),
    pageOf(`learn-${id}`, `/learn/${id}`, '.course-lesson'),
    pageOf(`sheet-${id}`, `/sheet/${id}`, '.sheet'),
    pageOf(`rulebook-${id}`, `/rules/${id}`, '.rule'),
  ]),
  pageOf('puzzles', '/puzzles', '.puzzle-tile'),
  pageOf('situation', '/situation', 'textarea'),
  {
    name: 'setup-chosen-forces',
    pose: async ({ page, goTo }) => {
      await goTo('/games/spherewars')
      await page.getByText('Choose armies').click()
      await page.locator('.setup-choices:not([inert]) .choices[data-seat="1"]').last().waitFor()
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
      await page.locator('.rule-wanted').waitFor()
    },
  },
  { name: 'not-found', pose: ({ goTo }) => goTo('/nowhere') },
  {
    name: 'table-editor',
    pose: async (sitter) => {
      await rolledTable(sitter)
      await sitter.page.getByRole('button', { name: 'Add: Leafy wood' }).click()
      await sitter.page.locator('.piece-chosen').waitFor()
    },
  },
  {
    name: 'tables',
    pose: async (sitter) => {
      await rolledTable(sitter)
      await sitter.goTo('/tables')
      await sitter.page.locator('.table-tile .scenery').waitFor()
    },
  },
]
