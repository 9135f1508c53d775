import { type Message, type MessageArgs, type Names, type Phrasebook, Speaker, text } from '@fray/kernel'
import type { LanguagePack } from './language-pack.ts'
import type { PhraseId } from './phrases.ts'

/** Turns messages of the app and of a game into sentences. */
export interface PhraseTranslator {
  readonly language: string
  /** Translates a phrase of the app. */
  ui(id: PhraseId, args?: MessageArgs): string
  /** Translates a message of the game. */
  say(words: Message): string
  /** Translates the explanation of a message, its phrase with `.note` after the id, if there is one. */
  note(words: Message): string | undefined
  /** Translates a plain name. */
  name(name: string): string
  /** Formats a bare value of a table or a card: a name, or a number with the language's decimal sign. */
  value(value: string | number): string
  /** Translates a message into English, for those who know the game in English. */
  inEnglish(words: Message): string
}

const NOBODY: Names = { figure: String, seat: String }

/** Makes a translator for one language and one game, or none. */
export function createTranslator(
  { language, phrasebook }: LanguagePack,
  game?: Phrasebook,
  names: Names = NOBODY,
): PhraseTranslator {
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

function createSay(speaker: Speaker, names: Names): PhraseTranslator['say'] {
  return (words) => {
    try {
      return speaker.say(words, names)
    } catch {
      // A missing or broken phrase must not crash the table: its id is better than nothing.
      return words.id
    }
  }
}

/** Speakers by language, cached because they remember parsed phrases while names change more often. */
const speakers = new WeakMap<Phrasebook, Map<string, Speaker>>()

function speakerOf(book: Phrasebook, language: string): Speaker {
  const known = speakers.get(book) ?? new Map<string, Speaker>()
  const speaker = known.get(language) ?? new Speaker(book, language)
  speakers.set(book, known.set(language, speaker))
  return speaker
}

/** Cache of merged books. */
const joinedBooks = new WeakMap<Phrasebook, WeakMap<Phrasebook, Phrasebook>>()

/** Merges two phrasebooks; the second one wins. */
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
