import type { Json } from '@fray/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Journey } from './journey.ts'
import { battleFile, matchFile, openMatch, openSituation } from './match-files.ts'
import { confirmButton, options, optionWithKey, question } from './page/decision.ts'
import { resultWindow } from './page/match.ts'
import { allowedBase, baseOf, placedBase } from './page/table.ts'
import { byFinger, byPressing, type Decide, playUntil } from './play.ts'
import { browser } from './shared-browser.ts'

/** The armies of the first preset on the smallest table: they meet at once, and it is over after two rounds. */
const SKIRMISH: Json = {
  armies: ['lions-100', 'orcs-100'],
  table: { width: 60, depth: 40 },
  left: 0,
  rounds: 2,
}

const PHONE = { width: 390, height: 844 }

/** A battle from the very beginning against a bot, always with the same seed, dice and bot. */
async function beginSkirmish(page: Page): Promise<void> {
  await openMatch(page, await battleFile('confrontation', SKIRMISH, ['person', 'recruit'], () => true))
  await question(page).waitFor()
}

/** Fights to the end and lists the kinds of decisions on the way. */
async function fight(page: Page, decide: Decide): Promise<ReadonlySet<string>> {
  const made = new Set<string>()
  await playUntil(
    page,
    () => resultWindow(page).isVisible(),
    async (where, asked) => {
      made.add(asked.is)
      await decide(where, asked)
    },
  )
  return made
}

const ALL = new Set(['pick', 'place', 'arrange'])

test('a battle of Confrontation can be fought to its end by clicks', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await beginSkirmish(page)
  expect(
    await fight(
      page,
      byPressing((button) => button.click()),
    ),
  ).toEqual(ALL)
  expect(await resultWindow(page).textContent()).not.toBe('')
  await journey.end()
})

test('a battle of Confrontation can be fought to its end by touch on a phone', async () => {
  const journey = await Journey.begin(browser, inject('address'), PHONE, 'block', true)
  const { page } = journey
  await beginSkirmish(page)
  expect(await fight(page, byPressing(byFinger()))).toEqual(ALL)
  // Nothing overflows the narrow screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await journey.end()
})

/** Each question has the focus, and Enter takes its suggestion. */
const byKeys: Decide = async (page, { is }) => {
  const asked = is === 'arrange' ? confirmButton(page) : is === 'place' ? placedBase(page) : options(page)
  await asked.and(page.locator(':focus')).waitFor()
  if (is === 'place') await allowedBase(page).waitFor()
  await page.keyboard.press('Enter')
}

test('a battle of Confrontation can be fought to its end by keyboard', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  await beginSkirmish(page)
  expect(await fight(page, byKeys)).toEqual(ALL)
  await journey.expectAccessible()
  await journey.end()
})

/** Ann and Xan at the limit of a charge, on a table of ordinary size. */
const FAR_APART: Json = {
  table: { width: 60, depth: 60 },
  figures: [
    { name: 'Ann', seat: 0, x: 10, y: 30, facing: 'east', card: 'Guards', changes: { abilities: [] } },
    { name: 'Xan', seat: 1, x: 40, y: 30, facing: 'west', changes: { army: 'orcs', people: 'orcs', abilities: [] } },
  ],
}

test('bases can be told apart on a phone when a long charge is announced', async () => {
  const journey = await Journey.begin(browser, inject('address'), PHONE, 'block', true)
  const { page } = journey
  await openMatch(page, await matchFile('confrontation', FAR_APART, ['person', 'recruit'], ['play']))
  await page.getByRole('heading', { name: /Announce/ }).waitFor()
  const widthOf = async (name: string) => (await baseOf(page, name).boundingBox())!.width
  await expect.poll(async () => Math.min(await widthOf('Ann'), await widthOf('Xan'))).toBeGreaterThan(20)
  await journey.end()
})

/** Before a combat Ann may swap her ATT and DEF; only the rule explains it. */
const MANY_LIMBED: Json = {
  phase: 'frays',
  figures: [
    { name: 'Ann', seat: 0, x: 30, y: 30, facing: 'east', changes: { att: 5, def: 3, abilities: ['additional-limb'] } },
    { name: 'Xan', seat: 1, x: 32.5, y: 30, facing: 'west', changes: { army: 'orcs', people: 'orcs', abilities: [] } },
  ],
}

test('an option keeps the focus when its rule text arrives late', async () => {
  const journey = await Journey.begin(browser, inject('address'))
  const { page } = journey
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.context().route(/\/reference-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await openSituation(page, 'confrontation', MANY_LIMBED, ['person', 'recruit'])
  const use = optionWithKey(page, 'use')
  await expect.poll(() => use.evaluate((button) => button === document.activeElement)).toBe(true)
  letThrough()
  await expect.poll(() => use.getAttribute('aria-describedby')).not.toBeNull()
  expect(await use.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await use.waitFor({ state: 'detached' })
  await journey.end()
})
