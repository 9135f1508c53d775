/** What the app says of loading, and of what the browser keeps, in French. */
export const keepingPhrases = {
  'ui.loading': 'Chargement…',
  'ui.part-failed': 'Une partie de Fray n’a pas pu être chargée.',
  'ui.part-failed-note': 'Réessayer recharge la page ; votre partie est conservée.',
  'ui.part-unreachable': 'Le serveur reste injoignable pour le moment.',
  'ui.try-again': 'Réessayer',
  'ui.match-ended-silently': 'La partie s’est arrêtée',
  'ui.match-ended-silently-note':
    'Le navigateur a fermé l’élément de Fray qui la fait avancer, peut-être faute de mémoire. Chaque réponse a été gardée dès qu’elle a été donnée : vous pouvez reprendre là où vous en étiez.',
  'ui.reopen-match': 'Rouvrir la partie',
  'ui.store-denied': 'Ce navigateur ne garde rien pour Fray.',
  'ui.store-denied-note':
    'Vous pouvez jouer, mais enregistrez vos parties dans des fichiers : elles disparaissent quand la page est fermée.',
  'ui.kept-delete': 'Supprimer cette partie',
  'ui.kept-deleted': 'La partie a été supprimée.',
  'ui.kept-unreadable': 'Quelque chose est gardé ici comme partie et ne peut pas être lu.',
  'ui.forces-unreadable': 'Quelque chose que ce navigateur garde parmi vos forces ne peut pas être lu.',
  'ui.tables-unreadable': 'Quelque chose que ce navigateur garde parmi vos tables ne peut pas être lu.',
  'ui.save-unreadable': 'L’enregistrer dans un fichier',
  'ui.kept-remove': 'L’enlever',
  'ui.kept-other-rules': 'avec d’autres règles',
  'ui.told-version': 'Cette partie de {game} a été jouée avec la version {version} de ses règles.',
  'ui.told-note':
    'Elles en sont ici à la version {version}, qui la jouerait autrement : elle est racontée d’après ce qui en a été gardé.',
  'ui.shelf-unplayable': 'Cette partie ne peut pas continuer',
  'ui.shelf-unplayable-note': 'Elle reste où elle est, et rien d’autre n’a changé.',
  'ui.elsewhere': 'Un autre onglet joue cette partie.',
  'ui.elsewhere-note': 'Ici, vous la suivez.',
  'ui.play-here': 'La jouer ici',
  'ui.not-kept-note':
    'Le stockage est plein ou fermé à cette page. On peut continuer à jouer, mais elle disparaît quand la page est fermée.',
}
