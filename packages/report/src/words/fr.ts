import type { Phrases } from '@fray/kernel'

export const fr: Phrases = {
  'report.title': '{game} : {first} contre {second}',
  'report.title-many': '{game} : {sides}',
  'report.result': 'Victoire : {sides} ({reason}).',
  'report.draw': 'Match nul : {reason}.',
  'report.unfinished': 'La partie n’est pas finie.',
  'report.mission': '{name}. {goal}',
  'report.strengths': 'Qui avait l’avantage',
  'report.strengths-note': 'De perdue, en bas, à gagnée, en haut, après chaque décision.',
  'report.chapter-losses': 'Pertes de {side} : {names}.',
  'report.no-results': 'Personne n’a été touché.',
  'report.losses': 'Pertes',
  'report.no-losses': 'aucune',
  'report.luck': 'La chance aux dés',
  'report.luck-line':
    '{side} a lancé {dice, plural, one {un dé} other {# dés}} : {thrown} au total, quand on pouvait attendre {expected} ({verdict}).',
  'report.luck.good': 'plus chanceux que la plupart',
  'report.luck.fair': 'à peu près comme d’habitude',
  'report.luck.bad': 'moins chanceux que la plupart',
  'report.no-dice': '{side} n’a lancé aucun dé.',
  'report.moments': 'Ce qui a décidé de la partie',
  'report.moment': '{headline}, en faveur de {side} : {events}',
  'report.made-with': 'Fait avec Fray à partir de l’enregistrement de la partie.',
  'report.picture': 'La table : {headline}',
}
