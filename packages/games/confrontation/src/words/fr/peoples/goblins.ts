import type { NameList, Phrases } from '@fray/kernel'

export const goblins: Phrases = {
  'roll.rats-wrath': 'Colère du Rat de {fighter} : transformation sur 4 ou plus',
  'roll.rats-wrath-ends': 'Colère du Rat de {fighter} : finie sur 1 ou 2',
  'rats-wrath.transformed': '{fighter} se transforme',
  'rats-wrath.reverted': '{fighter} reprend sa forme',
  'roll.stone-of-survival': 'La pierre de survie de {fighter} recueille du mana',
  'ask.stone-of-survival':
    '{fighter}, pierre de survie avec {gems, plural, one {# gemme} many {# gemmes} other {# gemmes}} : combien de dés de défense ?',
  'option.stone-of-survival':
    '{dice, plural, =0 {Aucun} one {# dé, pour {gems} gemmes} many {# dés, pour {gems} gemmes} other {# dés, pour {gems} gemmes}}',
  'stone-of-survival':
    '{fighter} : {dice, plural, one {# dé de défense} many {# dés de défense} other {# dés de défense}} de la pierre de survie',
}

export const goblinsNames: NameList = {
  'The Bell of the God Rat': 'La cloche du dieu Rat',
  'The Chiming Armour': "L'armure carillonnante",
  'The Sceptre of Communion': 'Le sceptre de communion',
  Tzûnami: 'Tzûnami',
  'Juicy Appendix': 'Appendice juteux',
  'Stone of Survival': 'Pierre de survie',
}
