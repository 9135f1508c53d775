/** What a good player would do, in Spanish. */
export const hintPhrases = {
  'ui.hint': 'Consejo',
  'ui.hint-ask': '¿Qué harías tú y por qué? (H)',
  'ui.hint-thinking': 'Pensándolo…',
  'ui.hint-unknown': 'Pensarlo llevaría demasiado tiempo.',
  'ui.hint-choice': 'Yo elegiría «{choice}».',
  'ui.hint-place': 'Yo iría adonde está ahora la peana.',
  'ui.hint-arrange': 'Yo lo ordenaría así: {slots}.',
  'ui.hint-only': 'No hay otra cosa que hacer.',
  'ui.hint-quoted': '«{choice}»',
  'ui.hint-elsewise': 'cualquier otra manera de hacerlo',
  'ui.hint-as-good': 'Por lo que veo, {choice} da lo mismo.',
  'ui.hint-better': 'De media te deja mejor que {choice}, en un {lead, number, ::percent .#} de todas las fuerzas.',
  'ui.hint-little': 'De media te deja un poco mejor que {choice}.',
  'ui.hint-worst': 'Lo peor sería «{choice}»: un {lead, number, ::percent .#} de todas las fuerzas peor.',
  'ui.hint-no-dice': 'No caen dados antes de la próxima decisión.',
  'ui.hint-do': 'Hacerlo',
}
