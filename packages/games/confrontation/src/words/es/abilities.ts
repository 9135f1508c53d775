import type { Phrases } from '@fray/kernel'

/** What abilities ask and tell. */
export const abilities: Phrases = {
  'ask.ability': '{fighter}: ¿usar {ability}?',
  'option.ability.use': 'Usar {ability}',
  'option.ability.no': 'No usar {ability}',
  'ability.used': '{fighter} usa {ability}',
  'ask.ambidextrous': 'El ataque de {attacker} ha fallado: ¿responde {fighter}?',
  'option.ambidextrous.attack':
    'Renunciar a {dice, plural, one {el dado de defensa} other {# dados de defensa}} y atacar',
  'option.ambidextrous.keep': 'Conservar {dice, plural, one {el dado de defensa} other {# dados de defensa}}',
  'ask.feint': '{fighter} ha acertado a {target}: ¿herir o fintar?',
  'option.feint.damage': 'Tirar el daño',
  'option.feint.attack': 'Finta: {target} pierde un dado de ataque',
  'option.feint.defence': 'Finta: {target} pierde un dado de defensa',
  feint: '{fighter} finta: {target} pierde {kind, select, attack {un dado de ataque} other {un dado de defensa}}',
  fierce: '{fighter} debería estar muerto y sigue luchando',
  'ask.concentration': '{fighter} puede concentrarse ({left, plural, one {queda # punto} other {quedan # puntos}})',
  'option.concentration.none': 'Ahora no',
  'option.concentration': '{characteristic} +{points}',
  concentrated: '{fighter} se concentra: {characteristic} +{points}',
  'ask.cure': '¿A quién intenta curar {fighter}?',
  'option.cure.none': 'A nadie',
  'roll.cure': '{fighter} cura',
  'roll.ephemeral': '¿Se desvanece {fighter}?',
  healed: '{fighter} sana un grado',
  'ask.sequence-dice': '¿Encadena {fighter} sus golpes?',
  'option.sequence':
    '{dice, plural, =0 {Ningún dado más} one {# dado más: ATA y DEF −{cost}} other {# dados más: ATA y DEF −{cost}}}',
  sequence: '{fighter} encadena sus golpes: {dice, plural, one {# dado} other {# dados}} más',
  'roll.regeneration': '¿Se regenera {fighter}?',
  'roll.survival': 'Instinto de supervivencia de {fighter}',
  survival: '{fighter} se libra por instinto',
}
