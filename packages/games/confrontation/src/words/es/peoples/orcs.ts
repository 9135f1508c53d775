import type { NameList, Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': '¿Qué le hace la tierra a {fighter}?',
  'option.kiss.double': 'Doblar el MOV',
  'option.kiss.half': 'Reducir el MOV a la mitad',
}

export const orcsNames: NameList = {
  'The Blood of Bran-Ô-Kor': 'La sangre de Bran-Ô-Kor',
  'Skull-crusher': 'Aplastacráneos',
  'Favour of the Long Sun': 'Favor del sol largo',
  'Kiss of the Earth': 'Beso de la tierra',
  'The Cunning of the Jackal': 'La astucia del chacal',
}
