/** What the app says of situations, in French: situation = situation. */
export const situationPhrases = {
  'ui.situation-open': 'Ouvrir une situation',
  'ui.situation-note':
    'Une situation est une position au milieu d’une partie. Choisissez un fichier, ou collez son texte ou un lien ; vous jouez à partir de là, avec toutes les probabilités. « Enregistrer comme situation », dans le menu d’une partie ou d’une relecture, en fait une.',
  'ui.situation-file': 'Choisir un fichier',
  'ui.situation-paste': 'La situation, ou un lien vers elle',
  'ui.situation-alone': 'Jouer les deux camps (sinon un bot joue contre vous)',
  'ui.situation-play': 'Jouer',
  'ui.situation-failed': 'Cette situation ne peut pas être jouée. Rien n’est perdu :',
  'ui.situation-broken-note': 'Redemandez le lien, ou la situation sous forme de fichier.',
  'ui.situation-save': 'Enregistrer comme situation',
  'ui.situation-save-note':
    'Enregistre cette position pour que chacun puisse y jouer, poser une question ou l’envoyer avec un rapport d’erreur. Tant que la partie est en cours, elle ne contient que ce que vous pouvez savoir.',
  'ui.situation-making': 'Préparation de la situation…',
  'ui.situation-none':
    'Pas encore de situation à enregistrer : les deux camps doivent avoir des figurines sur la table.',
  'ui.situation-title': 'Titre',
  'ui.situation-link': 'Lien vers cette situation',
  'ui.situation-too-long': 'Elle est trop longue pour un lien : enregistrez-la dans un fichier.',
  'ui.situation-download': 'Enregistrer dans un fichier',
}
