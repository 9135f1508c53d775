import { kernelTranslations, type Phrases, translationFaults } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gameCards } from './cards.ts'
import { type AnyGame, gameIds, loadGame } from './index.ts'

async function gameWithId(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new Error(`unknown game ${id}`)
  return game
}

/** The parts of what a game says: itself, its forces, its lessons, its puzzles, its guide. */
async function partsOf({ content }: AnyGame): Promise<readonly Phrases[]> {
  const books = await Promise.all([content.forces?.(), content.lessons?.(), content.puzzles?.(), content.guide?.()])
  return [content.phrases.en, ...books.map((book) => book?.phrases.en ?? {})]
}

/** The names of the arguments that are sides of the match. */
const SIDES: Readonly<Record<string, RegExp>> = {
  'spheres-of-war': /\{seat\}/,
  spherewars: /\{side\}/,
  'spherewars-manuscript': /\{side\}/,
  missum: /\{(seat|mover|winner|loser)\}/,
  confrontation: /\{seat\}/,
}

/** Used only of the other side. */
const NEVER_YOURS = ['ask.order-lead']

describe.each(gameIds)('%s', (id) => {
  test('never defines a phrase twice, so that one book holds them all', async () => {
    const ids = (await partsOf(await gameWithId(id))).flatMap((part) => Object.keys(part))
    expect(ids.filter((otherId, i) => ids.indexOf(otherId) !== i)).toEqual([])
  })

  test('addresses readers as you wherever it names their side', async () => {
    const { en } = (await gameWithId(id)).content.phrases
    const naming = Object.keys(en).filter((phrase) => SIDES[id]!.test(en[phrase]!) && !/^fault|\.you$/.test(phrase))
    expect(naming.filter((phrase) => en[`${phrase}.you`] === undefined && !NEVER_YOURS.includes(phrase))).toEqual([])
  })

  // Confrontation still has some.
  test.skipIf(id === 'confrontation')('refers to players and figures as they or it in English', async () => {
    const english = Object.entries(Object.assign({}, ...(await partsOf(await gameWithId(id)))) as Phrases)
    const gendered = english.filter(([, words]) => /\b(he|him|his|himself|she|her|hers|herself)\b/i.test(words))
    expect(gendered).toEqual([])
  })

  test.each(Object.keys(kernelTranslations))('uses the texts of all its parts in %s', async (language) => {
    const english: Phrases = Object.assign({}, ...(await partsOf(await gameWithId(id))))
    const translated = (await (await gameWithId(id)).content.translations?.[language]?.()) ?? {}
    expect(translationFaults(english, language, translated)).toEqual([])
    // Only whole files can be forgotten here: single phrases may be missing.
    const missing = Object.keys(english).filter((phrase) => !(phrase in translated))
    expect(missing.length).toBeLessThan(Object.keys(english).length / 20)
  })

  test.each(Object.keys(kernelTranslations))('has a card in %s that matches the game', async (language) => {
    const { phrases, translations } = gameCards.find((card) => card.id === id) ?? {}
    const card = (await translations?.[language]?.()) ?? {}
    expect(Object.keys(phrases?.en ?? {})).toEqual(expect.arrayContaining(Object.keys(card)))
    expect(await (await gameWithId(id)).content.translations?.[language]?.()).toMatchObject(card)
  })
})
