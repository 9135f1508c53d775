import type { Locator, Page } from 'playwright-core'

/** Gets the rules that the rulebook shows. */
export function rules(page: Page): Locator {
  return page.getByRole('article')
}

/** Gets the rule whose address was opened. */
export function wantedRule(page: Page): Locator {
  return rules(page).and(page.locator('[aria-current="true"]'))
}

/** Gets the armies of both sides on the setup page. */
export function armies(page: Page): Locator {
  return page.getByRole('region', { name: /^(Armies|Ejércitos|Armées)$/ })
}

/** Gets what has been chosen for the army in the builder. */
export function armyEntries(page: Page): Locator {
  return page.getByRole('region', { name: /^(List|Lista|Liste)$/ }).getByRole('article')
}

/** Gets the cards of an army as they will be printed. */
export function printedCards(page: Page): Locator {
  return page.getByRole('article')
}

/** Gets the lists of armies that are ready to play, one for each game. */
export function readyArmies(page: Page): Locator {
  return page.getByLabel(/^(Ready-made armies of|Ejércitos ya hechos de|Armées toutes prêtes)/)
}

/** Gets the lesson that is next in a course. */
export function nextLesson(page: Page): Locator {
  return page.getByRole('listitem').and(page.locator('[aria-current="step"]'))
}

/** Gets the pieces of terrain in the table editor. */
export function terrainPieces(page: Page, state: { pressed?: boolean } = {}): Locator {
  return page.getByRole('button', { name: / at -?[\d.]+\S*, /, ...state })
}

/** Chooses a file for the app to open. */
export async function openFile(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

const shelf = (page: Page) => page.getByRole('group').filter({ hasText: /saved match/ })

/** Unfolds the list of saved matches on the first page. */
export async function showSavedMatches(page: Page): Promise<void> {
  await shelf(page).locator('summary').click()
}

/** Gets the buttons that open saved matches, once the list is unfolded. */
export function savedMatches(page: Page): Locator {
  return shelf(page).getByRole('listitem').locator('button:first-of-type')
}
