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
  'lesson.wait.title': 'Que vengan ellos',
  'lesson.wait.summary': 'Espera fuera de su alcance y sé quien golpea primero.',
  'lesson.wait.gap': 'Tres pulgadas y media',
  'lesson.wait.gap.text':
    'Un movimiento son dos pulgadas, y Halcón está a tres y media: con esta acción nadie llega al otro. Si Zorro avanza ahora, a Halcón le basta pulgada y media, y llega primero.',
  'lesson.wait.stay': 'Paciencia',
  'lesson.wait.stay.text':
    'Quien llega golpea primero, y quien golpea primero gana tres luchas de cada cinco si se lucha hasta el final. Esperar cuesta una de las cinco acciones, y deja que sea Halcón quien se equivoque.',
  'lesson.wait.stay.hint': 'Elige «Esperar».',
  'lesson.wait.go': 'Halcón ha venido',
  'lesson.wait.go.text':
    'Halcón avanzó dos pulgadas, y ahora queda pulgada y media: eso está a tu alcance. Es la tercera acción de cinco.',
  'lesson.wait.go.hint': 'Elige «Mover»; la lección dirige a Zorro hacia Halcón.',
  'lesson.wait.strike': 'Golpea',
  'lesson.wait.strike.text':
    'Si te quedas corto, es Halcón quien te golpea. Mira las probabilidades de abajo mientras arrastras: cambian en cuanto las peanas se tocan.',
  'lesson.wait.strike.hint': 'Avanza hasta que Zorro toque a Halcón, y confirma.',
  'lesson.wait.end': 'Quien golpea primero',
  'lesson.wait.end.text':
    'Halcón sacó un 5 y está fuera. También puedes alejarte para quedar fuera de alcance, pero quien sale de la mesa está fuera de la partida. Entrar en contacto con la quinta acción también vale la pena: ya nadie puede tirar, y el turno siguiente empieza con tu golpe.',
  'lesson.two.title': 'Entre dos enemigos',
  'lesson.two.summary': 'Elige quién lucha con quién y trae ayuda.',
  'lesson.two.touch': 'Se tocan',
  'lesson.two.touch.text':
    'Empieza un turno nuevo, y Zorro toca a Halcón y a Búho. Quienes se tocan están trabados en combate: luchan antes que nadie, sin moverse. A Halcón le queda un golpe del turno anterior.',
  'lesson.two.pair': 'Quién lucha con quién',
  'lesson.two.pair.text':
    'Cada uno lucha con un solo enemigo. Eres el Instigador, así que eliges tú. Contra Halcón, Zorro tendría que tirar primero; Búho y Zorro aún no han luchado, y ahí golpea primero el Instigador. Cada opción lo dice.',
  'lesson.two.pair.hint': 'Elige «Zorro contra Búho».',
  'lesson.two.next': 'La ayuda está cerca',
  'lesson.two.next.text':
    'Búho aguantó con un 2, Zorro aguantó con un 4 y Búho cayó con un 5. Zorro ha terminado este turno: no puede actuar, y nadie puede golpearlo. Halcón está libre, y Lobo es su enemigo más cercano.',
  'lesson.two.next.hint': 'Elige «Mover»; la lección dirige a Lobo hacia Halcón.',
  'lesson.two.strike': 'De un solo movimiento',
  'lesson.two.strike.text':
    'Entre Lobo y Halcón hay menos de dos pulgadas. El golpe que le quedaba a Halcón era para Zorro y aquí no cuenta.',
  'lesson.two.strike.hint': 'Avanza hasta que Lobo toque a Halcón, y confirma.',
  'lesson.two.end': 'Dos menos',
  'lesson.two.end.text':
    'Halcón sacó un 6. No queda nadie por enfrentarse, así que empieza el turno siguiente, y primero se enfrenta la pareja más cercana; si hay varias igual de cerca, elige el Instigador. Queda un enemigo: pierde quien se queda sin nadie.',
  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres, hasta el final, con dados de verdad.',
  'lesson.battle.sides': 'Tus Bestias',
  'lesson.battle.sides.text':
    'Zorro, Lobo y Tejón contra Halcón, Búho y Águila, que juega un bot. Gana el bando al que le quede alguien al final.',
  'lesson.battle.advice': 'Cuenta las pulgadas',
  'lesson.battle.advice.text':
    'Un movimiento son dos pulgadas, y quien llega golpea primero. Espera justo fuera de su alcance, para que el enemigo tenga que entrar en el tuyo; las probabilidades bajo la decisión dicen cuánto vale un paso. «Consejo» dice qué haría un bot en tu lugar.',
}
