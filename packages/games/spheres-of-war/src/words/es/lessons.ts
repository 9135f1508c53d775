import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const lessons: Phrases = {
  'lesson.title': 'El primer golpe',
  'lesson.summary': 'Acércate a un enemigo, golpea primero y lee lo que hicieron los dados.',
  'lesson.goal': 'Dos bandos, un objetivo',
  'lesson.goal.text':
    'Llevas a las Bestias, en el borde cercano. Pierde quien se queda sin nadie en la mesa. Los combatientes se enfrentan por parejas, primero los enemigos más cercanos, y cada uno de los dos actúa por turno.',
  'lesson.act': 'Tu primera acción',
  'lesson.act.text':
    'Zorro se enfrenta a Halcón. Entre los dos tienen cinco acciones, y empieza Zorro porque las Bestias son el Instigador. Quienes no se tocan solo pueden esperar o mover.',
  'lesson.act.hint': 'Elige «Mover».',
  'lesson.direction': 'Hacia el rival o lejos de él',
  'lesson.direction.text':
    'Un movimiento va en línea recta hacia el rival o en sentido contrario. Nadie puede medir antes de decidir que mueve: por eso «Deshacer» está ahora en gris.',
  'lesson.direction.hint': 'Elige «Hacia Halcón».',
  'lesson.length': 'Hasta dónde',
  'lesson.length.text':
    'Arrastra a Zorro por la línea, o usa el deslizador. Un movimiento es de dos pulgadas como máximo. La acción siguiente es de Halcón.',
  'lesson.length.hint': 'Avanza las dos pulgadas enteras, hasta el aro de la mesa, y confirma.',
  'lesson.reach': 'Bastante cerca',
  'lesson.reach.text':
    'Halcón solo ha esperado, y ahora os separa pulgada y media. Quien entra en contacto golpea al momento, así que conviene ser quien llega.',
  'lesson.reach.hint': 'Elige otra vez «Mover»; la lección dirige a Zorro hacia Halcón.',
  'lesson.odds': 'Conoce tus probabilidades',
  'lesson.odds.text':
    'Bajo «Si te paras aquí» ves cómo puede acabar esto, contando todo lo que pueden sacar los dados. Quien recibe el golpe tira un dado: con 4 o menos aguanta y devuelve el golpe; 5 o 6 es la derrota.',
  'lesson.odds.hint': 'Para donde Zorro toque a Halcón, y confirma.',
  'lesson.log': 'Qué ha pasado',
  'lesson.log.text':
    'Halcón aguantó con un 3 y devolvió el golpe, Zorro aguantó con un 2, y se gastaron las cinco acciones. Quienes se tocan siguen luchando al empezar el turno siguiente: ahí Halcón sacó un 5. La crónica lo cuenta todo; al pulsar § se abre la regla de una línea. Ahora Lobo se enfrenta a Búho, y esa lucha es tuya.',
  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres, hasta el final, con dados de verdad.',
  'lesson.battle.sides': 'Tus Bestias',
  'lesson.battle.sides.text':
    'Zorro, Lobo y Tejón contra Halcón, Búho y Águila, que juega un bot. Gana el bando al que le quede alguien al final.',
  'lesson.battle.advice': 'Cuenta las pulgadas',
  'lesson.battle.advice.text':
    'Un movimiento son dos pulgadas, y quien llega golpea primero. Espera justo fuera de su alcance, para que el enemigo tenga que entrar en el tuyo; las probabilidades bajo la decisión dicen cuánto vale un paso. «Consejo» dice qué haría un bot en tu lugar.',
}
