import type { Forces } from '../forces/force.ts'
import type { Json } from '../match/seat.ts'
import type { LessonBook } from '../situations/lesson.ts'
import type { PuzzleBook } from '../situations/puzzle.ts'
import type { GuideBook } from '../texts/guide.ts'
import type { Message } from '../texts/message.ts'
import type { Phrasebook, Translations } from '../texts/phrasebook.ts'
import type { Reference, ReferenceTranslations } from '../texts/reference.ts'
import type { SetupOption } from './setup-option.ts'
import type { Tables } from './tables.ts'

/** A named setup, offered to players who do not want to choose everything. */
export interface Preset {
  readonly id: string
  /**
   * Its name. Presets that share one phrase and differ only in its arguments `first`, `second` (the sides) and `size`
   * are offered as three choices instead of a long list.
   */
  readonly text: Message
  readonly setup: Json
}

/** Facts about a game that the home page shows before its rules are loaded. */
export interface GameCard {
  readonly id: string
  /** Its crest, as the name of an icon. */
  readonly icon: string
  /** The phrases `title` and `summary`, as in the game's phrasebook. */
  readonly phrases: Phrasebook
  /** Title and summary in other languages. */
  readonly translations?: Translations
  /** Whether it has lessons. */
  readonly hasLessons: boolean
  /** Whether it has forces to build. */
  readonly hasForces: boolean
}

/** Everything people read and choose from: texts, setups, lessons, forces. */
export interface GameContent {
  readonly title: Message
  readonly summary: Message
  readonly phrases: Phrasebook
  /** All its phrases in other languages, including those of forces and lessons. */
  readonly translations?: Translations
  /** The rules in our own words, by id; loaded on demand. */
  reference(): Promise<Reference>
  /** The same in other languages, as far as they are translated. */
  readonly referenceTranslations?: ReferenceTranslations
  readonly presets: readonly Preset[]
  /** Further choices for a match, the most important first. */
  readonly setupOptions?: readonly SetupOption[]
  /** Short first games for learning by playing; loaded on demand. */
  lessons?(): Promise<LessonBook>
  /** Positions with a goal to solve; loaded on demand. */
  puzzles?(): Promise<PuzzleBook>
  /** Chapters of the rulebook, a reference sheet, and what terms mean; loaded on demand. */
  guide?(): Promise<GuideBook>
  /** How people build their forces; loaded on demand. */
  forces?(): Promise<Forces>
  /** How people lay out the table; loaded on demand. */
  tables?(): Promise<Tables>
  /** Faces of dice that are not numbers, as scripts write them ("S" for 6). */
  readonly faces?: Readonly<Record<string, number>>
}
