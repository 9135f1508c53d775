/** Looking back on a match that is over, in French. */
export const endingPhrases = {
  'ui.change-sides': 'Changer de camp',
  'ui.ending-reading': 'Retour sur la partie…',
  'ui.ending-course': 'Qui menait',
  'ui.ending-course-of':
    'Graphique de qui menait et quand : au-dessus du milieu le premier camp, au-dessous l’autre ; les nombres sont les tours',
  'ui.ending-losses': 'Pertes',
  'ui.ending-left': 'il en reste {left} sur {had}',
  'ui.ending-luck': 'La chance aux dés',
  'ui.ending-luck-note':
    'Haut n’est pas toujours bon : la chance, c’est ce que les dés ont donné à côté de tout ce qu’ils pouvaient donner.',
  'ui.ending-dice':
    '{dice, plural, one {un dé} other {# dés}} : {thrown, number} en tout, on pouvait attendre {expected, number}',
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
  'ui.report-read': 'Le lire',
  'ui.report-save': 'L’enregistrer',
  'ui.report-print': 'L’imprimer',
}
