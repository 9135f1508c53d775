/** Sheets that cards are printed on, as style sheets call them. */
export const PAPERS = { a4: 'A4', letter: 'letter' } as const
export type Paper = keyof typeof PAPERS

/** Where letters are written on Letter paper. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH']

/**
 * The usual paper where a language is spoken. Browsers tell languages in forms that are none ("en-US@posix"), so it is
 * read here as far as it can be and never refused.
 */
export function defaultPaper(language: string): Paper {
  const region = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z])/i.exec(language)?.[1]?.toUpperCase()
  return region !== undefined && LETTER_REGIONS.includes(region) ? 'letter' : 'a4'
}
