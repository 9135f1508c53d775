/** Whether all the words that somebody looks for, or parts of words, occur in what is told of something. */
export function hasWords(told: string, wanted: string): boolean {
  const words = plainWords(wanted).split(/\s+/).filter(Boolean)
  const all = plainWords(told)
  return words.every((word) => all.includes(word))
}

/** Without capitals and accents: whoever looks for Missum finds Missúm. */
export function plainWords(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
