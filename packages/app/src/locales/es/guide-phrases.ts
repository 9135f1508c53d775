/** Words about chapters, the quick sheet and terms, in Spanish. */
export const guidePhrases = {
  'ui.sheet': 'Hoja rápida',
  'ui.sheet-of': 'Hoja rápida: {game}',
  'ui.sheet-key': 'Hoja rápida (?)',
  'ui.sheet-page': 'En una página aparte, para imprimir',
  'ui.terms': 'Términos',
  'ui.chapters': 'Capítulos',
  'ui.chapter-rest': 'Otras reglas',
}
