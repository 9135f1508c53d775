import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newProfile } from './browser.ts'
import { byFinger, byPressing, type Decide } from './play.ts'

export const DESKTOP = { width: 1280, height: 860 }
export const PHONE = { width: 390, height: 844 }

/** One person with a browser of their own. */
export class OnlinePlayer {
  readonly page: Page
  readonly errors: string[] = []
  readonly #address: string
  readonly #decide: Decide

  private constructor(page: Page, address: string, isTouch: boolean) {
    this.page = page
    this.#address = address
    this.#decide = byPressing(isTouch ? byFinger() : (button) => button.click())
    page.on('pageerror', (error) => this.errors.push(error.message))
  }

  static async arrive(browser: Browser, address: string, viewport = DESKTOP): Promise<OnlinePlayer> {
    const isTouch = viewport.width < 600
    const context = await newProfile(browser, { viewport, hasTouch: isTouch })
    return new OnlinePlayer(await context.newPage(), address, isTouch)
  }

  /** The same person, at another device. */
  async atAnotherDevice(browser: Browser, viewport: typeof DESKTOP): Promise<OnlinePlayer> {
    const storageState = await this.page.context().storageState()
    const isTouch = viewport.width < 600
    const context = await newProfile(browser, { viewport, hasTouch: isTouch, storageState })
    return new OnlinePlayer(await context.newPage(), this.#address, isTouch)
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.#address}#${path}`)
  }

  /** Creates a match of a game as it is proposed, and returns its link. */
  async create(game: string, name: string, change: (page: Page) => Promise<void> = async () => {}): Promise<string> {
    const { page } = this
    await this.goTo(`/games/${game}`)
    await page.getByRole('button', { name: 'Play online' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Your name').fill(name)
    await change(page)
    await form.getByRole('button', { name: 'Create match' }).click()
    await page.getByRole('heading', { name: 'Waiting for your opponent' }).waitFor()
    return page.getByLabel('Link to the match').inputValue()
  }

  async join(link: string, name: string): Promise<void> {
    const { page } = this
    await page.goto(link)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Join the match' }).click()
    await this.seeTable()
  }

  async seeTable(): Promise<void> {
    await this.page.locator('.topbar').waitFor()
    await this.page.locator('.decision').waitFor()
  }

  /** Presses something in the menu of the table. */
  async fromMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.decision :is(.options, .placing, .arranging)').count()) > 0
  }

  async isOver(): Promise<boolean> {
    return this.page.locator('.result').isVisible()
  }

  /** How far the match has come, as this person sees it. */
  async steps(): Promise<number> {
    return Number(await this.page.locator('[data-steps]').first().getAttribute('data-steps'))
  }

  /** Takes what comes first, if this person is asked. */
  async answer(): Promise<void> {
    const { page } = this
    const at = await page.locator('.decision').getAttribute('data-at')
    const is = (await page.locator('.decision .placing').count())
      ? 'place'
      : (await page.locator('.decision .arranging').count())
        ? 'arrange'
        : 'pick'
    const names = await page.locator('.decision .options button').allTextContents()
    const marches = (await page.locator('.march').count()) > 0
    await this.#decide(page, { at, is, mayMove: names.some((name) => name.trim() === 'Move'), marches })
    await expect
      .poll(async () => (await page.locator('.decision').getAttribute('data-at')) !== at || (await this.isOver()))
      .toBe(true)
  }

  expectNoErrors(): void {
    expect(this.errors).toEqual([])
  }
}

/** Lets everyone who is asked take what comes first, for so many answers in all or until it is over. */
export async function playOn(players: readonly OnlinePlayer[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const asked = await someoneAsked(players)
    if (!asked) return
    await asked.answer()
  }
}

/** Waits for a person who is asked; undefined if the match is over. */
export async function someoneAsked(players: readonly OnlinePlayer[]): Promise<OnlinePlayer | undefined> {
  let found: OnlinePlayer | 'over' | undefined
  await expect
    .poll(async () => {
      for (const player of players) {
        if (await player.isOver()) found = 'over'
        else if (await player.isAsked()) found = player
      }
      return found !== undefined
    })
    .toBe(true)
  return found === 'over' ? undefined : found
}
