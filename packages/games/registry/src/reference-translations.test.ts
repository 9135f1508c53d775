import { kernelTranslations, type Reference, referenceFaults, type TranslatedReference } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type AnyGame, gameIds, loadGame } from './index.ts'

async function loadRules(id: string, language: string) {
  const game = (await loadGame(id)) as AnyGame
  const [reference, translated = {}] = await Promise.all([
    game.content.reference(),
    game.content.referenceTranslations?.[language]?.(),
  ] satisfies [Promise<Reference>, Promise<TranslatedReference> | undefined])
  return { reference, translated }
}

// `npm run translations` reports rules without a translation, and those whose English has changed: they fail no test.
describe.each(gameIds)('the translated rules of %s', (id) => {
  test.each(Object.keys(kernelTranslations))(
    'have the parts and figures of the English ones in %s',
    async (language) => {
      const { reference, translated } = await loadRules(id, language)
      expect(referenceFaults(reference, translated)).toEqual([])
    },
  )

  test.each(Object.keys(kernelTranslations))('are loaded in %s', async (language) => {
    const { reference, translated } = await loadRules(id, language)
    // Only a whole file can be forgotten here: single rules may be missing.
    expect(Object.keys(translated).length).toBeGreaterThan(Object.keys(reference).length / 2)
  })
})
