import type { Phrases } from '@fray/kernel'

/** The lessons of the Manuscript in Spanish. */
export const manuscriptLessons: Phrases = {
  'lesson.field': 'El campo',
  'lesson.field.text':
    'Llevas a la Alianza, en el borde cercano; los puntos del borde son las heridas que quedan. Los bandos juegan rondas por turno, y en la suya un bando activa a todos sus combatientes, uno tras otro. Señala una miniatura para leer su ficha.',
  'lesson.activate': 'Elige quién actúa',
  'lesson.activate.hint': 'Activa a Vigía: en la lista o en la mesa.',
  'lesson.stand': 'Buen pulso',
  'lesson.stand.hint': 'Elige «Quedarse».',
  'lesson.shoot': 'Dispara',
  'lesson.shoot.hint': 'Dispara a Batallador.',
  'lesson.kill': 'Muerto',
  'lesson.title': 'Dispara y carga',
  'lesson.summary': 'Activa, dispara, carga: una ronda con la edición anterior.',
  'lesson.activate.text':
    'Quien se activa elige una forma de moverse y después puede disparar o luchar. Batallador tiene heridas y está al alcance de Vigía.',
  'lesson.stand.text': 'Un tirador que no se ha movido tira un dado más de precisión.',
  'lesson.shoot.text':
    'Señala un objetivo y lee abajo las probabilidades. Primero los dados deben acertar, y cuanto más rápido es el objetivo, más difícil resulta; luego cada dado de fuerza que llega a su constitución es una herida.',
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
  'lesson.differs': 'Qué cambia',
  'lesson.differs.text':
    'Si conoces el reglamento: aquí no hay áreas defensivas ni saltos, ni tiempo atmosférico. En tu ronda activas a todos los tuyos; la carga exige ver al enemigo y llegar con un solo movimiento, y un tirador quieto tira un dado más. Las mismas parejas y tríos de dados hacen golpes especiales.',
  'lesson.battle.title': 'Una pequeña batalla',
  'lesson.battle.summary': 'Tres contra tres con la edición anterior, hasta el final y con dados de verdad.',
  'lesson.battle.sides': 'Tu banda',
  'lesson.battle.sides.text':
    'Bárbara, Montaraz y Vigía contra Batallador, Demonio y Lacayo, que juega un bot. Nadie te dice qué hacer; «Consejo» cuenta qué haría un bot en tu lugar.',
}
