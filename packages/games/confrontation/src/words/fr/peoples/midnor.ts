import type { NameList, Phrases } from '@fray/kernel'

export const midnor: Phrases = {
  'ask.eye': 'Qui l’Œil de l’Abîme regarde-t-il ?',
  'eye.cowed': '{target} ne soutient pas l’œil de {fighter}',
  'eye.withstood': '{target} résiste désormais à l’œil de {fighter}',
  'ask.larva': 'Que donne la larve à {fighter} ?',
  'option.larva.spit': 'Crachat corrosif : FOR +3 jusqu’à la fin du tour',
  'option.larva.fluids': 'Fluides vitaux : Régénération/5 jusqu’à la fin du tour',
  'option.larva.none': 'Rien',
  'ask.devour': 'Qui {fighter} blesse-t-il pour se régénérer malgré tout ?',
  'option.devour.none': 'Personne',
  'ask.bond-with-the-despot': 'Combien de foi {fighter} met-il dans le lien avec le Despote ?',
  'option.despot.none': 'Aucune',
  'option.despot.leads': '{points, plural, one {# point} other {# points}} : il commande à {cm} cm',
  'option.despot.directs':
    '{points, plural, one {# point} other {# points}} : il commande à {cm} cm et lance deux dés au jet de tactique',
  bond: '{fighter} commande à {cm} cm jusqu’à la fin du tour',
}

export const midnorNames: NameList = {
  'Eye of the Abyss': 'Œil de l’Abîme',
  'The Accursed Deacon': 'Le diacre maudit',
  'Bond with the Despot': 'Lien avec le Despote',
  'The Larva of the Imsur': 'La larve de l’Imsur',
  'The Crown of Conquerors': 'La couronne des conquérants',
}
