import type { NameList, Phrases } from '@fray/kernel'

export const acheron: Phrases = {
  'ask.rot-gem': '¿Qué gema alimenta {spell}?',
  'ask.rot': '¿Sigue pudriéndose {fighter}?',
  'option.rot-pay': 'Una gema de Tinieblas: {fighter} pierde otro punto de RES',
  'option.rot-no': 'Ahora no',
  'roll.discord': 'La sangre de la discordia en {fighter}',
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
}
