/** Words about lessons, in French. */
export const lessonPhrases = {
  'ui.learn': 'Apprendre en 5 minutes',
  'ui.learn-of': 'Apprendre {game} en 5 minutes',
  'ui.lesson': 'Leçon',
  'ui.lesson-step': 'Étape {at} sur {of}',
  'ui.lesson-next': 'Continuer',
  'ui.lesson-show': 'Montrez-moi',
  'ui.lesson-skip': 'Quitter la leçon',
  'ui.lesson-restart': 'Recommencer',
  'ui.lesson-watch': 'Regardez la table…',
  'ui.lesson-other': 'La leçon attend autre chose ici : voyez ce qu’elle dit plus haut, ou laissez-la vous montrer.',
  'ui.lesson-done': 'Vous savez jouer',
  'ui.lesson-done-note': 'Continuez d’ici contre le bot, ou commencez votre propre bataille.',
  'ui.lesson-play-on': 'Continuer à jouer',
  'ui.lesson-battle': 'Bataille rapide',
  'ui.lesson-dice': 'Les dés d’une leçon sont fixés, pour qu’elle montre ce qu’elle veut montrer.',
  'ui.lesson-left': 'La leçon est finie pour vous : continuez à votre guise.',
} as const
