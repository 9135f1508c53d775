import type { Translations } from '../texts/phrasebook.ts'
import en from './en/kernel.json' with { type: 'json' }

/** The kernel's own phrases; a game's phrasebook is laid over them. */
export const kernelPhrases = { en }

/** The kernel's phrases in other languages. This list defines the languages of the whole program. */
export const kernelTranslations: Translations = {
  es: async () => (await import('./es/kernel.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./fr/kernel.json', { with: { type: 'json' } })).default,
}
