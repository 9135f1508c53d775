import { z } from 'zod'

/** Reduces a word to its letters: no accents, capitals, gaps or plural. */
function lettersOf(word: string): string {
  const plain = word.normalize('NFD').toLowerCase()
  return plain.replaceAll(/[^a-z]/g, '').replace(/s$/, '')
}

/** Reads a word of a list: its id, its printed form ("Living legend", "Tir-Nâ-Bor"), or another name for it. */
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
