import type { Phrases } from '@fray/kernel'

/** What abilities ask and tell. */
export const abilities: Phrases = {
  'ask.ability': '{fighter} : utiliser {ability} ?',
  'option.ability.use': 'Utiliser {ability}',
  'option.ability.no': 'Ne pas utiliser {ability}',
  'ability.used': '{fighter} utilise {ability}',
  'ask.ambidextrous': 'L’attaque de {attacker} a échoué : {fighter} riposte ?',
  'option.ambidextrous.attack':
    'Abandonner {dice, plural, one {le dé de défense} other {# dés de défense}} et attaquer',
  'option.ambidextrous.keep': 'Garder {dice, plural, one {le dé de défense} other {# dés de défense}}',
  'ask.feint': '{fighter} a touché {target} : blesser ou feinter ?',
  'option.feint.damage': 'Faire le jet de Blessures',
  'option.feint.attack': 'Feinte : {target} perd un dé d’attaque',
  'option.feint.defence': 'Feinte : {target} perd un dé de défense',
  feint: '{fighter} feinte : {target} perd {kind, select, attack {un dé d’attaque} other {un dé de défense}}',
  fierce: '{fighter} devrait être mort et se bat encore',
  'ask.concentration': '{fighter} peut se concentrer ({left, plural, one {reste # point} other {restent # points}})',
  'option.concentration.none': 'Pas maintenant',
  'option.concentration': '{characteristic} +{points}',
  concentrated: '{fighter} se concentre : {characteristic} +{points}',
  'ask.cure': 'Qui {fighter} tente-t-il de guérir ?',
  'option.cure.none': 'Personne',
  'roll.cure': '{fighter} guérit',
  'roll.ephemeral': '{fighter} se dissipe ?',
  healed: '{fighter} guérit d’un degré',
  'ask.sequence-dice': '{fighter} enchaîne-t-il ses coups ?',
  'option.sequence':
    '{dice, plural, =0 {Aucun dé de plus} one {# dé de plus : ATT et DEF −{cost}} other {# dés de plus : ATT et DEF −{cost}}}',
  sequence: '{fighter} enchaîne ses coups : {dice, plural, one {# dé} other {# dés}} de plus',
  'roll.regeneration': '{fighter} se régénère ?',
  'roll.survival': 'Instinct de survie de {fighter}',
  survival: '{fighter} s’en tire d’instinct',
}
