import type { NameList, Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': 'Que fait la terre à {fighter} ?',
  'option.kiss.double': 'Doubler le MOU',
  'option.kiss.half': 'Réduire le MOU de moitié',
}

export const orcsNames: NameList = {
  'The Blood of Bran-Ô-Kor': 'Le sang de Bran-Ô-Kor',
  'Skull-crusher': 'Écraseur de crânes',
  'Favour of the Long Sun': 'Faveur du long soleil',
  'Kiss of the Earth': 'Baiser de la terre',
  'The Cunning of the Jackal': 'La ruse du chacal',
}
