import { gameCards } from '@fray/games/cards'
import { kernelTranslations, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { english, languages, nameOfLanguage, openLanguagePack, pickLanguage } from './language-pack.ts'
import { appTranslations } from './phrases.ts'
import { createTranslator } from './translator.ts'

test('the app speaks every language the kernel does', () => {
  expect(languages).toEqual(['en', ...Object.keys(kernelTranslations)])
})

describe.each(Object.keys(appTranslations))("the app's phrases in %s", (language) => {
  test("are loaded with those of the kernel and of the games' cards", async () => {
    const languagePack = await openLanguagePack(language)
    const talk = createTranslator(languagePack)
    expect(talk.language).toBe(language)
    expect(talk.ui('ui.undo')).not.toBe('Undo')
    expect(talk.say(text('kernel.match-over'))).not.toBe('the match is over')
    for (const { id, phrases } of gameCards) {
      const card = createTranslator(languagePack, languagePack.cards[id])
      expect(card.say(text('summary'))).not.toBe(phrases.en.summary)
    }
  })
})

test('an unknown language becomes English', async () => {
  expect(await openLanguagePack('tlh')).toBe(english)
})

test('the first wanted language that exists is taken, ignoring the country', () => {
  expect(pickLanguage(['pl', 'es-MX', 'en'])).toBe('es')
  expect(pickLanguage(['en-GB', 'es'])).toBe('en')
  expect(pickLanguage(['tlh'])).toBe('en')
  expect(pickLanguage([])).toBe('en')
})

test('languages have their own names', () => {
  expect(['en', 'es', 'fr'].map(nameOfLanguage)).toEqual(['English', 'Español', 'Français'])
})
