import type { Phrasebook, Phrases, Translations } from '@fray/kernel'

const en = {
  'report.title': '{game}: {first} against {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': 'Victory for {sides} ({reason}).',
  'report.draw': 'A draw ({reason}).',
  'report.lead.throughout': 'From {turn} on {side} had the upper hand and did not lose it again.',
  'report.lead.turned': 'At first {other} had the upper hand; in {turn} the battle turned in favour of {side}.',
  'report.lead.changed':
    'The upper hand changed {changes, plural, one {once} other {# times}}; in {turn} {side} gained it for good.',
  'report.lost': 'Lost by {side}: {names}.',
  'report.unfinished': 'Not over yet.',
  'report.mission': '{name}. {goal}',
  'report.forces': 'The forces',
  'report.force': '{side}, {figures, plural, one {one figure} other {# figures}}:',
  'report.kind': '{name} ({count})',
  'report.standing': 'Left at the end of it: {sides}.',
  'report.side-standing': '{side} {left} of {had}',
  'report.score': 'Score ({of}): {points}.',
  'report.side-score': '{side} {value}',
  'report.idle':
    '{count, plural, one {Once more the dice fell and changed nothing} other {# more times the dice fell and changed nothing}}',
  'report.strengths': 'Who was ahead',
  'report.strengths-note':
    'Above the middle the first side is ahead, below it the other. Dots are the moments that decided, numbers the turns.',
  'report.preparation': 'Before the battle',
  'report.no-results': 'Nobody was hurt.',
  'report.losses': 'Losses',
  'report.no-losses': 'none',
  'report.luck': 'Luck of the dice',
  'report.luck-line':
    '{side}: {dice, plural, one {one die} other {# dice}}, {thrown, number} in all where {expected, number} were to be expected; {verdict}.',
  'report.luck.good': 'lucky, worth {worth, number, ::percent .} of all strength on the table',
  'report.luck.fair': 'neither lucky nor unlucky',
  'report.luck.bad': 'unlucky, at a cost of {worth, number, ::percent .} of all strength on the table',
  'report.no-dice': '{side}: no dice.',
  'report.moments': 'What decided it',
  'report.moment': '{headline}, for {side}:',
  'report.luck-note': 'High is not always good: luck is what came of the dice beside all that could have come of them.',
  'report.chance': '(The chance of that was about {chance, number, ::percent .}.)',
  'report.loss': '{headline}: {names}',
  'report.left': '{left} of {had} left',
  'report.made-with': 'Made with Fray from a record of the match. Icons: game-icons.net, CC BY 3.0.',
  'report.picture': 'The table: {headline}',
} satisfies Phrases

export const reportPhrases: Phrasebook = { en }

export const reportTranslations: Translations = {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
}

export type ReportPhrase = keyof typeof en
