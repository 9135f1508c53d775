import type { NameList, Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': '¿Qué le hace la tierra a {fighter}?',
  'option.kiss.double': 'Doblar el MOV',
  'option.kiss.half': 'Reducir el MOV a la mitad',
  lifted: '{fighter} se eleva por los aires',
  'let-down': '{fighter} vuelve al suelo',
  'roll.combat-drugs': 'Drogas de combate de {fighter}',
  drugged: '{fighter} tiene un dado de Mutágeno/{x}',
  'ask.awakening': '{fighter}: {points, plural, one {# punto} other {# puntos}} de despertar. ¿Para qué?',
  'option.awakening.instinct': 'Los sortilegios instintivos sobre él cuestan una gema menos ({points})',
  'option.awakening.strength': 'FUE +2 ({points})',
  'option.awakening.hide': 'RES +2 ({points})',
  'option.awakening.blood': 'Inmunidad/Heridas excepcionales ({points})',
  'option.awakening.none': 'Nada más',
  'ask.mesmerized': '¿Ante quién oscila el péndulo?',
  mesmerized: '{fighter} actúa de inmediato',
  'ask.put-back': '¿En qué lugar de la pila va la carta de {card}?',
  'option.put-back': '{before, plural, =0 {Encima} one {Debajo de # carta} other {Debajo de # cartas}}',
  'put-back': '{seat}: la carta de {card} vuelve a la pila',
  'barred.must-charge': '{fighter} debe cargar',
}

export const orcsNames: NameList = {
  'The Blood of Bran-Ô-Kor': 'La sangre de Bran-Ô-Kor',
  'Skull-crusher': 'Aplastacráneos',
  'Favour of the Long Sun': 'Favor del sol largo',
  'Kiss of the Earth': 'Beso de la tierra',
  'The Cunning of the Jackal': 'La astucia del chacal',
  'The Elusive': 'El esquivo',
  'Combat Drugs': 'Drogas de combate',
  "Gorok's Horn": 'El cuerno de Gorok',
  'Vortex of Quartz': 'Vórtice de cuarzo',
  Rejection: 'Rechazo',
  'Spirit of the Buffalo': 'Espíritu del búfalo',
  'The Pendulum of Mesmerism': 'El péndulo del mesmerismo',
}
