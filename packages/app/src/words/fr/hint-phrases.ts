/** What a good player would do, in French. */
export const hintPhrases = {
  'ui.hint': 'Conseil',
  'ui.hint-ask': 'Que feriez-vous, et pourquoi ? (H)',
  'ui.hint-thinking': 'Réflexion…',
  'ui.hint-unknown': 'Y réfléchir prendrait trop de temps.',
  'ui.hint-choice': 'Je choisirais « {choice} ».',
  'ui.hint-place': 'J’irais là où se trouve maintenant le socle.',
  'ui.hint-arrange': 'Je le rangerais ainsi : {slots}.',
  'ui.hint-only': 'Il n’y a rien d’autre à faire.',
  'ui.hint-quoted': '« {choice} »',
  'ui.hint-elsewise': 'toute autre façon de faire',
  'ui.hint-as-good': 'À ce que je vois, {choice} vaut autant.',
  'ui.hint-better':
    'En moyenne, cela vous laisse en meilleure posture que {choice}, de {lead, number, ::percent .#} de toutes les forces.',
  'ui.hint-little': 'En moyenne, cela vous laisse en un peu meilleure posture que {choice}.',
  'ui.hint-worst': 'Le pire serait « {choice} » : {lead, number, ::percent .#} de toutes les forces en moins.',
  'ui.hint-no-dice': 'Aucun dé ne tombe avant la prochaine décision.',
  'ui.hint-do': 'Le faire',
}
