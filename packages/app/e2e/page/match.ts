import type { Locator, Page } from 'playwright-core'

/** Gets the bar above the table. */
export function topBar(page: Page): Locator {
  return page.getByRole('banner')
}

/** Gets the state of the match in a few words, such as its turn. */
export function headline(page: Page): Locator {
  return topBar(page).getByRole('heading', { level: 1 })
}

/** Gets the sides in the bar above the table. */
export function sides(page: Page): Locator {
  return topBar(page).getByRole('group')
}

/** Gets the side that is to decide, as far as others may know. */
export function decidingSides(page: Page): Locator {
  return sides(page).and(page.getByTitle(/ to decide$/))
}

/** Reads the names of sides. */
export async function namesOf(which: Locator): Promise<string[]> {
  const names = (await which.all()).map((side) => side.getAttribute('aria-label'))
  return (await Promise.all(names)).map((name) => name ?? '')
}

/** Gets the button that opens the details of the mission. */
export function missionButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Mission: / })
}

/** Gets the panel beside the table. */
export function sidePanel(page: Page): Locator {
  return page.getByRole('complementary')
}

/** Gets the card of a figure. */
export function figureCard(page: Page, name: string): Locator {
  return sidePanel(page).getByRole('region', { name, exact: true })
}

/** Gets the values of a figure or profile, each with its explanation. */
export function attributes(within: Page | Locator): Locator {
  return within.getByLabel('Attributes', { exact: true }).getByRole('button')
}

/** Gets what is explained about the word, option or ability pointed at. */
export function explanation(page: Page): Locator {
  return page.locator('.term-meaning')
}

export function battleLog(page: Page): Locator {
  return page.getByRole('log', { name: 'Battle log' })
}

/** Gets the entries of the log with these words. */
export function logEntries(page: Page, words: string | RegExp): Locator {
  return battleLog(page).getByRole('paragraph').filter({ hasText: words })
}

/** Gets the odds of the answer pointed at, once they are known. */
export function oddsPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^If you / })
}

/** Gets the last dice that fell, or the result that came after them. */
export function diceTray(page: Page): Locator {
  return page.getByRole('region', { name: /^Last (roll|result)/ })
}

export function lessonPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^(Lesson|Lección|Leçon)$/ })
}

/** Gets the screen that hides the table until the other person has the device. */
export function handOverScreen(page: Page): Locator {
  return page.getByRole('region', { name: /^Pass the device to / })
}

/** Gets the banner above the table while a turn pauses for somebody else's reaction. */
export function interruptionBanner(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /may react/ })
}

/** Gets the words about a drag that the rules refuse. */
export function refusedDrag(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: /^Not here: / })
}

/** Gets the menu of what a figure may do. */
export function figureMenu(page: Page): Locator {
  return page.getByRole('menu', { name: /^Actions for / })
}

/** Gets the actions in the menu that can succeed. */
export function promisingActions(menu: Locator): Locator {
  return menu.getByRole('menuitem').and(menu.page().locator(':not(.aside-way-vain)'))
}

/** Gets the words of overlays about each figure (default: of every overlay). */
export function overlayVerdicts(page: Page, kind?: string): Locator {
  return page.getByRole('group').and(page.locator(kind ? `[data-kind="${kind}"]` : '[data-kind]'))
}

export function resultWindow(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(You win|You lose|A draw|Victory: )/ })
}

/** Gets the tools that move through a replay. */
export function replayControls(page: Page): Locator {
  return page.getByRole('region', { name: 'Replay' })
}

/** Gets the marks of rolls and losses along the replay. */
export function replayMarks(page: Page): Locator {
  return replayControls(page).locator('.moment')
}
