import { SPELL } from './at-the-table.ts'
import { joinBattle, lay, type Picture, type Sitter } from './sitter.ts'

/** Pages to look at in every language: elements are found by class, because the words differ. */
const pages: Readonly<Record<string, (sitter: Sitter) => Promise<unknown>>> = {
  home: ({ page }) => page.locator('.game-card').first().waitFor(),
  setup: async ({ page, goTo }) => {
    await goTo('/games/spherewars')
    await page.locator('.muster').waitFor()
  },
  table: async (sitter) => {
    await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0', 'stand'])
    await sitter.page.locator('.decision h2').waitFor()
  },
  battle: (sitter) => joinBattle(sitter, 'missum', undefined, 120),
  forces: async ({ page, goTo }) => {
    await goTo('/forces')
    await page.locator('.ready-forces').nth(2).waitFor()
  },
  builder: async ({ page, goTo }) => {
    await goTo('/forces')
    await page.locator('.force-game-ways .button:not(.button-main)').first().click()
    await page.locator('.force-list .entry').first().waitFor()
  },
  rules: async ({ page, goTo }) => {
    await goTo('/rules/spherewars/SW-SPELL-26')
    await page.locator('.rule-wanted').waitFor()
  },
  'broken-link': async ({ page, goTo }) => {
    await goTo('/match/cut-off')
    await page.getByRole('alert').waitFor()
  },
}

/** Spanish and French. */
export const languagePictures: readonly Picture[] = ['es', 'fr'].flatMap((locale) =>
  Object.entries(pages).map(([name, pose]): Picture => ({ name: `${locale}-${name}`, locale, pose })),
)
