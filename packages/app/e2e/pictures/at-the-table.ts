import type { Json } from '@fray/kernel'
import { continueLesson } from '../lesson.ts'
import { beforeTheWood } from '../match-files.ts'
import { decisionPanel, openDecision, question } from '../page/decision.ts'
import { diceTray, handOverScreen, oddsPanel, replayMarks, resultWindow } from '../page/match.ts'
import { nextLesson, rules } from '../page/pages.ts'
import { allowedBase, drawing, figuresOf, overlayRegions, table } from '../page/table.ts'
import { playUntil, takeOver } from '../play.ts'
import { button, joinBattle, lay, type Picture, type Sitter } from './sitter.ts'

const DUEL: Json = {
  figures: [
    { name: 'Fox', seat: 0, x: 12, y: 14 },
    { name: 'Wolf', seat: 0, x: 6, y: 20 },
    { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
    { name: 'Owl', seat: 1, x: 18, y: 4 },
  ],
}

export const SPELL: Json = {
  gems: [4, 3],
  scenery: [
    { type: 'shallow-lava', x: 13, y: 29 },
    { type: 'wood', x: 24, y: 26 },
    { type: 'hill', x: 28, y: 10 },
  ],
  figures: [
    { who: 'sull', seat: 0, x: 10, y: 20 },
    { who: 'fiend', seat: 0, x: 7, y: 25 },
    { who: 'tax-collector', seat: 1, x: 16, y: 20 },
    { who: 'nirlem', seat: 1, x: 30, y: 30 },
  ],
}

/** A battle of two bots that is over, and its result. */
async function result(sitter: Sitter): Promise<void> {
  const { page } = sitter
  await page.getByRole('link', { name: 'Spheres of War', exact: true }).click()
  await page.getByText('Close quarters').click()
  for (const seat of [0, 1])
    await page
      .getByRole('radiogroup', { name: /^Player for/ })
      .nth(seat)
      .getByText('Recruit')
      .click()
  await page.getByText('Instant').click()
  await button(sitter, 'Start match').click()
  await resultWindow(page).waitFor()
}

async function replay(sitter: Sitter): Promise<void> {
  const { page } = sitter
  await result(sitter)
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
  await replayMarks(page).first().waitFor()
  await button(sitter, 'Go to start').click()
  await button(sitter, 'Next loss').click()
  await button(sitter, 'Step back').click()
  await button(sitter, 'Step forward').click()
  await diceTray(page).getByRole('img').first().waitFor()
}

/** The lesson of a game at one of its steps. */
const lesson =
  (game: string, steps: number): Picture['pose'] =>
  async (sitter) => {
    const { page } = sitter
    await page.getByRole('link', { name: `Learn ${game}`, exact: true }).click()
    await nextLesson(page).getByRole('button').click()
    for (let step = 0; step < steps; step++) await continueLesson(page)
  }

/** Opens the tab with the figure card, if the panel has tabs. */
async function onFigureTab({ page }: Sitter): Promise<void> {
  await question(page).waitFor()
  const tab = page.getByRole('tab', { name: 'Figure' })
  if (await tab.isVisible()) await tab.click()
}

/** Four bands at one table, two against two. */
const FOUR: Json = {
  seats: ['alliance', 'urueh', 'scions', 'adepts'].map((race) => ({ bands: [`${race}-scout`] })),
  mission: 'last-survivor',
  turnCap: 10,
}

/** The table, lessons and replays. */
export const tablePictures: readonly Picture[] = [
  {
    name: 'deploy',
    pose: async (sitter) => {
      await button(sitter, 'Quick battle: Spheres of War').click()
      await playUntil(sitter.page, async () => openDecision(sitter.page, 'place').isVisible())
    },
  },
  {
    name: 'act',
    pose: async (sitter) => {
      await lay(sitter, 'spheres-of-war', DUEL, ['person', 'soldier'])
      await button(sitter, 'Wait').waitFor()
    },
  },
  {
    name: 'slide-and-odds',
    pose: async (sitter) => {
      await lay(sitter, 'spheres-of-war', DUEL, ['person', 'soldier'], ['move', 'toward'])
      await oddsPanel(sitter.page).getByRole('table').waitFor()
    },
  },
  {
    name: 'why',
    pose: async (sitter) => {
      await lay(sitter, 'spheres-of-war', DUEL, ['person', 'soldier'])
      await decisionPanel(sitter.page).getByRole('link').first().click()
      await rules(sitter.page).first().waitFor()
    },
  },
  { name: 'result', pose: result },
  { name: 'replay', pose: replay },
  {
    name: 'replay-what-if',
    pose: async (sitter) => {
      await replay(sitter)
      await button(sitter, 'What if…').click()
    },
  },
  {
    name: 'replay-share',
    pose: async (sitter) => {
      await replay(sitter)
      await button(sitter, 'Share').click()
      await sitter.page.getByRole('textbox').waitFor()
    },
  },
  {
    name: 'replay-end',
    pose: async (sitter) => {
      await replay(sitter)
      await button(sitter, 'Go to end').click()
      await button(sitter, 'Verify the dice').click()
      await sitter.page.getByText(/^Verified/).waitFor()
    },
  },
  { name: 'lesson-spheres', pose: lesson('Spheres of War', 5) },
  { name: 'lesson-spherewars', pose: lesson('SphereWars', 5) },
  { name: 'lesson-manuscript', pose: lesson('SphereWars: the Manuscript', 3) },
  { name: 'lesson-missum', pose: lesson('Missúm!', 3) },
  {
    name: 'skirmish-run',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0', 'run'])
      await allowedBase(sitter.page).waitFor()
    },
  },
  {
    name: 'skirmish-bid',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'soldier'], ['0', 'stand', 'mindfreeze'])
      await sitter.page.getByRole('heading', { name: 'How many gems do you spend on Mindfreeze?' }).waitFor()
    },
  },
  {
    name: 'hot-seat-cover',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'person'], ['0', 'stand', 'mindfreeze'])
      await handOverScreen(sitter.page).waitFor()
    },
  },
  {
    name: 'hot-seat-open',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', SPELL, ['person', 'person'], ['0', 'stand', 'mindfreeze', '3'])
      await takeOver(sitter.page)
      await button(sitter, '1 gem').click()
      await table(sitter.page).waitFor()
    },
  },
  {
    name: 'overlay-sight',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', beforeTheWood(false), ['person', 'recruit'], ['0'])
      await onFigureTab(sitter)
      await button(sitter, 'Sight').click()
      await drawing(sitter.page, 'verdict mark').first().waitFor()
    },
  },
  {
    name: 'overlay-reach',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', beforeTheWood(true), ['person', 'recruit'], ['0'])
      await onFigureTab(sitter)
      for (const name of ['Reach', 'Shooting']) await button(sitter, name).click()
      await overlayRegions(sitter.page, 'shooting', 'near').waitFor()
    },
  },
  {
    name: 'tape',
    pose: async (sitter) => {
      await lay(sitter, 'spherewars', beforeTheWood(true), ['person', 'recruit'], ['0'])
      await question(sitter.page).waitFor()
      await button(sitter, 'Tape measure').click()
      await drawing(sitter.page, 'tape').waitFor()
    },
  },
  {
    name: 'battle-spherewars',
    pose: (sitter) => joinBattle(sitter, 'spherewars', undefined, 90),
  },
  {
    name: 'battle-manuscript',
    pose: (sitter) => joinBattle(sitter, 'spherewars-manuscript', undefined, 90),
  },
  {
    name: 'battle-missum',
    pose: (sitter) => joinBattle(sitter, 'missum', undefined, 120),
  },
  {
    name: 'legion-chosen',
    pose: async (sitter) => {
      await joinBattle(sitter, 'missum', undefined, 120)
      await figuresOf(sitter.page, 0).first().click({ force: true })
      await onFigureTab(sitter)
    },
  },
  {
    name: 'four-seats',
    pose: (sitter) => joinBattle(sitter, 'spherewars', FOUR, 40),
  },
]
