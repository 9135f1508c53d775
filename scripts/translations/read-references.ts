import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Reference, TranslatedReference } from '../../packages/kernel/src/index.ts'

/** The rules of a game in our own words, and one translation of them. */
export interface TranslatedRules {
  /** Name of the file without its ending: `reference`, `manuscript-reference`. */
  readonly file: string
  readonly reference: Reference
  readonly translated: TranslatedReference
}

/** Reads the rules of a package in a language. Packages other than games have none. */
export function readReferences(folder: string, language: string): readonly TranslatedRules[] {
  return globSync('data/*reference.json', { cwd: folder })
    .sort()
    .map((path) => {
      const file = basename(path, '.json')
      const translation = globSync(`data/${file}.${language}.json`, { cwd: folder })[0]
      return {
        file,
        reference: readJson(join(folder, path)) as Reference,
        translated: translation ? (readJson(join(folder, translation)) as TranslatedReference) : {},
      }
    })
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
