/** ICU messages by phrase id. */
export type Phrases = Readonly<Record<string, string>>

/** The phrases of a game by language; English is always there and stands in for what another language lacks. */
export interface Phrasebook {
  readonly en: Phrases
  readonly [language: string]: Phrases
}

/** The same phrases in other languages than English, by language: each is fetched when somebody reads it. */
export type Translations = Readonly<Record<string, () => Promise<Phrases>>>
