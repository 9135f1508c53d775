import type { Phrases } from '@fray/kernel'

export const es: Phrases = {
  'report.title': '{game}: {first} contra {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': 'Victoria de {sides}: {reason}.',
  'report.draw': 'Empate: {reason}.',
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
    '{side}: {dice, plural, one {un dado} other {# dados}}, {direction, select, higher {un {height, number, ::percent .} más altos de} lower {un {height, number, ::percent .} más bajos de} other {tan altos como}} lo que cabía esperar: {verdict}.',
  'report.luck.good': 'más suerte que la mayoría, por valor de un {worth, number, ::percent .} de todas las fuerzas',
  'report.luck.fair': 'ni suerte ni mala suerte que contar',
  'report.luck.bad': 'menos suerte que la mayoría, al precio de un {worth, number, ::percent .} de todas las fuerzas',
  'report.no-dice': '{side}: ningún dado.',
  'report.moments': 'Lo que decidió la partida',
  'report.moment': '{headline}, a favor de {side}:',
  'report.luck-note':
    'Lo alto que cayeron los dados y la suerte que fue al lado de todo lo que podía haber salido: alto no siempre es bueno.',
  'report.chance': '(La probabilidad de eso era de un {chance, number, ::percent .} más o menos.)',
  'report.loss': '{headline}: {names}',
  'report.left': 'quedan {left} de {had}',
  'report.made-with': 'Hecho con Fray a partir del registro de la partida.',
  'report.picture': 'La mesa: {headline}',
}
