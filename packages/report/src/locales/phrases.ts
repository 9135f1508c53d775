import type { Translations } from '@fray/kernel'
import en from './en/report.json' with { type: 'json' }

/** The phrases of a battle report; the game's own stand beside them. */
export const reportPhrases = { en }

export const reportTranslations: Translations = {
  es: async () => (await import('./es/report.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./fr/report.json', { with: { type: 'json' } })).default,
}

export type ReportPhrase = keyof typeof en
