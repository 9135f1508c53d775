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
  'ui.kept-unreadable': 'Une partie sauvegardée ne peut pas être lue.',
  'ui.forces-unreadable': 'Une armée sauvegardée ne peut pas être lue.',
  'ui.tables-unreadable': 'Une table sauvegardée ne peut pas être lue.',
  'ui.save-unreadable': 'L’enregistrer dans un fichier',
  'ui.kept-remove': 'Enlever',
  'ui.kept-other-rules': 'autre version des règles',
  'ui.told-version': 'Cette partie de {game} a été jouée avec la version {version} de ses règles.',
  'ui.told-note':
    'Fray utilise maintenant la version {version}, qui la jouerait autrement : vous voyez la partie telle qu’elle a été enregistrée.',
  'ui.shelf-unplayable': 'Cette partie ne peut pas continuer',
  'ui.shelf-unplayable-note': 'Elle reste où elle est, et rien d’autre n’a changé.',
  'ui.elsewhere': 'Cette partie est ouverte dans un autre onglet.',
  'ui.elsewhere-note': 'Vous la regardez ici.',
  'ui.play-here': 'Jouer ici',
  'ui.not-kept-note':
    'Le stockage du navigateur est plein ou bloqué. Vous pouvez continuer, mais la partie est perdue quand la page est fermée.',
}
