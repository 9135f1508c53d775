import { argumentsOf, translationFaults, translationGaps } from '../../packages/kernel/src/index.ts'
import type { PackageLocales } from './read-locales.ts'

/** Lists what is wrong with the texts of a package, by file: the tests fail for it. */
export function localeFaults({ english, languages }: PackageLocales): readonly string[] {
  const unreadable = [...english].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([id, message]) => (isReadable(message) ? [] : [`en/${file}: ${id} cannot be read`])),
  )
  const wrong = [...languages].flatMap(([language, { parts }]) =>
    [...parts].flatMap(([file, texts]) => {
      const original = english.get(file)
      if (!original) return [`${language}/${file}: English has no such file`]
      return translationFaults(original, language, texts).map((fault) => `${language}/${file}: ${fault}`)
    }),
  )
  return [...unreadable, ...repeatedIds(english), ...wrong]
}

/** Folders of texts that word some phrases of the others differently. */
const EDITIONS = ['rulebook/', 'manuscript/']

function repeatedIds(english: PackageLocales['english']): readonly string[] {
  const files = new Map<string, string>()
  return [...english]
    .filter(([file]) => !EDITIONS.some((edition) => file.startsWith(edition)))
    .flatMap(([file, texts]) =>
      Object.keys(texts).flatMap((id) => {
        const other = files.get(id)
        files.set(id, file)
        return other === undefined ? [] : [`en/${file}: ${id} is also in ${other}`]
      }),
    )
}

/** Lists what a language lacks, by file: English stands in for it. */
export function localeGaps({ english, languages }: PackageLocales, language: string): readonly string[] {
  const parts = languages.get(language)?.parts
  return [...english].flatMap(([file, texts]) =>
    translationGaps(texts, language, parts?.get(file) ?? {}).map((gap) => `${language}/${file}: ${gap}`),
  )
}

/** Counts the phrases of a package that a language has, and all of them. */
export function countTranslated({ english, languages }: PackageLocales, language: string): readonly [number, number] {
  const parts = languages.get(language)?.parts
  let [has, all] = [0, 0]
  for (const [file, texts] of english) {
    const ids = Object.keys(texts).filter((id) => !id.startsWith('grammar.'))
    all += ids.length
    has += ids.filter((id) => parts?.get(file)?.[id] !== undefined).length
  }
  return [has, all]
}

function isReadable(message: string): boolean {
  try {
    argumentsOf(message)
    return true
  } catch {
    return false
  }
}
