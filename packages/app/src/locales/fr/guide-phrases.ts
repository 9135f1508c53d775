/** Words about chapters, the quick sheet and terms, in French. */
export const guidePhrases = {
  'ui.sheet': 'Aide-mémoire',
  'ui.sheet-of': 'Aide-mémoire : {game}',
  'ui.sheet-key': 'Aide-mémoire (?)',
  'ui.sheet-page': 'Sur une page à part, à imprimer',
  'ui.terms': 'Termes',
  'ui.chapters': 'Chapitres',
  'ui.chapter-rest': 'Autres règles',
} as const
