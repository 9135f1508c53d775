import { kernelTranslations, type Reference, referenceFaults, sectionOf, type TranslatedReference } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameIds, loadGame } from './index.ts'

/** Lists of single things that players look up one at a time; they are not part of a chapter's core. */
const LISTS = new Set([
  ...['SPELL', 'MIRACLE', 'LITURGY', 'VIRTUE', 'RELIC', 'ABIL', 'ARTEFACT', 'PACK'].map((name) => `CF-${name}`),
  ...['ABIL', 'ARTEFACT', 'CONSUMABLE', 'RACE', 'RRULE', 'RGEAR', 'RPROF', 'RBAND'].map((name) => `SW-${name}`),
])

/** Games of which every rule is translated. */
const WHOLE = ['confrontation', 'spheres-of-war', 'spherewars', 'spherewars-manuscript', 'missum']

function isListed(id: string): boolean {
  return LISTS.has(sectionOf(id)) || /^CF-REV\b/.test(id)
}

async function booksOf(id: string, language: string) {
  const game = (await loadGame(id)) as AnyGame
  const [reference, translated = {}] = await Promise.all([
    game.content.reference(),
    game.content.referenceTranslations?.[language]?.(),
  ] satisfies [Promise<Reference>, Promise<TranslatedReference> | undefined])
  return { game, reference, translated }
}

describe.each(gameIds)('the rules of %s', (id) => {
  test.each(Object.keys(kernelTranslations))('match the English rules in %s', async (language) => {
    const { reference, translated } = await booksOf(id, language)
    expect(referenceFaults(reference, translated)).toEqual([])
  })

  test.each(Object.keys(kernelTranslations))(
    'cover the core of every chapter in %s: a third or more',
    async (language) => {
      const { game, reference, translated } = await booksOf(id, language)
      const thin = ((await game.content.guide?.())?.chapters ?? []).flatMap(({ title, sections }) => {
        const core = Object.keys(reference).filter((rule) => sections.includes(sectionOf(rule)) && !isListed(rule))
        const read = core.filter((rule) => rule in translated)
        return read.length * 3 >= core.length ? [] : [`${title.id}: ${read.length} of ${core.length}`]
      })
      expect(thin).toEqual([])
    },
  )

  test('are the same set in all languages', async () => {
    const books = await Promise.all(Object.keys(kernelTranslations).map((language) => booksOf(id, language)))
    const [first, ...others] = books.map(({ translated }) => Object.keys(translated).toSorted())
    for (const other of others) expect(other).toEqual(first)
  })
})

test.each(WHOLE)('every rule of %s is translated', async (id) => {
  const { reference, translated } = await booksOf(id, 'es')
  expect(Object.keys(reference).filter((rule) => !(rule in translated))).toEqual([])
})
