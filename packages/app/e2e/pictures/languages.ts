import { question } from '../page/decision.ts'
import { armies, armyEntries, readyArmies, wantedRule } from '../page/pages.ts'
import { SPELL } from './at-the-table.ts'
import { joinBattle, lay, type Picture, type Sitter } from './sitter.ts'

/** Pages to look at in every language. */
const pages: Readonly<Record<string, (sitter: Sitter) => Promise<unknown>>> = {
  home: ({ page }) => page.getByRole('article').first().waitFor(),
  setup: async ({ page, goTo }) => {
    await goTo('/games/spherewars')
    await armies(page).waitFor()
  },
  table: async (sitter) => {
    await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0', 'stand'])
    await question(sitter.page).waitFor()
  },
  battle: (sitter) => joinBattle(sitter, 'missum', undefined, 120),
  forces: async ({ page, goTo }) => {
    await goTo('/forces')
    await readyArmies(page).nth(2).waitFor()
  },
  builder: async ({ page, goTo }) => {
    await goTo('/forces')
    await page
      .getByRole('button', { name: /^(Ejército al azar|Armée au hasard)/ })
      .first()
      .click()
    await armyEntries(page).first().waitFor()
  },
  rules: async ({ page, goTo }) => {
    await goTo('/rules/spherewars/SW-SPELL-26')
    await wantedRule(page).waitFor()
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
