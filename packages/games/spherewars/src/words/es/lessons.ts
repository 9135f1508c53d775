import type { Phrases } from '@fray/kernel'

/** What the lessons of both editions begin with. */
const shared: Phrases = {
  'lesson.field': 'El campo',
  'lesson.field.text':
    'Llevas a la Alianza, con el borde verde; los puntos del borde son las heridas que quedan. Los bandos juegan rondas por turno, y en una ronda un bando activa a algunos de sus combatientes. Señala una miniatura para leer su ficha.',
  'lesson.activate': 'Elige quién actúa',
  'lesson.activate.hint': 'Activa a Vigía: en la lista o en la mesa.',
  'lesson.stand': 'Buen pulso',
  'lesson.stand.hint': 'Elige «Quedarse».',
  'lesson.shoot': 'Dispara',
  'lesson.shoot.hint': 'Dispara a Batallador.',
  'lesson.kill': 'Muerto',
}

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const rulebookLessons: Phrases = {
  ...shared,
  'lesson.title': 'Aguanta la línea',
  'lesson.summary': 'Activa, dispara, corre y atrapa a un enemigo en mitad de su propio movimiento.',
  'lesson.activate.text':
    'Quien se activa se mueve, luego puede concentrarse para una gesta o un hechizo, y después lucha o dispara. Batallador tiene heridas y está al alcance de Vigía.',
  'lesson.stand.text': 'Vigía está donde debe. Quien se queda ha terminado de moverse y pasa a disparar.',
  'lesson.shoot.text':
    'Señala un objetivo y lee abajo las probabilidades, impacto a impacto y herida a herida. Primero los dados deben acertar, y cuanto más rápido es el objetivo, más difícil resulta; luego cada dado de fuerza que llega a su constitución es una herida.',
  'lesson.run': 'Ahora, Montaraz',
  'lesson.run.text':
    'Una herida. «¿Por qué?», en la crónica, enseña de dónde sale cada uno de sus números. Batallador querrá llegar hasta Vigía, así que Montaraz le cerrará el paso.',
  'lesson.run.hint': 'Elige «Correr».',
  'lesson.where': 'En medio',
  'lesson.where.text':
    'Arrastra a Montaraz dentro de la región clara. En torno a cada peana está su área defensiva: un enemigo que entra en ella puede ser atrapado. Después empieza la ronda de los Vástagos.',
  'lesson.where.hint': 'Corre hasta el aro de la mesa, y confirma.',
  'lesson.react': 'Una reacción',
  'lesson.react.text':
    'Batallador pasa corriendo junto a Montaraz, y su movimiento se detiene para ti: eso significa el rótulo sobre la mesa. Montaraz puede saltar contra Batallador en cualquier punto de su camino por el área defensiva, o dejar pasar. Lo que siempre pasas se fija una vez, con «Pasar siempre aquí».',
  'lesson.react.hint': 'Detén a Batallador en el aro de su camino, y confirma.',
  'lesson.kill.text':
    'Ambos tiraron su destreza, Montaraz sacó mejores dados y golpeó: dos heridas, y Batallador está fuera de la partida. Quien mata en combate puede moverse un poco. Demonio sigue ahí, y es de quienes cargan sin que se lo pidan.',
  'lesson.kill.hint': 'Elige «Quedarse aquí»; desde entonces la batalla es tuya.',
}

export const manuscriptLessons: Phrases = {
  ...shared,
  'lesson.title': 'Dispara y carga',
  'lesson.summary': 'Activa, dispara, carga: una ronda con la edición anterior.',
  'lesson.activate.text':
    'Quien se activa elige una forma de moverse y después puede disparar o luchar. Batallador tiene heridas y está al alcance de Vigía.',
  'lesson.stand.text': 'Un tirador que no se ha movido tira un dado más de precisión.',
  'lesson.shoot.text':
    'Señala un objetivo y lee abajo las probabilidades. Primero los dados deben acertar, y cuanto más rápido es el objetivo, más difícil resulta; luego cada dado de potencia que llega a su constitución es una herida.',
  'lesson.charge': 'Ahora, Montaraz',
  'lesson.charge.text':
    'Una herida. «¿Por qué?», en la crónica, enseña de dónde sale cada uno de sus números. Batallador está lo bastante cerca para cargar, y una carga golpea más fuerte: un dado más.',
  'lesson.charge.hint': 'Elige «Cargar».',
  'lesson.whom': 'Di el objetivo',
  'lesson.whom.text':
    'Dices contra quién cargas antes de medir nada. Después ambos tiran su destreza, uno contra otro, y golpea el mejor.',
  'lesson.whom.hint': 'Carga contra Batallador.',
  'lesson.kill.text':
    'Montaraz sacó mejores dados y golpeó: dos heridas, y Batallador está fuera de la partida. Quien mata en combate puede moverse hasta dos pulgadas. Lacayo sigue ahí.',
  'lesson.kill.hint': 'Mueve a Montaraz hasta el aro de la mesa, y confirma; desde entonces la batalla es tuya.',
}
