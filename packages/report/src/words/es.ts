import type { Phrases } from '@fray/kernel'

export const es: Phrases = {
  'report.title': '{game}: {first} contra {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': 'Victoria de {sides} ({reason}).',
  'report.draw': 'Empate ({reason}).',
  'report.lead.throughout': 'La ventaja fue de {side} ({turn}) y ya no cambió.',
  'report.lead.turned':
    'Al principio la ventaja fue de {other}; después ({turn}) la batalla se volvió a favor de {side}.',
  'report.lead.changed':
    'La ventaja cambió de manos {changes, plural, one {una vez} other {# veces}}; la última vez ({turn}) pasó a {side}.',
  'report.lost': 'Bajas de {side}: {names}.',
  'report.unfinished': 'Aún no ha terminado.',
  'report.mission': '{name}. {goal}',
  'report.forces': 'Las fuerzas',
  'report.force': '{side}, {figures, plural, one {una figura} other {# figuras}}:',
  'report.kind': '{name} ({count})',
  'report.standing': 'Quedan al final: {sides}.',
  'report.side-standing': '{side} {left} de {had}',
  'report.score': 'Puntos ({of}): {points}.',
  'report.side-score': '{side} {value}',
  'report.idle':
    '{count, plural, one {Una vez más se tiraron los dados y nada cambió} other {# veces más se tiraron los dados y nada cambió}}',
  'report.strengths': 'Quién iba por delante',
  'report.strengths-note':
    'Por encima del medio va por delante el primer bando; por debajo, el otro. Los puntos son los momentos decisivos, los números los turnos.',
  'report.preparation': 'Antes de la batalla',
  'report.no-results': 'Nadie sufrió daño.',
  'report.losses': 'Pérdidas',
  'report.no-losses': 'ninguna',
  'report.luck': 'La suerte de los dados',
  'report.luck-line':
    '{side}: {dice, plural, one {un dado} other {# dados}}, {thrown, number} en total donde cabía esperar {expected, number}; {verdict}.',
  'report.luck.good': 'buena suerte, por valor de un {worth, number, ::percent .} de toda la fuerza de la mesa',
  'report.luck.fair': 'ni buena ni mala suerte',
  'report.luck.bad': 'mala suerte, al precio de un {worth, number, ::percent .} de toda la fuerza de la mesa',
  'report.no-dice': '{side}: ningún dado.',
  'report.moments': 'Lo que decidió la partida',
  'report.moment': '{headline}, a favor de {side}:',
  'report.luck-note':
    'Alto no siempre es bueno: la suerte es lo que salió de los dados al lado de todo lo que podía salir.',
  'report.chance': '(La probabilidad de eso era de un {chance, number, ::percent .} más o menos.)',
  'report.loss': '{headline}: {names}',
  'report.left': 'quedan {left} de {had}',
  'report.made-with': 'Hecho con Fray a partir del registro de la partida. Iconos: game-icons.net, CC BY 3.0.',
  'report.picture': 'La mesa: {headline}',
}
