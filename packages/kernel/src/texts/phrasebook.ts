/** ICU messages by phrase id. */
export type Phrases = Readonly<Record<string, string>>

/** The phrases of a game by language. English is always there and stands in for missing translations. */
export interface Phrasebook {
  readonly en: Phrases
  readonly [language: string]: Phrases
}

/** Phrases in languages other than English; each is loaded when somebody reads it. */
export type Translations = Readonly<Record<string, () => Promise<Phrases>>>

/** The ends of the ids with a prefix: `IdAfter<'fault.', PhraseId>` has `taken` if there is a phrase `fault.taken`. */
export type IdAfter<Prefix extends string, Id extends string> = Id extends `${Prefix}${infer Rest}` ? Rest : never
