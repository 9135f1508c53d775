/** What the app says of situations, in French: situation = situation. */
export const situationPhrases = {
  'ui.situation-open': 'Ouvrir une situation',
  'ui.situation-note':
    'Une situation est une position au milieu d’une partie. Choisissez un fichier, ou collez son texte ou un lien ; vous jouez à partir de là, avec toutes les probabilités. « Enregistrer comme situation », dans le menu d’une partie ou d’une relecture, en fait une.',
  'ui.situation-file': 'Choisir un fichier',
  'ui.situation-paste': 'La situation, ou un lien vers elle',
  'ui.situation-alone': 'Je décide pour tous les camps (sinon un bot joue contre vous)',
  'ui.situation-play': 'La jouer',
  'ui.situation-failed': 'Cette situation ne peut pas être jouée. Rien n’est perdu :',
  'ui.situation-broken-note': 'Redemandez le lien, ou la situation sous forme de fichier.',
  'ui.situation-save': 'Enregistrer comme situation',
  'ui.situation-save-note':
    'Ce moment comme une position à partir de laquelle chacun peut jouer, poser une question ou signaler un défaut. D’une partie en cours elle ne contient que ce que vous pouvez savoir.',
  'ui.situation-making': 'Écriture de la position…',
  'ui.situation-none':
    'Il n’y a pas encore de position à dire : des figurines des deux camps doivent être sur la table.',
  'ui.situation-title': 'Titre',
  'ui.situation-link': 'Lien vers cette situation',
  'ui.situation-too-long': 'Elle est trop longue pour un lien : enregistrez-la dans un fichier.',
  'ui.situation-download': 'Enregistrer dans un fichier',
}
