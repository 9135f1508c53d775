/** Words about replays, what-ifs and sharing, in French. */
export const replayPhrases = {
  'ui.replay': 'Revoir',
  'ui.replay-no-roll': 'Pas de dés à cette étape',
  'ui.replay-at': 'Étape {at} sur {of}',
  'ui.replay-first': 'Au début',
  'ui.replay-back': 'Un pas en arrière',
  'ui.replay-play': 'Lecture',
  'ui.replay-pause': 'Pause',
  'ui.replay-forward': 'Un pas en avant',
  'ui.replay-last': 'À la fin',
  'ui.replay-rolls': 'Jets : {count}',
  'ui.replay-roll': 'Jet suivant',
  'ui.replay-roll-before': 'Jet précédent',
  'ui.replay-losses': 'Pertes : {count}',
  'ui.replay-loss': 'Perte suivante',
  'ui.replay-loss-before': 'Perte précédente',
  'ui.replay-lost': 'Pertes : {names}',
  'ui.replay-speed': 'Vitesse',
  'ui.replay-speed-of': 'Vitesse : {speed} fois',
  'ui.replay-speed-short': '{speed}×',
  'ui.replay-eyes': 'Voir comme',
  'ui.replay-onlooker': 'Spectateur',
  'ui.again': 'Revoir ce que les autres viennent de faire',
  'ui.back-to-table': 'Retour à la table',

  'ui.fair-fallen':
    '{count, plural, one {Le premier dé de cette partie ne vient pas de la graine : il était tombé avant qu’elle commence ici, ou une leçon le fixe.} other {Les # premiers dés de cette partie ne viennent pas de la graine : ils étaient tombés avant qu’elle commence ici, ou une leçon les fixe.}}',

  'ui.visit-missing': 'Il n’y a pas de partie à regarder',
  'ui.visit-missing-note': 'Ouvrez de nouveau le lien ou le fichier qu’on vous a donné.',
  'ui.link-broken': 'Ce lien ne peut pas être ouvert',
  'ui.link-broken-note':
    'Rien n’a été changé : votre propre partie est toujours gardée. Redemandez le lien, ou le fichier.',

  'ui.what-if': 'Et si…',
  'ui.what-if-title': 'Et si, à partir d’ici ?',
  'ui.what-if-note':
    'Une nouvelle partie commence à l’étape {at} ({headline}). Les dés déjà lancés ne changent pas ; les suivants sont nouveaux. La partie d’origine ne change pas.',
  'ui.what-if-start': 'Jouer à partir d’ici',
  'ui.what-if-tag': 'Et si, à partir de : {headline}',
  'ui.what-if-secret':
    'Les personnes devant cet écran ont des secrets l’une pour l’autre : attendez la fin de cette partie.',

  'ui.share': 'Partager',
  'ui.share-title': 'Partager cette partie',
  'ui.share-making': 'Création du lien…',
  'ui.share-note':
    'Le lien contient toute la partie. Qui l’ouvre peut la regarder, vérifier les dés et continuer à partir de n’importe quel moment.',
  'ui.share-link': 'Lien vers cette partie',
  'ui.share-copy': 'Copier le lien',
  'ui.share-copied': 'Copié.',
  'ui.share-not-copied': 'Ce navigateur ne nous laisse pas copier : sélectionnez le lien et copiez-le.',
  'ui.share-too-long':
    'Cette partie est trop longue pour un lien : il aurait {length, number} caractères, et bien des programmes coupent ce qui dépasse {limit, number}. Envoyez plutôt le fichier.',
  'ui.share-file': 'Enregistrer le fichier',
  'ui.share-running':
    'Cette partie n’est pas finie : qui a le lien ou le fichier peut découvrir quels dés viennent ensuite.',
} as const
