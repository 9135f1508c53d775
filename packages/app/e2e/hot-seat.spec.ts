import { type Decision, isWorthAsking, type Match, optionsOf } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, inject, test } from 'vitest'
import { GAMES } from './games.ts'
import { Journey } from './journey.ts'
import { battleFile, matchFile, openMatch } from './match-files.ts'
import { decisionAfter, decisionNumber, decisionPanel, pointedOption, question } from './page/decision.ts'
import {
  battleLog,
  decidingSides,
  handOverScreen,
  interruptionBanner,
  logEntries,
  namesOf,
  sides,
} from './page/match.ts'
import { allowedBase, drawing, table } from './page/table.ts'
import { playUntil, takeOver } from './play.ts'
import { browser } from './shared-browser.ts'

test('a gem bid is hidden from the other player until both are made', async () => {
  const figures = [
    { who: 'sull', seat: 0, x: 10, y: 20 },
    { who: 'tax-collector', seat: 1, x: 16, y: 20 },
    { who: 'nirlem', seat: 1, x: 30, y: 30 },
  ]
  const scenery = [{ type: 'shallow-lava', x: 13, y: 27 }]
  const spell = ['stand', 'mindfreeze', '1', 'keep']
  const file = await matchFile('spherewars', { gems: [4, 3], scenery, figures }, ['person', 'person'], spell)
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, file)

  // After a reload or from a file nobody knows who sits there: the screen is covered at once.
  await page.getByRole('heading', { name: 'Pass the device to Scions of Kurgan' }).waitFor()
  await takeOver(page)
  await page.getByRole('heading', { name: 'How many gems do you spend on Mindfreeze?' }).waitFor()
  await drawing(page, 'lava').first().waitFor()
  await page.getByRole('button', { name: '3 gems', exact: true }).click()

  await page.getByRole('heading', { name: 'Pass the device to Alliance' }).waitFor()
  expect(await table(page).count()).toBe(0)
  expect(await decisionPanel(page).count()).toBe(0)
  expect(await battleLog(page).count()).toBe(0)
  expect(await page.locator('body').textContent()).not.toMatch(/gems? went/)
  expect(await page.getByRole('banner').textContent()).toMatch(/4 gems/)
  await journey.expectAccessible()
  await takeOver(page)
  await page.getByRole('heading', { name: 'How many gems do you spend to dispel Mindfreeze?' }).waitFor()
  expect(await pointedOption(page).count()).toBe(0)
  expect(await battleLog(page).textContent()).not.toMatch(/gems? went/)
  await page.reload()
  await handOverScreen(page).waitFor()
  await takeOver(page)
  await page.getByRole('button', { name: '1 gem', exact: true }).click()

  // Now both are shown, with the dice, and everybody may look.
  const told = battleLog(page)
  await told.getByText(/3 gems went into the spell and 1 into dispelling it/).waitFor()
  expect(await told.getByRole('img').count()).toBeGreaterThan(0)
  expect(await handOverScreen(page).count()).toBe(0)
  await journey.end()
})

test('the other player’s reaction interrupts a move, and both are told the result', async () => {
  const situation = {
    round: 1,
    first: 1,
    table: { width: 30, depth: 24 },
    figures: [
      { who: 'ranger', seat: 0, x: 13.4, y: 12.6 },
      { who: 'lookout', seat: 0, x: 10, y: 15 },
      { who: 'battler', seat: 1, x: 12, y: 9 },
      { who: 'fiend', seat: 1, x: 25, y: 4 },
    ],
  }
  const run = [
    '2',
    'run',
    {
      path: [
        [11.2, 11.5],
        [11, 13],
      ],
    },
  ]
  const file = await matchFile('spherewars', situation, ['person', 'person'], run)
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, file)
  await logEntries(page, 'Battler is activated').first().waitFor()
  await interruptionBanner(page).waitFor()
  expect(await interruptionBanner(page).textContent()).toMatch(/Alliance may react to Scions of Kurgan/)
  await allowedBase(page).waitFor()
  // The stopped figure is dragged along its drawn path.
  await decisionPanel(page).getByText('The line shows how Battler moves').waitFor()
  await page.getByText(/where Ranger steps in/).waitFor()
  expect(await drawing(page, 'path of the stopped figure').count()).toBe(1)
  await journey.button(/^Confirm/).click()
  await logEntries(page, 'Ranger intercepts Battler').first().waitFor()
  await page.getByRole('button', { name: 'Go to combat' }).click()
  await logEntries(page, 'Battler fights Ranger').first().waitFor()
  expect(await handOverScreen(page).count()).toBe(0)
  await journey.end()
})

test('Missúm!: a leader’s reaction interrupts the move of a legion that comes near', async () => {
  const situation = {
    step: 5,
    mover: 1,
    units: [
      { name: 'Legion', seat: 0, at: [1200, 900] },
      { name: 'Kérdu', seat: 1, at: [1200, 800], office: 'kerdu' },
      { name: 'Reserve', seat: 0, at: [2200, 1100] },
      { name: 'Foe', seat: 1, at: [2200, 100], facing: 'south' },
    ],
  }
  const advance = ['unit-0', [{ do: 'advance', by: 120 }]]
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, await matchFile('missum', situation, ['person', 'person'], advance))
  // Nothing has happened yet: the legion comes up only when it is known who stands.
  await interruptionBanner(page).waitFor()
  const [own, other] = await namesOf(sides(page))
  expect(await interruptionBanner(page).textContent()).toBe(`${other} may react to ${own}`)
  await page.getByRole('button', { name: 'Slip away' }).click()
  await logEntries(page, 'Kérdu').first().waitFor()
  expect(await interruptionBanner(page).count()).toBe(0)
  await journey.end()
})

/** Decisions after which every game is past its preparations and far from its end. */
const UNDER_WAY = 60

const statusOf = (match: Match) => (match.view(undefined) as TableView).status

/** Whether one person has just answered and the other is asked, within one turn. */
function passesWithinTurn(): (match: Match) => boolean {
  let before: string | undefined
  return (match) => {
    const headline = JSON.stringify(statusOf(match).headline)
    const [now, last] = [match.pending[0]?.seat, match.answers.at(-1)?.seat]
    const passed = match.answers.length >= UNDER_WAY && headline === before && now !== last
    before = headline
    return passed
  }
}

test.each(GAMES)('two players at one screen answer each other within a turn of $title', async ({ id }) => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, await battleFile(id, undefined, ['person', 'person'], passesWithinTurn()))
  await handOverScreen(page).or(decisionPanel(page)).first().waitFor()
  if (await handOverScreen(page).isVisible()) await takeOver(page)
  // Of secret choices both sides are waited for: who has chosen is not shown.
  const names = await namesOf(decidingSides(page))
  const words = (await decisionPanel(page).textContent()) ?? ''
  expect(names.filter((side) => words.includes(`${side} to decide`))).toHaveLength(1)
  const answers = await journey.answers()
  await playUntil(page, async () => (await journey.answers()) > answers)
  await journey.end()
})

test('a reaction interrupts a turn of the SphereWars Manuscript too', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  const reacts = (match: Match) => {
    const { active } = statusOf(match)
    const isReaction = (decision: Decision) =>
      decision.seat !== active && decision.interruption !== undefined && isWorthAsking(decision, 'when-it-matters')
    // What others may not know of would cover the screen.
    const isOpen = (decision: Decision) => optionsOf(decision).every(({ secret }) => !secret)
    return active !== undefined && match.pending.every((decision) => isReaction(decision) && isOpen(decision))
  }
  await openMatch(
    page,
    await battleFile('spherewars-manuscript', undefined, ['person', 'person'], reacts, 'anchor-greedy'),
  )
  await question(page).waitFor()
  expect(await interruptionBanner(page).textContent()).toMatch(/.+ may react to .+/)
  const at = await decisionNumber(page)
  await page.getByRole('button', { name: 'Pass', exact: true }).click()
  await decisionAfter(page, at).waitFor()
  await journey.end()
})

/** Of so many decisions of two persons, the screen is passed for few: for gems that are hidden, and nothing else. */
const DECISIONS = 160
const MOST_HAND_OVERS = 6

test('160 decisions of two players need hardly any hand-over and no dialog', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await openMatch(page, await battleFile('spherewars', undefined, ['person', 'person'], (match) => !match.isPreparing))
  await handOverScreen(page).or(question(page)).first().waitFor()
  const from = await journey.answers()
  let handOvers = 0
  let dialogs = 0
  await playUntil(page, async () => {
    if (await handOverScreen(page).isVisible()) handOvers++
    else dialogs += await page.getByRole('dialog').count()
    return (await journey.answers()) - from >= DECISIONS
  })
  expect(dialogs).toBe(0)
  expect(handOvers).toBeLessThanOrEqual(MOST_HAND_OVERS)
  await journey.end()
})
