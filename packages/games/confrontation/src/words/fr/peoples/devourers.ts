import type { NameList, Phrases } from '@fray/kernel'

export const devourers: Phrases = {
  'ask.arch-power':
    '{fighter} a {counters, plural, one {# marqueur} other {# marqueurs}} de l’Arche du Tourment : pour quoi faire ?',
  'option.arch-power': '{power}, pour {price}',
  'option.arch-none': 'Rien de plus maintenant',
  'arch-power.echo': 'Écho',
  'arch-power.aura': 'Aura',
  'arch-power.blood': 'Sang',
  'arch-power.spirit': 'Esprit',
  'ask.arch-echo': 'Qui gagne un point de foi ?',
  'ask.arch-blood': 'Qui est soigné ?',
  'ask.arch-rank': 'De quel rang {fighter} est-il le fléau ?',
  arch: '{fighter} utilise l’Arche du Tourment, {power} : {left, plural, one {# marqueur restant} other {# marqueurs restants}}',
  'ask.debt': 'Combien de foi {fighter} prend-il à crédit ?',
  'option.debt': '{points, plural, =0 {Aucune} one {# point} other {# points}}',
  debt: '{fighter} prend {points, plural, one {# point} other {# points}} de foi à crédit',
  'debt.due': '{fighter} paie {points, plural, one {une dette de # point} other {une dette de # points}} en Blessures',
  'roll.talisman': 'Le talisman de {fighter}',
  talisman: '{fighter} : FOR +{strength} jusqu’à la fin du tour',
}

export const devourersNames: NameList = {
  'The Black Veil': 'Le voile noir',
  'Debt to Vile-Tis': 'Dette envers Vile-Tis',
  'The Arch of Torment': 'L’Arche du Tourment',
  'Snare of Chains': 'Collet de chaînes',
  'Five-bladed Talisman': 'Talisman à cinq lames',
}
