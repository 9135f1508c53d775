import type { Phrases } from '@fray/kernel'

/** The lessons in Spanish. They name options of the game and buttons of the app as those are called in Spanish. */
export const lessons: Phrases = {
  'lesson.title': 'La primera carga',
  'lesson.summary': 'Ordena avanzar a una legión, carga y desbanda a un enemigo.',
  'lesson.goal': 'Legiones, no hombres',
  'lesson.goal.text':
    'Llevas el sur. Cada bloque es una legión que se mueve como un todo. Un turno tiene diez pasos: este es el paso 3, la primera mitad de tu movimiento. Gana quien conserve la última legión de línea en el campo.',
  'lesson.choose': '¿Quién mueve?',
  'lesson.choose.text': 'Mueves tus legiones de una en una, en el orden que quieras.',
  'lesson.choose.hint': 'Elige «Legión de la Ciudadela».',
  'lesson.drift': 'Un avance oblicuo',
  'lesson.drift.text':
    'Una legión va de frente, pivota sobre una esquina del frente u oblicua hasta 45 grados sin que su frente deje de ser paralelo. En este paso tiene la mitad de sus 150 mm.',
  'lesson.drift.hint': 'Arrastra la legión 50 mm hacia delante y 50 mm a la derecha.',
  'lesson.charge': '¡A la carga!',
  'lesson.charge.text':
    'Una vez por batalla, una legión puede tomar 75 mm más, de frente. Si llega a chocar, lucha con +3 este turno.',
  'lesson.charge.hint': 'Elige «Tomar la bonificación de carga».',
  'lesson.lend': 'La línea larga',
  'lesson.lend.text':
    'Solo luchan las miniaturas que tocan al enemigo. Tu línea rebasa los dos extremos de la suya, así que a cada lado puede sumarse una miniatura.',
  'lesson.lend.hint': 'Haz que se sumen dos miniaturas más.',
  'lesson.rout': 'Se desbandan',
  'lesson.rout.text':
    'Abre la crónica. La leva golpeó primero con sus largas herramientas, pero cada miniatura perdida le costó un punto de moral, y los campesinos aguantan muy pocos. Huyó, y sus amigos se descorazonaron. Ahora sigue luchando contra la Guardia Roja.',
}
