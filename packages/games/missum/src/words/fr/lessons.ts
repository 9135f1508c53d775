import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const lessons: Phrases = {
  'lesson.title': 'La première charge',
  'lesson.summary': 'Lancez une légion en avant, chargez et brisez un ennemi.',
  'lesson.goal': 'Des légions, pas des hommes',
  'lesson.goal.text':
    'Vous menez le sud. Chaque bloc est une légion qui bouge d’une pièce. Un tour a dix étapes : voici l’étape 3, la première moitié de votre mouvement. Qui a la dernière légion de ligne sur le champ l’emporte.',
  'lesson.choose': 'Qui bouge ?',
  'lesson.choose.text': 'Vous bougez vos légions une à une, dans l’ordre qui vous plaît.',
  'lesson.choose.hint': 'Choisissez « Légion de la Citadelle ».',
  'lesson.drift': 'Une avance oblique',
  'lesson.drift.text':
    'Une légion va tout droit, fait une conversion sur un coin de son front, ou oblique de 45 degrés au plus, son front restant parallèle. Dans cette étape, elle a la moitié de ses 150 mm.',
  'lesson.drift.hint': 'Faites glisser la légion de 50 mm en avant et de 50 mm à droite.',
  'lesson.charge': 'Chargez !',
  'lesson.charge.text':
    'Une fois par bataille, une légion peut faire 75 mm de plus, tout droit. Si elle atteint l’ennemi, elle se bat à +3 ce tour-ci.',
  'lesson.charge.hint': 'Choisissez « Prendre le bonus de charge ».',
  'lesson.lend': 'La longue ligne',
  'lesson.lend.text':
    'Seules se battent les figurines qui touchent l’ennemi. Votre ligne dépasse la sienne aux deux bouts : une figurine de chaque côté peut donc s’y joindre.',
  'lesson.lend.hint': 'Laissez deux figurines de plus se joindre au combat.',
  'lesson.rout': 'L’ennemi cède',
  'lesson.rout.text':
    'Ouvrez la chronique. La levée a frappé la première avec ses longs outils, mais chaque figurine perdue lui a coûté un point de moral, et des paysans en supportent bien peu. Elle a fui, et les siens ont perdu courage. Continuez maintenant contre la Garde rouge.',
}
