import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Json, readSituation } from '@fray/kernel'
import { continueLesson } from '../lesson.ts'
import { MAGICIAN } from '../magician.ts'
import { openMatch, situationFile } from '../match-files.ts'
import { optionGroups, options, question } from '../page/decision.ts'
import { drawing } from '../page/table.ts'
import { newForce } from './forces.ts'
import { button, lay, type Picture, type Sitter } from './sitter.ts'

const SITUATIONS = join(import.meta.dirname, '../../../../docs/situations/confrontation')

/** Opens a situation of the documentation after some of its answers; the seat asked is a person. */
async function situation(sitter: Sitter, name: string, answers: number): Promise<void> {
  const told = readSituation(JSON.parse(await readFile(join(SITUATIONS, `${name}.json`), 'utf8')) as Json)
  await openMatch(sitter.page, await situationFile(told, answers))
  await question(sitter.page).waitFor()
}

const orc = (name: string, x: number, y: number): Json => {
  return { seat: 1, x, y, facing: 'west', changes: { name, army: 'orcs', people: 'orcs', abilities: [] } }
}

/** A ballista that throws bombs, its crew, and four orcs before it, three of them close together. */
const MORTAR: Json = {
  table: { width: 90, depth: 60 },
  piles: [['Mortar'], ['Grom']],
  placements: [0, 0],
  figures: [
    {
      ...{ who: 'lions-ballista-of-alahan', seat: 0, x: 20, y: 30, facing: 'east', card: 'Mortar' },
      changes: {
        machine: {
          ...{ artillery: 'heavy-zone', mobile: false, weight: 5, structurePoints: 6, crew: 1, turret: false },
          ...{ servant: 'lions-servant-of-the-ballista', substitutes: { aim: 3, dis: 3 } },
        },
      },
    },
    { who: 'lions-servant-of-the-ballista', seat: 0, x: 16.875, y: 30, facing: 'east', card: 'Mortar' },
    orc('Grom', 50, 30),
    orc('Brog', 53, 32),
    orc('Zog', 52, 27),
    orc('Murg', 60, 38),
  ],
}

/** Walls, mines and smoke on the ground, a flyer, wounds and a machine whose crew is short of a man. */
const LITTERED: Json = {
  table: { width: 60, depth: 40 },
  piles: [['Ann'], ['Grom']],
  placements: [0, 0],
  markers: [
    { kind: 'CF-REV-ELEMENTAL-17', by: 4, at: [34, 8], to: [34, 18], x: 2 },
    { kind: 'CF-ABIL-68', by: 4, at: [30, 30], x: 1 },
    { kind: 'CF-ABIL-68', by: 0, at: [24, 33], x: 0 },
  ],
  figures: [
    {
      ...{ name: 'Ann', seat: 0, x: 20, y: 20, facing: 'east', extras: ['fuse-bombs'] },
      changes: { aim: 3, weapon: { name: 'Bow', strength: 6, ranges: [20, 40, 60] } },
    },
    { name: 'Bea', seat: 0, x: 14, y: 26, facing: 'east', wounds: 'serious', stunned: true, faith: 2 },
    { who: 'lions-ballista-of-alahan', name: 'Ballista', seat: 0, x: 8, y: 14, facing: 'east' },
    { who: 'lions-servant-of-the-ballista', name: 'Servant', seat: 0, x: 4.875, y: 14, facing: 'east', serves: 2 },
    orc('Grom', 44, 20),
    { ...(orc('Brog', 40, 26) as object), wounds: 'critical' },
    { ...(orc('Zog', 40, 10) as object), level: 1, changes: { name: 'Zog', army: 'orcs', people: 'orcs', flight: 20 } },
  ],
}

const at = (name: string, answers: number): Picture => ({
  name: `confrontation-${name}-${answers}`,
  pose: (sitter) => situation(sitter, name, answers),
})

/** A lesson of its course, after so many steps. */
const lessonAt = (title: string, steps: number): Picture => ({
  name: `confrontation-lesson-${title.toLowerCase()}`,
  pose: async (sitter) => {
    const { page } = sitter
    await sitter.goTo('/learn/confrontation')
    await page
      .getByRole('button', { name: new RegExp(`: ${title}`) })
      .first()
      .click()
    for (let step = 0; step < steps; step++) await continueLesson(page)
  },
})

/** Moments of Confrontation that look like nothing in other games. */
export const confrontationPictures: readonly Picture[] = [
  at('fray', 0),
  at('charge-of-two', 0),
  at('pursuit', 0),
  at('rally', 0),
  at('zone-shot', 0),
  at('passengers-leave', 0),
  at('disengaging', 0),
  at('duel', 0),
  at('duel', 2),
  at('casting', 2),
  at('casting', 3),
  at('counter-magic', 4),
  at('calling', 3),
  at('calling', 4),
  at('summoning', 0),
  at('ballista', 4),
  at('steam-cannon', 2),
  at('mystic-phase', 0),
  at('deployment', 0),
  {
    name: 'confrontation-spells',
    pose: async (sitter) => {
      await lay(sitter, 'confrontation', MAGICIAN, ['person', 'recruit'], ['play', 'done', '0:cast'])
      await optionGroups(sitter.page).locator('summary').first().click()
      await optionGroups(sitter.page).getByRole('group').getByRole('paragraph').first().waitFor()
    },
  },
  {
    name: 'confrontation-dispersion',
    pose: async (sitter) => {
      await lay(sitter, 'confrontation', MORTAR, ['person', 'recruit'], ['done', '0:serve'])
      await options(sitter.page).first().hover()
      await drawing(sitter.page, 'template').waitFor()
    },
  },
  {
    name: 'confrontation-ground',
    pose: async (sitter) => {
      await lay(
        sitter,
        'confrontation',
        LITTERED,
        ['person', 'person'],
        ['done', '0:throw-smoke-bomb', { path: [{ x: 31000, y: 22000 }] }],
      )
      await question(sitter.page).waitFor()
    },
  },
  {
    name: 'confrontation-own-card',
    pose: async (sitter) => {
      await newForce(sitter, 'Confrontation')
      await button(sitter, 'Custom units').click()
      await button(sitter, 'New card').click()
      await sitter.page.getByRole('spinbutton', { name: 'FEAR', exact: true }).fill('6')
      await sitter.page.getByText('either COU or FEAR').first().waitFor()
    },
  },
  lessonAt('Magic', 3),
  lessonAt('Faith', 3),
]
