import { kernelTranslations, nameFaults } from '@fray/kernel'
import { expect, test } from 'vitest'
import { GIVEN_NAMES } from '../army/given-names.ts'
import { forces } from '../forces/forces.ts'
import { missum } from '../game.ts'
import { lessonBook } from '../lessons.ts'
import { army } from '../phrases/army.ts'
import { battles } from '../preparation/battles.ts'
import { puzzleBook } from '../puzzles.ts'

/** Nations, and officers with words of the book's own: every language uses the same name. */
const PROPER: ReadonlySet<string> = new Set([
  ...['Tsolyánu', 'Yán Kór', 'Mu’ugalavyá', 'Ghatón', 'Salarvyá', 'Livyánu'],
  ...['Tinalíya', 'Ssú', 'Hlýss', 'Shén', 'Ahoggyá', 'N’lýss', 'Hlutrgú'],
  ...['Huitsán', 'Kérdu', 'Dritlán'],
])

/** Gets every value of "name" in plain data. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  )
}

const names = [
  ...Object.values(GIVEN_NAMES),
  ...Object.entries(army).flatMap(([id, name]) => (id.startsWith('nation.') && id !== 'nation.other' ? [name] : [])),
  ...namesIn(battles),
  ...namesIn(forces.profileExamples),
  ...[...lessonBook.lessons, ...puzzleBook.puzzles].flatMap(({ situation }) => namesIn(situation)),
].filter((name) => !PROPER.has(name))

test.each(Object.keys(kernelTranslations))('every name is translated into %s, without leftovers', async (language) => {
  expect(nameFaults(names, (await missum.content.translations?.[language]?.()) ?? {})).toEqual([])
})

test('everyone in a ready battle has a personal name or one from the game', () => {
  const known = new Set([...names, ...PROPER])
  const called = missum.content.presets.flatMap(({ setup: preset }) => {
    const setup = missum.rules.readSetup(preset)
    return missum.view.show(missum.rules.begin(setup), setup, undefined).names
  })
  // Units with the same name in both armies are distinguished by their army.
  expect(called.filter((name) => !known.has(name.replace(/ \(.+\)$/, '').replace(/ \d+$/, '')))).toEqual([])
})
