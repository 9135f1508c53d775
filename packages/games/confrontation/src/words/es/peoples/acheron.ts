import type { NameList, Phrases } from '@fray/kernel'

export const acheron: Phrases = {
  'ask.rot-gem': '¿Qué gema alimenta {spell}?',
  'ask.rot': '¿Sigue pudriéndose {fighter}?',
  'option.rot-pay': 'Una gema de Tinieblas: {fighter} pierde otro punto de RES',
  'option.rot-no': 'Ahora no',
  'roll.discord': 'La sangre de la discordia en {fighter}',
  'ask.merge': '¿Con qué otra marioneta?',
  departed: '{fighter} ya no está',
  'ask.division': '¿Dónde queda la segunda mitad de {fighter}?',
  'refused.apart': 'Las dos deben tocarse',
  'ask.brutality': '¿La fuerza de quién?',
  'ask.zombie': '¿Refuerza un zombi el lazo de {fighter}? Pagará un fracaso',
  'option.zombie-none': 'Ningún zombi',
  'ask.raised': '¿Quién se levanta de entre los muertos para {fighter}?',
}

export const acheronNames: NameList = {
  Mizar: 'Mizar',
  'The Fist of Kaïn': 'El puño de Kaïn',
  'Sceptre of Dark Absolution': 'Cetro de la absolución oscura',
  Heartrender: 'Desgarracorazones',
  'The King of Ashes': 'El rey de las cenizas',
  'Psalms of Insanity': 'Salmos de la locura',
  'Funeral March': 'Marcha fúnebre',
  Putrefaction: 'Putrefacción',
  'Zombie Masters': 'Amos de zombis',
  'Morbid Angel Invocation': 'Invocación de ángel mórbido',
  'Morbid Division': 'División mórbida',
  'Hymn of Despair': 'Himno de la desesperación',
  'Arrows of Hecate': 'Flechas de Hécate',
  'Evil Eye': 'Mal de ojo',
  'Brutality of the Shadows': 'Brutalidad de las sombras',
}
