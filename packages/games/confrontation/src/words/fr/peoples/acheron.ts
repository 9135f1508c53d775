import type { NameList, Phrases } from '@fray/kernel'

export const acheron: Phrases = {
  'ask.rot-gem': 'Quelle gemme nourrit {spell} ?',
  'ask.rot': '{fighter} pourrit-il davantage ?',
  'option.rot-pay': 'Une gemme de Ténèbres : {fighter} perd encore un point de RES',
  'option.rot-no': 'Pas maintenant',
  'roll.discord': 'Le sang de la discorde en {fighter}',
}

export const acheronNames: NameList = {
  Mizar: 'Mizar',
  'The Fist of Kaïn': 'Le poing de Kaïn',
  'Sceptre of Dark Absolution': 'Sceptre de l’absolution noire',
  Heartrender: 'Crève-cœur',
  'The King of Ashes': 'Le roi des cendres',
  'Psalms of Insanity': 'Psaumes de la folie',
  'Funeral March': 'Marche funèbre',
  Putrefaction: 'Putréfaction',
}
