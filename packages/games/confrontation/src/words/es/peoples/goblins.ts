import type { NameList, Phrases } from '@fray/kernel'

export const goblins: Phrases = {
  'roll.rats-wrath': 'Ira de la Rata de {fighter}: se transforma con 4 o más',
  'roll.rats-wrath-ends': 'Ira de la Rata de {fighter}: termina con 1 o 2',
  'rats-wrath.transformed': '{fighter} se transforma',
  'rats-wrath.reverted': '{fighter} recobra su forma',
  'roll.stone-of-survival': 'La piedra de supervivencia de {fighter} reúne maná',
  'ask.stone-of-survival':
    '{fighter}, piedra de supervivencia con {gems, plural, one {# gema} other {# gemas}}: ¿cuántos dados de defensa?',
  'option.stone-of-survival':
    '{dice, plural, =0 {Ninguno} one {# dado, por {gems} gemas} other {# dados, por {gems} gemas}}',
  'stone-of-survival':
    '{fighter}: {dice, plural, one {# dado de defensa} other {# dados de defensa}} de la piedra de supervivencia',
}

export const goblinsNames: NameList = {
  'The Bell of the God Rat': 'La campana del dios Rata',
  'The Chiming Armour': 'La armadura cantarina',
  'The Sceptre of Communion': 'El cetro de la comunión',
  Tzûnami: 'Tzûnami',
  'Juicy Appendix': 'Apéndice jugoso',
  'Stone of Survival': 'Piedra de supervivencia',
}
