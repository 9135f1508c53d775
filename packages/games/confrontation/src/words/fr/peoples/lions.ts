import type { NameList, Phrases } from '@fray/kernel'

export const lions: Phrases = {
  'roll.shield': 'Le bouclier de {fighter}',
  shield:
    'Le bouclier de {fighter} encaisse le coup : {left, plural, =0 {il est brisé} one {# point de structure restant} other {# points de structure restants}}',
  'option.falcon-kill': '{fighter} lance le faucon sur un ennemi',
  'label.falcon-kill': 'Tue !',
  'ask.falcon-kill': 'Qui le faucon harcèle-t-il ?',
  'option.falcon-fly': '{fighter} fait veiller le faucon sur un allié',
  'label.falcon-fly': 'Vole !',
  'ask.falcon-fly': 'Sur qui le faucon veille-t-il ?',
  'option.falcon-mutilate': '{fighter} s’apprête à lancer Silentz sur un ennemi',
  'label.falcon-mutilate': 'Mutile !',
  'falcon-kill': 'Le faucon de {fighter} harcèle {target}',
  'falcon-fly': 'Le faucon de {fighter} veille sur {target}',
  'falcon-mutilate': '{fighter} tire avec Silentz durant ce tour',
}

export const lionsNames: NameList = {
  Falconer: 'Fauconnier',
  'Kill!': 'Tue !',
  'Fly!': 'Vole !',
  'Master shot': 'Tir de maître',
  'Shield of the Baronies, 5+': 'Bouclier des baronnies, 5+',
  'Shield of the Baronies, 4+': 'Bouclier des baronnies, 4+',
  'Shield of the Baronies, 3+': 'Bouclier des baronnies, 3+',
  Silentz: 'Silentz',
  'The Sermon of Shaon': 'Le sermon de Shaon',
  'Armour of Allmoon': 'Armure d’Allmoon',
  Deliverance: 'Délivrance',
}
