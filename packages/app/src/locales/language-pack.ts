import { gameCards } from '@fray/games/cards'
import { kernelTranslations, type Phrasebook, type Phrases, type Translations } from '@fray/kernel'
import { appPhrases } from './phrases.ts'

/** A language and what the page itself has to say in it. */
export interface LanguagePack {
  readonly language: string
  /** The app's words; English stands in for what the language lacks. */
  readonly phrasebook: Phrasebook
  /** What the cards of the games on the first page say, by the game's id. */
  readonly cards: Readonly<Record<string, Phrasebook>>
}

/** The app's own words in other languages. */
export const appTranslations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}

/** Every language the app speaks, English first. */
export const languages: readonly string[] = ['en', ...Object.keys(appTranslations)]

export const english: LanguagePack = {
  language: 'en',
  phrasebook: appPhrases,
  cards: Object.fromEntries(gameCards.map(({ id, phrases }) => [id, phrases])),
}

/** Fetches a language; one that there is not is English. */
export async function openLanguagePack(language: string): Promise<LanguagePack> {
  if (!(language in appTranslations)) return english
  const spoken = async (translations: Translations | undefined): Promise<Phrases> =>
    (await translations?.[language]?.()) ?? {}
  const [kernel, app, ...cards] = await Promise.all(
    [kernelTranslations, appTranslations, ...gameCards.map(({ translations }) => translations)].map(spoken),
  )
  return {
    language,
    phrasebook: { en: appPhrases.en, [language]: { ...kernel, ...app } },
    cards: Object.fromEntries(gameCards.map(({ id, phrases }, i) => [id, { ...phrases, [language]: cards[i] ?? {} }])),
  }
}

/** What a language is called in that language itself. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The first of the wanted languages that there is, whichever country's it is. */
export function pickLanguage(wanted: readonly string[]): string {
  const plain = wanted.map((each) => each.split('-')[0] ?? each)
  return plain.find((each) => languages.includes(each)) ?? 'en'
}
