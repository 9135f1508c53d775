import axe, { type RunOptions } from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newProfile } from './browser.ts'
import { fixChance } from './fixed-chance.ts'
import { keptAnswers } from './kept-match.ts'

/** What a person does in the app, step by step. */
export class Journey {
  readonly page: Page
  readonly #address: string
  readonly #errors: string[] = []

  private constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
    page.on('pageerror', (error) => this.#errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text())
    })
  }

  /** A fresh browser profile at the first page, in which chance draws the same in every run. */
  static async begin(
    browser: Browser,
    address: string,
    size = { width: 1280, height: 860 },
    serviceWorkers: 'allow' | 'block' = 'block',
    hasTouch = false,
  ): Promise<Journey> {
    const context = await newProfile(browser, { viewport: size, serviceWorkers, hasTouch })
    await fixChance(context)
    const journey = new Journey(await context.newPage(), address)
    await journey.goTo('/')
    return journey
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.#address}#${path}`)
  }

  async end(): Promise<void> {
    expect(this.#errors).toEqual([])
    await this.page.context().close()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Presses something in the menu of the table. */
  async fromMenu(name: string): Promise<void> {
    await this.button('Menu').click()
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /**
   * Sets up a match with bots that answer at once, and goes to the table. Close quarters are soon over; on the
   * standard table nobody can fight before everybody has had something to decide.
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

  /** The first thing that can be decided now, or the result. */
  async waitForDecision(): Promise<'pick' | 'place' | 'arrange' | 'over'> {
    const pick = this.page.locator('.decision .options button')
    const place = this.page.locator('.decision .placing')
    const arrange = this.page.locator('.decision .arranging')
    const over = this.page.locator('.result')
    await pick.or(place).or(arrange).or(over).first().waitFor()
    if (await over.isVisible()) return 'over'
    if (await arrange.isVisible()) return 'arrange'
    return (await place.isVisible()) ? 'place' : 'pick'
  }

  /** How many answers have been given so far, as the kept match says. */
  async answers(): Promise<number> {
    return keptAnswers(this.page)
  }

  /** How many steps of the match the page shows. Unlike the answers they do not grow while others choose in secret. */
  async steps(): Promise<number> {
    return Number((await this.page.locator('[data-steps]').first().getAttribute('data-steps')) ?? -1)
  }

  async expectAccessible(): Promise<void> {
    expect((await faultsOn(this.page)).join('\n')).toBe('')
  }

  /** Nor is there a want of contrast in the other theme. */
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

/** What axe has against the page as it is; of what is well nothing is told. */
async function faultsOn(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // What opens or closes has done so: in between the page is hidden from readers, and its focus is nowhere.
  await page.waitForFunction(() => !document.querySelector('[data-ending-style], [data-starting-style]'))
  return page.evaluate(
    async (wanted) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(wanted)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
