/** What the app says of loading, and of what the browser keeps, in French. */
export const keepingPhrases = {
  'ui.loading': 'Chargement…',
  'ui.part-failed': 'Une partie de Fray n’a pas pu être chargée.',
  'ui.part-failed-note': 'Réessayer recharge la page ; votre partie est conservée.',
  'ui.part-unreachable': 'Le serveur reste injoignable pour le moment.',
  'ui.try-again': 'Réessayer',
}
