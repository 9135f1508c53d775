/** Looking back on a match that is over, in French. */
export const endingPhrases = {
  'ui.change-sides': 'Changer de camp',
  'ui.ending-reading': 'Retour sur la partie…',
  'ui.ending-course': 'Qui menait',
  'ui.ending-course-of':
    'Graphique de qui menait : le premier camp au-dessus de la ligne, l’autre au-dessous ; les nombres sont les tours',
  'ui.ending-losses': 'Pertes',
  'ui.ending-left': 'il en reste {left} sur {had}',
  'ui.ending-luck': 'La chance aux dés',
  'ui.ending-luck-note': 'Un jet élevé n’est pas toujours bon ; la chance compare vos résultats à la moyenne.',
  'ui.ending-dice': '{dice, plural, one {un dé} other {# dés}} : total {thrown, number} (moyenne {expected, number})',
  'ui.ending-no-dice': 'n’a lancé aucun dé',
  'ui.ending-lucky': 'de la chance : les dés ont valu {worth, number, ::percent .} de toute la force sur la table',
  'ui.ending-usual': 'ni chance ni malchance',
  'ui.ending-unlucky':
    'de la malchance : les dés ont coûté {worth, number, ::percent .} de toute la force sur la table',
  'ui.ending-best': 'Vos meilleurs moments',
  'ui.ending-worst': 'Vos pires moments',
  'ui.ending-best-of': 'Meilleurs moments de {side}',
  'ui.ending-chance': 'une probabilité d’environ {chance, number, ::percent .}',
  'ui.report': 'Récit de bataille',
  'ui.report-note':
    'Toute la partie comme une histoire : une image de la table pour chaque tour, les combats avec leurs dés et leurs probabilités, les pertes et la chance.',
  'ui.report-read': 'Lire le récit',
  'ui.report-save': 'Enregistrer le récit',
  'ui.report-print': 'Imprimer le récit',
}
