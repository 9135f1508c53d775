import type { NameList, Phrases } from '@fray/kernel'

export const acheron: Phrases = {
  'ask.rot-gem': 'Quelle gemme nourrit {spell} ?',
  'ask.rot': '{fighter} pourrit-il davantage ?',
  'option.rot-pay': 'Une gemme de Ténèbres : {fighter} perd encore un point de RES',
  'option.rot-no': 'Pas maintenant',
  'roll.discord': 'Le sang de la discorde en {fighter}',
  'ask.merge': 'Avec quel autre pantin ?',
  departed: '{fighter} n’est plus là',
  'ask.division': 'Où se tient la seconde moitié de {fighter} ?',
  'refused.apart': 'Les deux doivent se toucher',
  'ask.brutality': 'La force de qui ?',
  'ask.zombie': 'Un zombie renforce-t-il le lien de {fighter} ? Il paiera un échec',
  'option.zombie-none': 'Aucun zombie',
  'ask.raised': 'Qui se relève d’entre les morts pour {fighter} ?',
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
  'Zombie Masters': 'Maîtres des zombies',
  'Morbid Angel Invocation': 'Invocation d’ange morbide',
  'Morbid Division': 'Division morbide',
  'Hymn of Despair': 'Hymne du désespoir',
  'Arrows of Hecate': 'Flèches d’Hécate',
  'Evil Eye': 'Mauvais œil',
  'Brutality of the Shadows': 'Brutalité des ombres',
}
