import { type Message, type MessageArgs, type Names, type Phrasebook, Speaker, text } from '@fray/kernel'
import type { LanguagePack } from './language-pack.ts'
import type { PhraseId } from './phrases.ts'

/** Turns phrases of the app and texts of a game into sentences. */
export interface Translator {
  readonly language: string
  /** A phrase of the app. */
  ui(id: PhraseId, args?: MessageArgs): string
  /** A text of the game. */
  say(words: Message): string
  /** What a text of the game is about, for whoever reads it for the first time: its phrase with `.note` after the id, if there is one. */
  note(words: Message): string | undefined
  /** Something that has a plain name, as the language calls it. */
  name(name: string): string
  /** A bare value of a table or a card: a name, or a number with the sign between its decimals that the language has. */
  value(value: string | number): string
  /** The same text in English, for those who know the game by it. */
  inEnglish(words: Message): string
}

const NOBODY: Names = { figure: String, seat: String }

/** A talk in one language about one game, or about none. */
export function createTranslator(
  { language, phrasebook }: LanguagePack,
  game?: Phrasebook,
  names: Names = NOBODY,
): Translator {
  const book = mergePhrasebooks(phrasebook, game)
  const speaker = speakerOf(book, language)
  const say = createSay(speaker, names)
  return {
    language,
    say,
    note: (words) => {
      const id = `${words.id}.note`
      return book.en[id] === undefined ? undefined : say({ ...words, id })
    },
    ui: (id, args) => say(text(id, args)),
    name: (name) => speaker.name(name),
    value: (value) => speaker.value(value),
    inEnglish: language === 'en' ? say : createSay(speakerOf(book, 'en'), names),
  }
}

function createSay(speaker: Speaker, names: Names): Translator['say'] {
  return (words) => {
    try {
      return speaker.say(words, names)
    } catch {
      // A phrase that is missing or broken must not take the table with it: its id is better than nothing.
      return words.id
    }
  }
}

/** Those who speak from a book, by language: they know the messages that they have read, and names change more often. */
const speakers = new WeakMap<Phrasebook, Map<string, Speaker>>()

function speakerOf(book: Phrasebook, language: string): Speaker {
  const known = speakers.get(book) ?? new Map<string, Speaker>()
  const speaker = known.get(language) ?? new Speaker(book, language)
  speakers.set(book, known.set(language, speaker))
  return speaker
}

/** Books that were put together before. */
const joinedBooks = new WeakMap<Phrasebook, WeakMap<Phrasebook, Phrasebook>>()

/** Two phrasebooks as one; where both have a phrase, the second one's is said. */
export function mergePhrasebooks(first: Phrasebook, second: Phrasebook | undefined): Phrasebook {
  if (!second) return first
  const known = joinedBooks.get(first) ?? new WeakMap<Phrasebook, Phrasebook>()
  const book = known.get(second) ?? mergeAll(first, second)
  joinedBooks.set(first, known.set(second, book))
  return book
}

function mergeAll(first: Phrasebook, second: Phrasebook): Phrasebook {
  const languages = new Set([...Object.keys(first), ...Object.keys(second)])
  const books = [...languages].map((language) => [language, { ...first[language], ...second[language] }] as const)
  return { en: first.en, ...Object.fromEntries(books) }
}
