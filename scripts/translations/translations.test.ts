import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kernelTranslations } from '../../packages/kernel/src/index.ts'
import { countTranslated, localeFaults, localeGaps } from './check-locales.ts'
import { type PackageLocales, readLocales } from './read-locales.ts'

const locales = readLocales(join(import.meta.dirname, '../..'))

describe.each(locales.map((texts) => [texts.name, texts] as const))('the texts of %s', (_, texts) => {
  test('have messages that can be read, and no translation without an English phrase', () => {
    expect(localeFaults(texts)).toEqual([])
  })

  test('have a folder for each language of the program', () => {
    expect([...texts.languages.keys()].toSorted()).toEqual(Object.keys(kernelTranslations).toSorted())
  })
})

test('every package with texts is checked', () => {
  expect(locales.map(({ name }) => name)).toEqual(expect.arrayContaining(['app', 'kernel', 'report']))
})

describe('a package', () => {
  const english = new Map([['core.json', { near: 'near', hits: '{who} hits' }]])
  const withSpanish = (file: string, texts: Record<string, string>): PackageLocales => ({
    name: 'toy',
    folder: '.',
    english,
    languages: new Map([['es', { parts: new Map([[file, texts]]), names: {} }]]),
  })

  test('may lack a translation: that is reported, and not an error', () => {
    const incomplete = withSpanish('core.json', { near: 'cerca' })
    expect(localeFaults(incomplete)).toEqual([])
    expect(localeGaps(incomplete, 'es')).toEqual(['es/core.json: hits is missing'])
    expect(countTranslated(incomplete, 'es')).toEqual([1, 2])
  })

  test('must not have a phrase or a file that English lacks', () => {
    expect(localeFaults(withSpanish('core.json', { far: 'lejos' }))).toEqual(['es/core.json: far is not a phrase'])
    expect(localeFaults(withSpanish('other.json', { near: 'cerca' }))).toEqual([
      'es/other.json: English has no such file',
    ])
  })

  test('must not give one id to two phrases', () => {
    const texts = withSpanish('core.json', {})
    const repeated = new Map([
      ...texts.english,
      ['fear.json', { near: 'close' }],
      ['rulebook/core.json', { near: 'by' }],
    ])
    expect(localeFaults({ ...texts, english: repeated })).toEqual(['en/fear.json: near is also in core.json'])
  })

  test('must not have English that cannot be read', () => {
    const broken = { ...withSpanish('core.json', {}), english: new Map([['core.json', { near: '{who' }]]) }
    expect(localeFaults(broken)).toEqual(['en/core.json: near cannot be read'])
  })
})
