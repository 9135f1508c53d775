import { z } from 'zod'

/** What counts of a word: no accents, capitals, gaps or plural. */
function lettersOf(word: string): string {
  const plain = word.normalize('NFD').toLowerCase()
  return plain.replaceAll(/[^a-z]/g, '').replace(/s$/, '')
}

/** A word of a list, written as its id, as the book prints it ("Living legend", "Tir-Nâ-Bor"), or as something else that it is called. */
export function writtenWord<const T extends readonly [string, ...string[]]>(
  words: T,
  alsoCalled: Readonly<Record<string, T[number]>> = {},
) {
  const ids = new Map<string, T[number]>([
    ...Object.entries(alsoCalled).map(([called, id]) => [lettersOf(called), id] as const),
    ...words.map((id) => [lettersOf(id), id] as const),
  ])
  const idOf = (written: unknown) => (typeof written === 'string' ? (ids.get(lettersOf(written)) ?? written) : written)
  return z.preprocess(idOf, z.enum(words))
}
