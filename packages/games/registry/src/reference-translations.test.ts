import { kernelTranslations, type Reference, referenceFaults, type TranslatedReference } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameIds, loadGame } from './index.ts'

/** Games of which every rule is translated. */
const WHOLE = ['spheres-of-war']

async function booksOf(id: string, language: string) {
  const game = (await loadGame(id)) as AnyGame
  const [reference, translated = {}] = await Promise.all([
    game.reference(),
    game.referenceTranslations?.[language]?.(),
  ] satisfies [Promise<Reference>, Promise<TranslatedReference> | undefined])
  return { reference, translated }
}

describe.each(gameIds)('the rules of %s', (id) => {
  test.each(Object.keys(kernelTranslations))('say in %s what they say in English', async (language) => {
    const { reference, translated } = await booksOf(id, language)
    expect(referenceFaults(reference, translated)).toEqual([])
  })

  test('are translated alike into all languages', async () => {
    const books = await Promise.all(Object.keys(kernelTranslations).map((language) => booksOf(id, language)))
    const [first, ...others] = books.map(({ translated }) => Object.keys(translated).toSorted())
    for (const each of others) expect(each).toEqual(first)
  })
})

test.each(WHOLE)('every rule of %s is translated', async (id) => {
  const { reference, translated } = await booksOf(id, 'es')
  expect(Object.keys(reference).filter((rule) => !(rule in translated))).toEqual([])
})
