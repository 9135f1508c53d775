import { gameCards } from '@fray/games/cards'
import { kernelTranslations, type Phrasebook, type Phrases, type Translations } from '@fray/kernel'
import { appPhrases, appTranslations } from './phrases.ts'

/** A language and the app's phrases in it. */
export interface LanguagePack {
  readonly language: string
  /** The app's phrases; English fills the gaps. */
  readonly phrasebook: Phrasebook
  /** The phrases of the games' cards on the home page, by game. */
  readonly cards: Readonly<Record<string, Phrasebook>>
}

/** Every language of the app, English first. */
export const languages: readonly string[] = ['en', ...Object.keys(appTranslations)]

export const english: LanguagePack = {
  language: 'en',
  phrasebook: appPhrases,
  cards: Object.fromEntries(gameCards.map(({ id, phrases }) => [id, phrases])),
}

/** Loads a language; an unknown one becomes English. */
export async function openLanguagePack(language: string): Promise<LanguagePack> {
  if (!(language in appTranslations)) return english
  const findLanguage = async (translations: Translations | undefined): Promise<Phrases> =>
    (await translations?.[language]?.()) ?? {}
  const [kernel, app, ...cards] = await Promise.all(
    [kernelTranslations, appTranslations, ...gameCards.map(({ translations }) => translations)].map(findLanguage),
  )
  return {
    language,
    phrasebook: { en: appPhrases.en, [language]: { ...kernel, ...app } },
    cards: Object.fromEntries(gameCards.map(({ id, phrases }, i) => [id, { ...phrases, [language]: cards[i] ?? {} }])),
  }
}

/** Gets a language's own name. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Gets the first of the wanted languages that exists, ignoring the country. */
export function pickLanguage(wanted: readonly string[]): string {
  const plain = wanted.map((language) => language.split('-')[0] ?? language)
  return plain.find((language) => languages.includes(language)) ?? 'en'
}
