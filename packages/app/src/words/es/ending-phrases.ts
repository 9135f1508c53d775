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
  'ui.ending-dice':
    '{dice, plural, one {un dado} other {# dados}}, {direction, select, higher {un {height, number, ::percent .} más altos de} lower {un {height, number, ::percent .} más bajos de} other {tan altos como}} lo que cabía esperar',
  'ui.ending-no-dice': 'no tiró dados',
  'ui.ending-lucky':
    'más suerte que la mayoría: los dados valieron un {worth, number, ::percent .} de todas las fuerzas',
  'ui.ending-usual': 'ni suerte ni mala suerte que contar',
  'ui.ending-unlucky':
    'menos suerte que la mayoría: los dados costaron un {worth, number, ::percent .} de todas las fuerzas',
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
