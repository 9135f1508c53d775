import type { Locator, Page } from 'playwright-core'

/** Gets the panel with the question, or with whom play waits for. */
export function decisionPanel(page: Page): Locator {
  return page.getByRole('region', { name: /^(Decide|Decidir|Décider)$/ })
}

export type DecisionKind = 'pick' | 'place' | 'arrange'

/** Gets the panel if it asks the person at the screen something (default: of any kind). */
export function openDecision(page: Page, kind?: DecisionKind): Locator {
  return decisionPanel(page).and(page.locator(kind ? `[data-kind="${kind}"]` : '[data-kind]'))
}

/** Gets the panel once it shows another question than the one with this number. */
export function decisionAfter(page: Page, number: string | null): Locator {
  return decisionPanel(page).and(page.locator(`:not([data-at="${number}"])`))
}

/** Reads the number of the question; it changes with every question and every player. */
export function decisionNumber(page: Page): Promise<string | null> {
  return decisionPanel(page).getAttribute('data-at')
}

/** Counts the steps the page shows. Unlike answers, they do not grow while others choose in secret. */
export async function shownSteps(page: Page): Promise<number> {
  return Number((await page.locator('[data-steps]').first().getAttribute('data-steps')) ?? -1)
}

export function question(page: Page): Locator {
  return decisionPanel(page).getByRole('heading', { level: 2 }).first()
}

/** Gets the list of options, or of what may be chosen instead of placing or arranging something. */
export function optionList(page: Page): Locator {
  return decisionPanel(page).getByRole('group', { name: /^(Options|Other options)$/ })
}

export function options(page: Page): Locator {
  return optionList(page).getByRole('button')
}

/** Gets options with a common heading, such as the strengths of a spell. */
export function optionGroups(page: Page): Locator {
  return optionList(page).locator(':scope > [role="group"]')
}

/** Gets the option that the lesson asks for. */
export function hintedOption(page: Page): Locator {
  return options(page).and(page.locator('[aria-current="step"]'))
}

/** Gets the option that is marked because something on the table points to it. */
export function pointedOption(page: Page): Locator {
  return options(page).and(page.locator('.option-pointed'))
}

/** Gets an option by its key, if its words vary. */
export function optionWithKey(page: Page, key: string): Locator {
  return options(page).and(page.locator(`[data-option="${key}"]`))
}

/** Gets options that may be tried but cannot succeed; they say why and are dimmed. */
export function hopelessOptions(page: Page): Locator {
  return options(page).and(page.locator('.option-hopeless'))
}

export function promisingOptions(page: Page): Locator {
  return options(page).and(page.locator(':not(.option-hopeless)'))
}

export function confirmButton(page: Page): Locator {
  return decisionPanel(page).getByRole('button', { name: /^Confirm/ })
}

/** Gets what the rules say about the proposed place, once they have judged it. */
export function placeVerdict(page: Page): Locator {
  return decisionPanel(page).getByRole('status').and(page.locator('[aria-busy="false"]'))
}

/** Gets the slots of an arrangement with what lies in them. */
export function arrangementSlots(page: Page): Locator {
  return decisionPanel(page).getByRole('region').and(page.locator('[data-slot]'))
}

/** Gets the dice or gems in a slot of an arrangement. */
export function piecesIn(page: Page, slot: string): Locator {
  return decisionPanel(page).getByRole('region', { name: slot, exact: true }).locator('[data-piece]')
}
