import type { Phrases, Translations } from './phrasebook.ts'

/** The kernel's own words; a game's phrasebook is laid over them. */
export const kernelPhrases: { readonly en: Phrases } = {
  en: {
    rolled: '{purpose}',
    'kernel.not-offered': '“{answer}” is not one of the choices',
    'kernel.not-asked': '{seat} has nothing to decide now',
    'kernel.match-over': 'the match is over',
    'kernel.not-yours': 'the last answer was given by {seat}',
    'kernel.minimum': 'at least {floor}',
    'kernel.nothing-to-undo': 'nothing can be taken back: dice or a secret were shown since',
  },
}

/** The kernel's words in other languages. Whatever is translated is translated into these. */
export const kernelTranslations: Translations = {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
}
