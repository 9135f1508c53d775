/** Paper sizes, as style sheets name them. */
export const PAPERS = { a4: 'A4', letter: 'letter' } as const
export type Paper = keyof typeof PAPERS

/** Regions that use Letter paper. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH']

/**
 * Gets the default paper for a language. Browsers may report invalid language tags ("en-US@posix"), so they are parsed
 * leniently.
 */
export function defaultPaper(language: string): Paper {
  const region = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z])/i.exec(language)?.[1]?.toUpperCase()
  return region !== undefined && LETTER_REGIONS.includes(region) ? 'letter' : 'a4'
}
