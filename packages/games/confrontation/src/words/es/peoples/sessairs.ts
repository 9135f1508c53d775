import type { NameList, Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'ask.growth': '{fighter}: ¿alrededor de qué punto crecen las plantas?',
  'roll.mask': 'La Máscara de contemplación de {fighter}',
  mask: 'La Máscara de contemplación muestra a {fighter} un {result}',
  'ask.mask-gem': '¿Gasta {fighter} una gema para torcer la Máscara de contemplación?',
  'option.mask-no-gem': 'Ninguna gema',
  'ask.mask-shift': 'La Máscara muestra a {fighter} un {face}: ¿como qué cuenta?',
  'option.mask-shift': '{result}',
  'ask.mask-element': '¿De qué Elemento obtiene {fighter} el Espíritu?',
  'ask.billhook':
    '¿A quién beneficia la Podadera de espinas de {fighter}? {points, plural, one {# punto de FUE} other {# puntos de FUE}}',
  'billhook-point': 'punto de FUE',
  'slot.billhook-kept': 'guardados para después',
  billhook: '{fighter}: FUE +{points} hasta el final del asalto',
  'term.favour': 'Favor de Danu',
  'option.totem-siobhan': '{fighter} invoca a Siobhan, que cura',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} invoca a Fiann, que fortalece',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} invoca a Neraidh, que golpea',
  'label.totem-neraidh': 'Neraidh',
  'note.totem-siobhan': 'una vez por partida: cada amigo a {reach} cm se cura un grado con un dado de {least} o más',
  'note.totem-fiann':
    'una vez por partida: los amigos a {reach} cm tienen +1 en Ataque y Defensa hasta el final de la ronda',
  'note.totem-neraidh':
    'una vez por partida: cada enemigo a {reach} cm sufre una tirada de Daños de FUE 0 con un dado de {least} o más',
  totem: '{fighter} alza el Tótem de las Matrae: {matra}',
  'roll.totem': 'El Tótem de las Matrae y {fighter}',
}

export const sessairsNames: NameList = {
  'Mask of Contemplation': 'Máscara de contemplación',
  'The Billhook of Thorns': 'La podadera de espinas',
  'Lance of Malachite': 'Lanza de malaquita',
  'The Totem of the Matrae': 'El tótem de las Matrae',
  'Cold Blood': 'Sangre fría',
  Nymph: 'Ninfa',
}
