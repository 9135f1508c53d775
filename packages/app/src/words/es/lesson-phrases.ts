/** Words about lessons, in Spanish. */
export const lessonPhrases = {
  'ui.learn': 'Aprende en 5 minutos',
  'ui.learn-of': 'Aprende {game} en 5 minutos',
  'ui.lesson': 'Lección',
  'ui.lesson-step': 'Paso {at} de {of}',
  'ui.lesson-next': 'Seguir',
  'ui.lesson-show': 'Muéstramelo',
  'ui.lesson-skip': 'Saltar la lección',
  'ui.lesson-restart': 'Empezar de nuevo',
  'ui.lesson-watch': 'Mira la mesa…',
  'ui.lesson-other': 'La lección pide aquí otra cosa: lee lo que dice arriba, o deja que te lo muestre.',
  'ui.lesson-done': 'Ya lo has aprendido',
  'ui.lesson-done-note': 'Sigue jugando desde aquí contra el bot, o empieza tu propia batalla.',
  'ui.lesson-play-on': 'Seguir jugando',
  'ui.lesson-battle': 'Batalla rápida',
  'ui.lesson-dice': 'Los dados de una lección están fijados, para que muestre lo que quiere mostrar.',
  'ui.lesson-left': 'Has dejado la lección: sigue jugando como quieras.',
}
