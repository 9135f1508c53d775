import type { Phrasebook, Phrases, Translations } from '@fray/kernel'

const en = {
  'report.title': '{game}: {first} against {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': '{sides} wins: {reason}.',
  'report.draw': 'A draw: {reason}.',
  'report.unfinished': 'Not over yet.',
  'report.mission': '{name}. {goal}',
  'report.strengths': 'Who stood better',
  'report.strengths-note': 'From lost at the bottom to won at the top, after every decision.',
  'report.chapter-losses': '{side} loses {names}.',
  'report.no-results': 'Nobody was hurt.',
  'report.losses': 'Losses',
  'report.no-losses': 'none',
  'report.luck': 'Luck of the dice',
  'report.luck-line':
    '{side} threw {dice, plural, one {one die} other {# dice}}: {thrown} in all, where {expected} were to be expected ({verdict}).',
  'report.luck.good': 'luckier than most',
  'report.luck.fair': 'about what is usual',
  'report.luck.bad': 'unluckier than most',
  'report.no-dice': '{side} threw no dice.',
  'report.moments': 'What decided it',
  'report.moment': '{headline}, for {side}: {events}',
  'report.made-with': 'Made with Fray from a record of the match.',
  'report.picture': 'The table: {headline}',
} satisfies Phrases

export const reportPhrases: Phrasebook = { en }

export const reportTranslations: Translations = {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
}

export type ReportPhrase = keyof typeof en
