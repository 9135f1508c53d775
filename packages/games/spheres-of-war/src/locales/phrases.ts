import type { Translations } from '@fray/kernel'
import card from './en/card.json' with { type: 'json' }
import core from './en/core.json' with { type: 'json' }

/** The English phrases of the game itself; guide, lessons and puzzles have their own. */
export const phrases = {
  en: {
    ...card,
    ...core,
  },
}

/** Everything in other languages. */
export const translations: Translations = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}
