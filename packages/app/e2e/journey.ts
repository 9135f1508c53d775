import axe, { type RunOptions } from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newProfile } from './browser.ts'
import { fixRandomness } from './fixed-randomness.ts'
import { type DecisionKind, openDecision, shownSteps } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { countStoredAnswers } from './stored-matches.ts'

/** One person using the app in a browser profile. */
export class Journey {
  readonly page: Page
  readonly #address: string
  readonly #errors: string[] = []
  readonly #allowed: RegExp[] = []

  private constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
    page.on('pageerror', (error) => this.#errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} ${message.location().url}`)
    })
  }

  /** Opens the first page in a fresh profile, where randomness is the same in every run. */
  static async begin(
    browser: Browser,
    address: string,
    size = { width: 1280, height: 860 },
    serviceWorkers: 'allow' | 'block' = 'block',
    hasTouch = false,
  ): Promise<Journey> {
    const context = await newProfile(browser, { viewport: size, serviceWorkers, hasTouch })
    await fixRandomness(context)
    const journey = new Journey(await context.newPage(), address)
    await journey.goTo('/')
    return journey
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.#address}#${path}`)
  }

  /** Takes errors for granted that the browser reports although the app handles them, such as a failed request. */
  allowErrors(errors: RegExp): void {
    this.#allowed.push(errors)
  }

  async end(): Promise<void> {
    expect(this.#errors.filter((error) => !this.#allowed.some((allowed) => allowed.test(error)))).toEqual([])
    await this.page.context().close()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Clicks an item of the menu of the table. */
  async fromMenu(name: string): Promise<void> {
    await this.button('Menu').click()
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /**
   * Starts a match against bots that answer at once. Close quarters end fast; on the standard table every player
   * decides something before the first fight.
   */
  async setUp(battlefield: 'Close quarters' | 'Standard table', players = ['Human', 'Recruit']): Promise<void> {
    await this.page.getByRole('link', { name: 'Spheres of War', exact: true }).click()
    await this.page.getByText(battlefield).click()
    for (const [i, player] of players.entries()) {
      await this.page
        .getByRole('radiogroup', { name: /^Player for/ })
        .nth(i)
        .getByText(player)
        .click()
    }
    if (players.some((player) => player !== 'Human')) await this.page.getByText('Instant').click()
    await this.button('Start match').click()
    await this.page.getByRole('banner').waitFor()
  }

  /** Waits for the next decision, or for the result, and says which. */
  async waitForDecision(): Promise<DecisionKind | 'over'> {
    const [open, over] = [openDecision(this.page), resultWindow(this.page)]
    await open.or(over).first().waitFor()
    return (await over.isVisible()) ? 'over' : ((await open.getAttribute('data-kind')) as DecisionKind)
  }

  /** Counts the answers of the stored match. */
  async answers(): Promise<number> {
    return countStoredAnswers(this.page)
  }

  /** Counts the steps the page shows. Unlike answers, they do not grow while others choose in secret. */
  steps(): Promise<number> {
    return shownSteps(this.page)
  }

  async expectAccessible(): Promise<void> {
    expect((await faultsOn(this.page)).join('\n')).toBe('')
  }

  /** Checks the contrast of the other theme as well. */
  async expectAccessibleInBothThemes(): Promise<void> {
    await this.expectAccessible()
    await this.#changeTheme()
    expect(await faultsOn(this.page, { runOnly: ['color-contrast'] })).toEqual([])
    await this.#changeTheme()
  }

  async #changeTheme(): Promise<void> {
    await this.page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset.theme = dataset.theme === 'light' ? 'dark' : 'light'
    })
  }
}

/** Lists what axe finds wrong with the page. */
async function faultsOn(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // While a dialog opens or closes, the page is hidden from readers and nothing has the focus.
  await page.waitForFunction(() => !document.querySelector('[data-ending-style], [data-starting-style]'))
  return page.evaluate(
    async (wanted) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(wanted)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
