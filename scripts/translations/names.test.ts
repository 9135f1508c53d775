import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameFaults, namePhrases } from '../../packages/kernel/src/index.ts'
import { catalogueNames } from './catalogue-names.ts'
import { readLocales } from './read-locales.ts'

const translated = readLocales(join(import.meta.dirname, '../..')).flatMap((locales) =>
  [...locales.languages]
    .filter(([, { names }]) => Object.keys(names).length > 0)
    .map(([language, { names }]) => ({ name: locales.name, locales, language, names })),
)

test.each(translated)('$name: each name translated into $language is one of the game', async ({ locales, names }) => {
  expect(nameFaults(await catalogueNames(locales), namePhrases(names))).toEqual([])
})

test('every game has translated names', () => {
  expect(new Set(translated.map(({ name }) => name))).toEqual(
    new Set(['confrontation', 'missum', 'spheres-of-war', 'spherewars']),
  )
})
