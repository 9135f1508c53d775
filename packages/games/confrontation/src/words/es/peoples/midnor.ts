import type { NameList, Phrases } from '@fray/kernel'

export const midnor: Phrases = {
  'ask.eye': '¿A quién mira el Ojo del Abismo?',
  'eye.cowed': '{target} no soporta el ojo de {fighter}',
  'eye.withstood': '{target} resiste desde ahora el ojo de {fighter}',
  'ask.larva': '¿Qué le da la larva a {fighter}?',
  'option.larva.spit': 'Esputo corrosivo: FUE +3 hasta el final de la ronda',
  'option.larva.fluids': 'Fluidos vitales: Regeneración/5 hasta el final de la ronda',
  'option.larva.none': 'Nada',
  'ask.devour': '¿A quién hiere {fighter} para regenerarse de todos modos?',
  'option.devour.none': 'A nadie',
  'ask.bond-with-the-despot': '¿Cuánta fe pone {fighter} en el vínculo con el Déspota?',
  'option.despot.none': 'Ninguna',
  'option.despot.leads': '{points, plural, one {# punto} other {# puntos}}: manda a {cm} cm',
  'option.despot.directs':
    '{points, plural, one {# punto} other {# puntos}}: manda a {cm} cm y tira dos dados en la tirada táctica',
  bond: '{fighter} manda a {cm} cm hasta el final de la ronda',
}

export const midnorNames: NameList = {
  'Eye of the Abyss': 'Ojo del Abismo',
  'The Accursed Deacon': 'El diácono maldito',
  'Bond with the Despot': 'Vínculo con el Déspota',
  'The Larva of the Imsur': 'La larva del Imsur',
  'The Crown of Conquerors': 'La corona de los conquistadores',
}
