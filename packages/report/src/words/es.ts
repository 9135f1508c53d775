import type { Phrases } from '@fray/kernel'

export const es: Phrases = {
  'report.title': '{game}: {first} contra {second}',
  'report.title-many': '{game}: {sides}',
  'report.result': 'Victoria de {sides}: {reason}.',
  'report.draw': 'Empate: {reason}.',
  'report.unfinished': 'Aún no ha terminado.',
  'report.mission': '{name}. {goal}',
  'report.strengths': 'Quién estaba mejor',
  'report.strengths-note': 'De perdida, abajo, a ganada, arriba, tras cada decisión.',
  'report.chapter-losses': 'Pérdidas de {side}: {names}.',
  'report.no-results': 'Nadie sufrió daño.',
  'report.losses': 'Pérdidas',
  'report.no-losses': 'ninguna',
  'report.luck': 'La suerte de los dados',
  'report.luck-line':
    '{side} tiró {dice, plural, one {un dado} other {# dados}}: {thrown} en total, donde cabía esperar {expected} ({verdict}).',
  'report.luck.good': 'con más suerte que la mayoría',
  'report.luck.fair': 'más o menos lo normal',
  'report.luck.bad': 'con menos suerte que la mayoría',
  'report.no-dice': '{side} no tiró dados.',
  'report.moments': 'Lo que decidió la partida',
  'report.moment': '{headline}, a favor de {side}: {events}',
  'report.made-with': 'Hecho con Fray a partir del registro de la partida.',
  'report.picture': 'La mesa: {headline}',
}
