import { loadGame } from '@fray/games'
import type { PlayerKind } from '@fray/session'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { quickPreset } from '../src/shared/preset-choice.ts'
import { Journey } from './journey.ts'
import { battleFile, loadFile, skirmishFile } from './laid.ts'
import { playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/**
 * The second turn, in which seven figures shoot, charge, call orders and use what they have against a thinking bot with
 * sixteen.
 */
const MOST_CLICKS = 35

test('a fought turn of SphereWars with seven figures takes few clicks, and no question without a choice', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.setViewportSize({ width: 1440, height: 900 })
  await loadFile(page, await skirmishFile('soldier', 2))
  await journey.waitForDecision()
  const headline = () => page.locator('.status h1').textContent()
  expect(await headline()).toBe('Turn 2')

  const turn = new FoughtTurn(page)
  while ((await headline()) === 'Turn 2') await turn.decide()
  const { asked, done } = turn
  const told = asked.join('\n')
  expect(turn.shown.filter((words, i) => words === turn.shown[i - 1])).toEqual([])
  for (const deed of ['shoots', 'joins', 'orders', 'deeds'] as const)
    expect(done[deed], `${deed}:\n${told}`).toBeGreaterThan(0)
  expect(turn.presses, told).toBeLessThanOrEqual(MOST_CLICKS)
  await journey.end()
})

/** Games and the clicks their first turn may take: a legion is chosen and ordered in each half of a move. */
const TURNS = [
  { game: 'missum', most: 60 },
  { game: 'confrontation', most: 40 },
]

test.each(TURNS)('a turn of $game asks at most $most questions, and none twice in a row', async ({ game, most }) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await page.setViewportSize({ width: 1440, height: 900 })
  const rules = await loadGame(game)
  const { setup } = quickPreset(rules?.content.presets ?? []) ?? {}
  const players: PlayerKind[] = ['person', 'recruit']
  await loadFile(page, await battleFile(game, setup, players, ({ isPreparing }) => !isPreparing, 'anchor-greedy'))
  await journey.waitForDecision()
  const asked: string[] = []
  const inSecondTurn = page.locator('.status .track[aria-label^="Step 2 "]')
  await playUntil(page, async () => {
    if (await inSecondTurn.isVisible()) return true
    asked.push((await page.locator('.decision').textContent()) ?? '')
    return false
  })
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  expect(asked.filter((words, i) => words === asked[i - 1])).toEqual([])
  await journey.end()
})

type Deed = 'shoots' | 'joins' | 'orders' | 'deeds'

/** A player who fights: drags each figure onto the nearest enemy and uses orders and deeds when offered. */
class FoughtTurn {
  readonly asked: string[] = []
  /** Each question with its options. */
  readonly shown: string[] = []
  readonly done: Record<Deed, number> = { shoots: 0, joins: 0, orders: 0, deeds: 0 }
  presses = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Answers the current question and waits for the next. */
  async decide(): Promise<void> {
    const page = this.#page
    const question = (await page.locator('.decision h2').textContent()) ?? ''
    this.asked.push(question)
    this.shown.push((await page.locator('.decision').textContent()) ?? '')
    const at = await page.locator('.decision').getAttribute('data-at')
    const next = page.locator(`.decision:not([data-at="${at}"]) :is(.options button, .placing), .result`).first()
    if (/^Draw the path/.test(question)) this.done.joins++
    if (/to activate/.test(question)) await this.#fight(next)
    else if (await page.locator('.decision .placing').isVisible()) await this.#place()
    else await this.#choose(question)
    await next.waitFor()
  }

  /** Takes the suggested place, or stays if there is none. */
  async #place(): Promise<void> {
    const [confirm, idle] = ['', '.button-idle'].map((kind) => this.#page.locator(`.placing > .button-main${kind}`))
    await confirm!.and(this.#page.locator(':enabled')).or(idle!).first().waitFor()
    const stays = await idle!.isVisible()
    await this.#press(stays ? this.#page.locator('.placing .options button').first() : confirm!)
  }

  async #press(button: Locator): Promise<void> {
    this.presses++
    await button.click()
  }

  /** Drags the figure nearest to an enemy onto it, or the next one if something is in the way. */
  async #fight(next: Locator): Promise<void> {
    for (const [from, to] of await this.#page.evaluate(byDistance)) if (await this.#drag(from, to, next)) return
    throw new Error('nobody can be dragged onto anybody')
  }

  /** Whether the drag had an effect; prefers shooting to joining if both are possible. */
  async #drag(from: Spot, to: Spot, next: Locator): Promise<boolean> {
    const page = this.#page
    const [menu, refused] = [page.locator('.aside-menu'), page.locator('.aside-refused')]
    this.presses++
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await refused.waitFor({ state: 'hidden' })
    await page.mouse.up()
    await next.or(menu).or(refused).first().waitFor()
    if (await refused.isVisible()) return false
    if (await menu.isVisible()) await this.#chooseWay(menu.locator('.aside-way:not(.aside-way-vain)'))
    return true
  }

  async #chooseWay(ways: Locator): Promise<void> {
    const shot = ways.filter({ hasText: 'Shoot' })
    const shoots = (await shot.count()) > 0
    if (shoots) this.done.shoots++
    await this.#press((shoots ? shot : ways).first())
  }

  /** Takes an option other than passing or going on. */
  async #choose(question: string): Promise<void> {
    const options = this.#page.locator('.decision .options button:not(.option-hopeless)')
    const order = options.filter({ hasText: 'order' })
    const deed = options.filter({ hasNotText: 'Go to combat' })
    const calls = (await order.count()) > 0
    const uses = /use a deed/.test(question) && (await deed.count()) > 0
    if (calls) this.done.orders++
    if (uses) this.done.deeds++
    await this.#press((calls ? order : uses ? deed : options).first())
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Runs in the page: lists pairs of figures that may act and their enemies, the nearest first. */
function byDistance(): readonly (readonly [Spot, Spot])[] {
  const middles = (what: string) =>
    [...document.querySelectorAll(what)].map((figure) => {
      const { x, y, width, height } = figure.querySelector('.base-body')!.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, seat: figure.getAttribute('data-seat') }
    })
  const own = middles('.figure-choosable[data-drag]')
  const enemies = middles('.figure').filter(({ seat }) => seat !== own[0]?.seat)
  const pairs = own.flatMap((from) => enemies.map((to) => [from, to] as const))
  const gap = ([a, b]: (typeof pairs)[number]) => Math.hypot(a.x - b.x, a.y - b.y)
  return pairs.toSorted((a, b) => gap(a) - gap(b))
}
