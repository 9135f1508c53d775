import type { NameList, Phrases } from '@fray/kernel'

export const lions: Phrases = {
  'roll.shield': 'El escudo de {fighter}',
  shield:
    'El escudo de {fighter} recibe el golpe: {left, plural, =0 {se rompe} one {queda # punto de estructura} other {quedan # puntos de estructura}}',
  'option.falcon-kill': '{fighter} lanza el halcón contra un enemigo',
  'label.falcon-kill': '¡Mata!',
  'ask.falcon-kill': '¿A quién acosa el halcón?',
  'option.falcon-fly': '{fighter} hace que el halcón vele por un aliado',
  'label.falcon-fly': '¡Vuela!',
  'ask.falcon-fly': '¿Por quién vela el halcón?',
  'option.falcon-mutilate': '{fighter} se dispone a lanzar a Silentz contra un enemigo',
  'label.falcon-mutilate': '¡Mutila!',
  'falcon-kill': 'El halcón de {fighter} acosa a {target}',
  'falcon-fly': 'El halcón de {fighter} vela por {target}',
  'falcon-mutilate': '{fighter} dispara con Silentz en esta ronda',
}

export const lionsNames: NameList = {
  Falconer: 'Halconero',
  'Kill!': '¡Mata!',
  'Fly!': '¡Vuela!',
  'Master shot': 'Tiro maestro',
  'Shield of the Baronies, 5+': 'Escudo de las baronías, 5+',
  'Shield of the Baronies, 4+': 'Escudo de las baronías, 4+',
  'Shield of the Baronies, 3+': 'Escudo de las baronías, 3+',
  Silentz: 'Silentz',
  'The Sermon of Shaon': 'El sermón de Shaon',
  'Armour of Allmoon': 'Armadura de Allmoon',
  Deliverance: 'Liberación',
}
