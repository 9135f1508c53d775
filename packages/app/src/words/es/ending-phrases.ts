/** Looking back on a match that is over, in Spanish. */
export const endingPhrases = {
  'ui.change-sides': 'Cambiar de bando',
  'ui.ending-reading': 'Repasando la partida…',
  'ui.ending-course': 'Quién iba por delante',
  'ui.ending-course-of':
    'Gráfico de quién iba por delante y cuándo: por encima del medio el primer bando, por debajo el otro; los números son turnos',
  'ui.ending-losses': 'Pérdidas',
  'ui.ending-left': 'quedan {left} de {had}',
  'ui.ending-luck': 'La suerte de los dados',
  'ui.ending-luck-note':
    'Alto no siempre es bueno: la suerte es lo que salió de los dados al lado de todo lo que podía salir.',
  'ui.ending-dice':
    '{dice, plural, one {un dado} other {# dados}}: {thrown, number} en total, cabía esperar {expected, number}',
  'ui.ending-no-dice': 'no tiró dados',
  'ui.ending-lucky': 'buena suerte: los dados dieron un {worth, number, ::percent .} de toda la fuerza de la mesa',
  'ui.ending-usual': 'ni buena ni mala suerte',
  'ui.ending-unlucky': 'mala suerte: los dados costaron un {worth, number, ::percent .} de toda la fuerza de la mesa',
  'ui.ending-best': 'Tus mejores momentos',
  'ui.ending-worst': 'Tus peores momentos',
  'ui.ending-best-of': 'Mejores momentos de {side}',
  'ui.ending-chance': 'una probabilidad de un {chance, number, ::percent .} más o menos',
  'ui.report': 'Crónica de la batalla',
  'ui.report-note':
    'Toda la partida como un relato: una imagen de la mesa por turno, los combates con sus dados y probabilidades, las pérdidas y la suerte.',
  'ui.report-read': 'Leerla',
  'ui.report-save': 'Guardarla',
  'ui.report-print': 'Imprimirla',
}
