import type { NameList, Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'ask.growth': '{fighter} : autour de quel point poussent les plantes ?',
  'roll.mask': 'Le Masque de contemplation de {fighter}',
  mask: 'Le Masque de contemplation montre {result} à {fighter}',
  'ask.mask-gem': '{fighter} dépense-t-il une gemme pour infléchir le Masque de contemplation ?',
  'option.mask-no-gem': 'Aucune gemme',
  'ask.mask-shift': 'Le Masque montre {face} à {fighter} : que vaut-il ?',
  'option.mask-shift': '{result}',
  'ask.mask-element': 'De quel Élément {fighter} gagne-t-il l’Esprit ?',
  'ask.billhook':
    'À qui profite la Serpe d’épines de {fighter} ? {points, plural, one {# point de FOR} other {# points de FOR}}',
  'billhook-point': 'point de FOR',
  'slot.billhook-kept': 'gardés pour plus tard',
  billhook: '{fighter} : FOR +{points} jusqu’à la fin du tour',
  'term.favour': 'Faveur de Danu',
  'option.totem-siobhan': '{fighter} invoque Siobhan, qui guérit',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} invoque Fiann, qui fortifie',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} invoque Neraidh, qui frappe',
  'label.totem-neraidh': 'Neraidh',
  'note.totem-siobhan': 'une fois par partie : chaque ami à {reach} cm guérit d’un degré sur un dé de {least} ou plus',
  'note.totem-fiann':
    'une fois par partie : les amis à {reach} cm ont +1 en Attaque et en Défense jusqu’à la fin du tour',
  'note.totem-neraidh':
    'une fois par partie : chaque ennemi à {reach} cm subit un jet de Blessures de FOR 0 sur un dé de {least} ou plus',
  totem: '{fighter} brandit le Totem des Matrae : {matra}',
  'roll.totem': 'Le Totem des Matrae et {fighter}',
}

export const sessairsNames: NameList = {
  'Mask of Contemplation': 'Masque de contemplation',
  'The Billhook of Thorns': 'La serpe d’épines',
  'Lance of Malachite': 'Lance de malachite',
  'The Totem of the Matrae': 'Le totem des Matrae',
  'Cold Blood': 'Sang froid',
  Nymph: 'Nymphe',
}
