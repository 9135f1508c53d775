import { isFormality, type Json, type Match, optionsOf } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { expect, inject, test } from 'vitest'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { battleFile, beforeTheWood, matchFile, openMatch } from './match-files.ts'
import { optionWithKey } from './page/decision.ts'
import { oddsPanel } from './page/match.ts'
import { drawing } from './page/table.ts'
import { browser } from './shared-browser.ts'

/** Enough to see whether dice decide anything. */
const FEW = { leaves: 200, samples: 20 }

/** The words of an option of the first seat that dice decide about, once there is one. */
function seeksDice(): { readonly stands: (match: Match) => boolean; key(): string } {
  let found = ''
  const stands = (match: Match) => {
    const decision = match.decisionOf(0)
    if (match.isPreparing || decision?.kind !== 'pick' || decision.interruption || isFormality(decision)) return false
    const few = optionsOf(decision).slice(0, 6)
    found = few.find(({ key }) => forecast(match, 0, key, FEW).chances.length > 0)?.key ?? ''
    return found !== ''
  }
  return { stands, key: () => found }
}

test('hovering a target draws the line to it and shows the odds of a shot or charge', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1440, height: 900 })
  const { page } = journey
  const told = oddsPanel(page).filter({ hasText: /\d\s?%/ })
  for (const [answers, target] of [
    [['0', 'stand'], 'Shoot Zoe'],
    [['0', 'join'], 'Yve'],
  ] as const) {
    await journey.goTo('/')
    await openMatch(page, await matchFile('spherewars', beforeTheWood(false), ['person', 'recruit'], answers))
    await journey.waitForDecision()
    await page.getByRole('button', { name: target, exact: true }).hover()
    await drawing(page, 'aim line').waitFor({ state: 'attached' })
    await told.waitFor()
    // The page says that unmeasured distances are assumed.
    expect(await told.textContent()).toContain('Assumes that distances')
  }
  await journey.end()
})

test('by touch each option shows its odds by itself', async () => {
  const phone = { width: 390, height: 844 }
  const journey = await Journey.begin(browser, inject('address'), phone, 'block', true)
  const { page } = journey
  await openMatch(page, await matchFile('spherewars', beforeTheWood(false), ['person', 'recruit'], ['0', 'stand']))
  await journey.waitForDecision()
  const shot = page.getByRole('button', { name: 'Shoot Zoe', exact: true })
  await shot.getByText(/^up to \d+% harm$/).waitFor()
  await journey.end()
})

/** In Spheres of War dice follow the place that one moves to, and nothing that is chosen from a list. */
const CHOSEN = GAMES.filter(({ id }) => id !== 'spheres-of-war')

test.each(CHOSEN)(
  '$title: hovering an option with dice shows its odds, or that they are being computed',
  async ({ id }) => {
    const journey = await Journey.begin(browser, inject('address'), { width: 1440, height: 900 })
    const { page } = journey
    const { stands, key } = seeksDice()
    await openMatch(page, await battleFile(id, undefined, ['person', 'recruit'], stands))
    await journey.waitForDecision()
    const option = optionWithKey(page, key())
    await option.hover()
    await oddsPanel(page).or(page.getByText('Working out the odds…')).first().waitFor()
    // In the end there are chances, each with its share.
    await oddsPanel(page)
      .filter({ hasText: /\d\s?%/ })
      .waitFor()
    // By keys as well.
    await page.mouse.move(0, 0)
    await option.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await oddsPanel(page)
      .filter({ hasText: /\d\s?%/ })
      .waitFor()
    expect(await oddsPanel(page).getByRole('heading').textContent()).not.toBe('')
    await journey.end()
  },
)

test('odds say that they leave out an enemy who may jump at the mover', async () => {
  const journey = await Journey.begin(browser, inject('address'), { width: 1440, height: 900 })
  const { page } = journey
  const guard = (name: string, seat: number, x: number, y: number): Json => {
    return { who: 'the-guard', seat, x, y, name, profile: { mov: 5 } }
  }
  // Cid stands beside the way from Ann to Bor.
  const friend = guard('Bea', 0, 10, 35)
  const figures = [guard('Ann', 0, 10, 20), friend, guard('Bor', 1, 15, 20), guard('Cid', 1, 12, 21.8)]
  const field = { options: { premeasuring: true }, table: { width: 40, depth: 40 }, figures }
  await openMatch(page, await matchFile('spherewars', field, ['person', 'recruit'], ['0', 'join']))
  await journey.waitForDecision()
  await page.getByRole('button', { name: 'Bor', exact: true }).hover()
  await oddsPanel(page).filter({ hasText: 'Not counted: Cid may intercept Ann.' }).waitFor()
  await oddsPanel(page).filter({ hasText: 'Bor' }).waitFor()
  await journey.end()
})
