/** What the app says of loading, and of what the browser keeps, in Spanish. */
export const keepingPhrases = {
  'ui.loading': 'Cargando…',
  'ui.part-failed': 'Una parte de Fray no se ha podido cargar.',
  'ui.part-failed-note': 'Reintentar vuelve a cargar la página; tu partida se conserva.',
  'ui.part-unreachable': 'Todavía no se puede llegar al servidor.',
  'ui.try-again': 'Reintentar',
  'ui.match-ended-silently': 'La partida se ha detenido',
  'ui.match-ended-silently-note':
    'El navegador ha cerrado la parte de Fray que la lleva, quizá por falta de memoria. Cada respuesta se guardó al darla, así que puedes seguir donde estabas.',
  'ui.reopen-match': 'Reabrir la partida',
  'ui.store-denied': 'Este navegador no conserva nada de Fray.',
  'ui.store-denied-note': 'Puedes jugar, pero guarda tus partidas en archivos: desaparecen al cerrar la página.',
  'ui.kept-delete': 'Borrar esta partida',
  'ui.kept-deleted': 'La partida se ha borrado.',
  'ui.kept-unreadable': 'Una partida guardada no se puede leer.',
  'ui.forces-unreadable': 'Un ejército guardado no se puede leer.',
  'ui.tables-unreadable': 'Una mesa guardada no se puede leer.',
  'ui.save-unreadable': 'Guardarlo en un archivo',
  'ui.kept-remove': 'Quitar',
  'ui.kept-other-rules': 'otra versión de las reglas',
  'ui.told-version': 'Esta partida de {game} se jugó con la versión {version} de sus reglas.',
  'ui.told-note':
    'Fray usa ahora la versión {version}, que la jugaría de otro modo: ves la partida tal como quedó registrada.',
  'ui.shelf-unplayable': 'Esta partida no puede seguir',
  'ui.shelf-unplayable-note': 'Se queda donde está, y nada más ha cambiado.',
  'ui.elsewhere': 'Esta partida está abierta en otra pestaña.',
  'ui.elsewhere-note': 'Aquí la ves.',
  'ui.play-here': 'Jugar aquí',
  'ui.not-kept-note':
    'El almacenamiento del navegador está lleno o bloqueado. Puedes seguir jugando, pero la partida se pierde al cerrar la página.',
}
