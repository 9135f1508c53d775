/** Whether all search words, or parts of words, occur in a text. */
export function hasWords(told: string, wanted: string): boolean {
  const words = plainWords(wanted).split(/\s+/).filter(Boolean)
  const all = plainWords(told)
  return words.every((word) => all.includes(word))
}

/** Removes capitals and accents: a search for Missum finds Missúm. */
export function plainWords(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
