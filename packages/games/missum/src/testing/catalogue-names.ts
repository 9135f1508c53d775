import { GIVEN_NAMES } from '../army/given-names.ts'
import { forces } from '../forces/forces.ts'
import { lessonBook } from '../lesson-book.ts'
import army from '../locales/en/army.json' with { type: 'json' }
import { battles } from '../preparation/battles.ts'
import { puzzleBook } from '../puzzle-book.ts'

/** Nations, and officers with words of the book's own: every language uses the same name. */
export const PROPER_NAMES: ReadonlySet<string> = new Set([
  ...['Tsolyánu', 'Yán Kór', 'Mu’ugalavyá', 'Ghatón', 'Salarvyá', 'Livyánu'],
  ...['Tinalíya', 'Ssú', 'Hlýss', 'Shén', 'Ahoggyá', 'N’lýss', 'Hlutrgú'],
  ...['Huitsán', 'Kérdu', 'Dritlán'],
])

/** Every name in the data of the game that other languages translate. */
export const catalogueNames: readonly string[] = [
  ...Object.values(GIVEN_NAMES),
  ...Object.entries(army).flatMap(([id, name]) => (id.startsWith('nation.') && id !== 'nation.other' ? [name] : [])),
  ...namesIn(battles),
  ...namesIn(forces.profileExamples),
  ...[...lessonBook.lessons, ...puzzleBook.puzzles].flatMap(({ situation }) => namesIn(situation)),
].filter((name) => !PROPER_NAMES.has(name))

/** Gets every value of "name" in plain data. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
  )
}
