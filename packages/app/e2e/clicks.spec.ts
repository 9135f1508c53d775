import { loadGame } from '@fray/games'
import type { PlayerKind } from '@fray/session'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { quickPreset } from '../src/shared/preset-choice.ts'
import { Journey } from './journey.ts'
import { battleFile, openMatch, skirmishFile } from './match-files.ts'
import {
  confirmButton,
  decisionAfter,
  decisionNumber,
  decisionPanel,
  openDecision,
  options,
  placeVerdict,
  promisingOptions,
  question,
} from './page/decision.ts'
import { figureMenu, headline, promisingActions, refusedDrag, resultWindow, topBar } from './page/match.ts'
import { type Spot, startDrag } from './page/pointer.ts'
import { drawing, figures } from './page/table.ts'
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
  await openMatch(page, await skirmishFile('soldier', 2))
  await journey.waitForDecision()
  const headlineText = () => headline(page).textContent()
  expect(await headlineText()).toBe('Turn 2')

  const turn = new FoughtTurn(page)
  while ((await headlineText()) === 'Turn 2') await turn.decide()
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
  await openMatch(page, await battleFile(game, setup, players, ({ isPreparing }) => !isPreparing, 'anchor-greedy'))
  await journey.waitForDecision()
  const asked: string[] = []
  const inSecondTurn = topBar(page).getByRole('img', { name: /^Step 2 / })
  await playUntil(page, async () => {
    if (await inSecondTurn.isVisible()) return true
    asked.push((await decisionPanel(page).textContent()) ?? '')
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
    const asked = (await question(page).textContent()) ?? ''
    this.asked.push(asked)
    this.shown.push((await decisionPanel(page).textContent()) ?? '')
    const at = await decisionNumber(page)
    const next = openDecision(page).and(decisionAfter(page, at)).or(resultWindow(page)).first()
    if (/^Draw the path/.test(asked)) this.done.joins++
    if (/to activate/.test(asked)) await this.#fight(next)
    else if (await openDecision(page, 'place').isVisible()) await this.#place()
    else await this.#choose(asked)
    await next.waitFor()
  }

  /** Takes the suggested place, or stays if there is none. */
  async #place(): Promise<void> {
    const confirm = confirmButton(this.#page)
    await placeVerdict(this.#page).waitFor()
    await this.#press((await confirm.isEnabled()) ? confirm : options(this.#page).first())
  }

  async #press(button: Locator): Promise<void> {
    this.presses++
    await button.click()
  }

  /** Drags the figure nearest to an enemy onto it, or the next one if something is in the way. */
  async #fight(next: Locator): Promise<void> {
    const bases = drawing(figures(this.#page), 'base')
    for (const [from, to] of byDistance(await bases.evaluateAll(placesOf))) if (await this.#drag(from, to, next)) return
    throw new Error('nobody can be dragged onto anybody')
  }

  /** Whether the drag had an effect; prefers shooting to joining if both are possible. */
  async #drag(from: Spot, to: Spot, next: Locator): Promise<boolean> {
    const page = this.#page
    const [menu, refused] = [figureMenu(page), refusedDrag(page)]
    this.presses++
    await startDrag(page, from, to)
    await refused.waitFor({ state: 'hidden' })
    await page.mouse.up()
    await next.or(menu).or(refused).first().waitFor()
    if (await refused.isVisible()) return false
    if (await menu.isVisible()) await this.#chooseWay(promisingActions(menu))
    return true
  }

  async #chooseWay(ways: Locator): Promise<void> {
    const shot = ways.filter({ hasText: 'Shoot' })
    const shoots = (await shot.count()) > 0
    if (shoots) this.done.shoots++
    await this.#press((shoots ? shot : ways).first())
  }

  /** Takes an option other than passing or going on. */
  async #choose(asked: string): Promise<void> {
    const choices = promisingOptions(this.#page)
    const order = choices.filter({ hasText: 'order' })
    const deed = choices.filter({ hasNotText: 'Go to combat' })
    const calls = (await order.count()) > 0
    const uses = /use a deed/.test(asked) && (await deed.count()) > 0
    if (calls) this.done.orders++
    if (uses) this.done.deeds++
    await this.#press((calls ? order : uses ? deed : choices).first())
  }
}

interface FigurePlace extends Spot {
  readonly seat: string | null | undefined
  /** It may act and be dragged. */
  readonly mayAct: boolean
}

/** Runs in the page: finds where the bases of figures are on the screen. */
function placesOf(bases: readonly Element[]): readonly FigurePlace[] {
  return bases.map((base) => {
    const { x, y, width, height } = base.getBoundingClientRect()
    const figure = base.closest('[data-figure]')
    const mayAct = figure?.hasAttribute('data-drag') ?? false
    return { x: x + width / 2, y: y + height / 2, seat: figure?.getAttribute('data-seat'), mayAct }
  })
}

/** Lists pairs of figures that may act and their enemies, the nearest first. */
function byDistance(places: readonly FigurePlace[]): readonly (readonly [Spot, Spot])[] {
  const own = places.filter(({ mayAct }) => mayAct)
  const enemies = places.filter(({ seat }) => seat !== own[0]?.seat)
  const pairs = own.flatMap((from) => enemies.map((to) => [from, to] as const))
  const gap = ([a, b]: (typeof pairs)[number]) => Math.hypot(a.x - b.x, a.y - b.y)
  return pairs.toSorted((a, b) => gap(a) - gap(b))
}
