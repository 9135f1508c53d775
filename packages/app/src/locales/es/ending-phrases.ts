/** Looking back on a match that is over, in Spanish. */
export const endingPhrases = {
  'ui.change-sides': 'Cambiar de bando',
  'ui.ending-reading': 'Repasando la partida…',
  'ui.ending-course': 'Quién iba por delante',
  'ui.ending-course-of':
    'Gráfico de quién iba por delante: el primer bando por encima de la línea, el otro por debajo; los números son turnos',
  'ui.ending-losses': 'Pérdidas',
  'ui.ending-left': 'quedan {left} de {had}',
  'ui.ending-luck': 'La suerte de los dados',
  'ui.ending-luck-note': 'Sacar números altos no siempre es bueno; la suerte compara tus resultados con la media.',
  'ui.ending-dice': '{dice, plural, one {un dado} other {# dados}}: total {thrown, number} (media {expected, number})',
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
  'ui.report-read': 'Leer la crónica',
  'ui.report-save': 'Guardar la crónica',
  'ui.report-print': 'Imprimir la crónica',
}
