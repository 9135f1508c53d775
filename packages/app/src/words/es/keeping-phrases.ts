/** What the app says of loading, and of what the browser keeps, in Spanish. */
export const keepingPhrases = {
  'ui.loading': 'Cargando…',
  'ui.part-failed': 'Una parte de Fray no se ha podido cargar.',
  'ui.part-failed-note': 'Reintentar vuelve a cargar la página; tu partida se conserva.',
  'ui.part-unreachable': 'Aún no se puede llegar al servidor.',
  'ui.try-again': 'Reintentar',
}
