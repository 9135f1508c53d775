import type { Phrasebook, Phrases, Translations } from '@fray/kernel'

const en = {
  'report.title': '{game}: {first} vs. {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': 'Victory for {sides} ({reason}).',
  'report.draw': 'Draw ({reason}).',
  'report.lead.throughout': '{side} took the lead in {turn} and never lost it.',
  'report.lead.turned': '{other} led at first; in {turn} the battle turned in favour of {side}.',
  'report.lead.changed':
    'The lead changed hands {changes, plural, one {once} other {# times}} before {side} took it for good in {turn}.',
  'report.lost': '{side} lost {names}.',
  'report.unfinished': 'Not over yet.',
  'report.mission': '{name}. {goal}',
  'report.forces': 'Forces',
  'report.force': '{side}, {figures, plural, one {1 figure} other {# figures}}:',
  'report.kind': '{name} ({count})',
  'report.standing': 'Remaining: {sides}.',
  'report.side-standing': '{side} {left} of {had}',
  'report.score': 'Score ({of}): {points}.',
  'report.side-score': '{side} {value}',
  'report.idle': '{count, plural, one {1 more exchange} other {# more exchanges}} without effect',
  'report.strengths': 'Who was ahead',
  'report.strengths-note':
    'The first side leads where the line is above the middle, the other side where it is below. Dots mark key moments, numbers mark turns.',
  'report.preparation': 'Before the battle',
  'report.no-results': 'Nobody was hurt.',
  'report.losses': 'Losses',
  'report.no-losses': 'none',
  'report.luck': 'Luck of the dice',
  'report.luck-line':
    '{side}: {dice, plural, one {1 die} other {# dice}}, total {thrown, number} (average {expected, number}); {verdict}.',
  'report.luck.good': 'lucky (gained {worth, number, ::percent .} of all strength on the table)',
  'report.luck.fair': 'neither lucky nor unlucky',
  'report.luck.bad': 'unlucky (lost {worth, number, ::percent .} of all strength on the table)',
  'report.no-dice': '{side}: no dice.',
  'report.moments': 'Key moments',
  'report.moment': '{headline}, for {side}:',
  'report.luck-note': 'High rolls aren’t always good; luck compares the results with the average.',
  'report.chance': '(Chance: about {chance, number, ::percent .}.)',
  'report.loss': '{headline}: {names}',
  'report.left': '{left} of {had} left',
  'report.made-with': 'Made with Fray from a match record. Icons: game-icons.net, CC BY 3.0.',
  'report.picture': 'The table: {headline}',
} satisfies Phrases

export const reportPhrases: Phrasebook = { en }

export const reportTranslations: Translations = {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
}

export type ReportPhrase = keyof typeof en
