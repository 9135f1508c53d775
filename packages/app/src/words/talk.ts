import { type Args, type Names, type Phrasebook, Speaker, type Text, text } from '@fray/kernel'
import { appPhrases, type PhraseId } from './phrases.ts'

/** Turns phrases of the app and texts of a game into sentences. */
export interface Talk {
  /** A phrase of the app. */
  ui(id: PhraseId, args?: Args): string
  /** A text of the game. */
  say(words: Text): string
}

const NOBODY: Names = { figure: String, seat: String }

/** A talk in one language about one game, or about none. */
export function talkOf(language: string, game: Phrasebook | undefined, names: Names = NOBODY): Talk {
  const speaker = new Speaker(merged(appPhrases, game), language)
  const say = (words: Text) => {
    try {
      return speaker.say(words, names)
    } catch {
      // A phrase that is missing or broken must not take the table with it: its id is better than nothing.
      return words.id
    }
  }
  return { say, ui: (id, args) => say(text(id, args)) }
}

function merged(app: Phrasebook, game: Phrasebook | undefined): Phrasebook {
  const languages = new Set([...Object.keys(app), ...Object.keys(game ?? {})])
  const books = [...languages].map((language) => [language, { ...app[language], ...game?.[language] }] as const)
  return { en: app.en, ...Object.fromEntries(books) }
}
