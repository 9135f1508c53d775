import type { NameList, Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': 'Que fait la terre à {fighter} ?',
  'option.kiss.double': 'Doubler le MOU',
  'option.kiss.half': 'Réduire le MOU de moitié',
  lifted: '{fighter} est soulevé dans les airs',
  'let-down': '{fighter} redescend',
  'roll.combat-drugs': 'Drogues de combat de {fighter}',
  drugged: '{fighter} a un dé de Mutagène/{x}',
  'ask.awakening': '{fighter} : {points, plural, one {# point} other {# points}} d’éveil. Pour quoi ?',
  'option.awakening.instinct': 'Les sortilèges instinctifs sur lui coûtent une gemme de moins ({points})',
  'option.awakening.strength': 'FOR +2 ({points})',
  'option.awakening.hide': 'RES +2 ({points})',
  'option.awakening.blood': 'Immunité/Blessures exceptionnelles ({points})',
  'option.awakening.none': 'Rien de plus',
  'ask.mesmerized': 'Devant qui le pendule oscille-t-il ?',
  mesmerized: '{fighter} agit aussitôt',
  'ask.put-back': 'À quelle place de la pile va la carte de {card} ?',
  'option.put-back': '{before, plural, =0 {Au-dessus} one {Sous # carte} other {Sous # cartes}}',
  'put-back': '{seat} : la carte de {card} retourne dans la pile',
  'barred.must-charge': '{fighter} doit charger',
}

export const orcsNames: NameList = {
  'The Blood of Bran-Ô-Kor': 'Le sang de Bran-Ô-Kor',
  'Skull-crusher': 'Écraseur de crânes',
  'Favour of the Long Sun': 'Faveur du long soleil',
  'Kiss of the Earth': 'Baiser de la terre',
  'The Cunning of the Jackal': 'La ruse du chacal',
  'The Elusive': 'L’insaisissable',
  'Combat Drugs': 'Drogues de combat',
  "Gorok's Horn": 'La corne de Gorok',
  'Vortex of Quartz': 'Vortex de quartz',
  Rejection: 'Rejet',
  'Spirit of the Buffalo': 'Esprit du buffle',
  'The Pendulum of Mesmerism': 'Le pendule du mesmérisme',
}
