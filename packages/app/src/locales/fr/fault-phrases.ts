/** Words about files and links that cannot be used, in French. */
export const faultPhrases = {
  'ui.fault.link-cut-off': 'le lien est coupé, ou des lettres ont été changées',
  'ui.fault.link-letters': 'le lien contient des caractères non valides',
  'ui.fault.link-no-text': 'le lien ne contient pas de texte',
  'ui.fault.link-too-long': 'le lien contient plus qu’une partie entière',
  'ui.fault.object': 'doit être un objet JSON',
  'ui.fault.format': 'doit être « {format} »',
  'ui.fault.game-id': 'doit être l’id d’un jeu',
  'ui.fault.game-missing': 'manque : choisissez le jeu de cette armée',
  'ui.fault.not-kept': 'elle n’est plus gardée dans ce navigateur',
  'ui.fault.game-unknown': '« {game} » n’est pas un jeu de cette version de Fray',
  'ui.fault.no-forces': '« {game} » n’a pas d’armées à composer',
  'ui.fault.no-tables': '« {game} » n’a pas de tables à disposer',
  'ui.fault.no-lesson': '« {lesson} » n’est pas une leçon de {game}',
  'ui.fault.no-match':
    'Ce n’est ni une partie, ni une armée, ni une situation de Fray. Les tables s’ouvrent dans l’éditeur de tables.',
  'ui.fault.thread-ended': 'Le navigateur a fermé l’élément de Fray qui s’en occupait, peut-être faute de mémoire.',
  'ui.fault.players': 'doit être une liste de {kinds}',
} as const
