import type { Phrases } from '@fray/kernel'

export const morale: Phrases = {
  'number.panic': 'Aguanta con este número o menos',
  'number.group': 'Aguanta con este número o menos',
  'term.rating': 'Categoría de moral',
  'term.group': 'Apoyo del grupo',
  'term.disorganized': 'En desorden',
  'term.kerdu': 'El kérdu está con ella',
  'term.dritlan': 'Su dritlán está con ella',
  'roll.panic': 'Pánico repentino de {unit}: con {needed} o menos aguanta',
  'roll.group': 'Apoyo del grupo de {unit}: con {needed} o menos aguanta',
  'roll.last-stand': '{unit} resuelve luchar hasta el final: {chance} o menos',
  'panic.held': '{unit} conserva el temple.',
  'panic.failed': '{unit} cae en el pánico.',
  'group.held': '{unit} se mantiene firme.',
  'group.failed': '{unit} se descorazona.',
  'group.spent': '{unit} ha perdido {lost} puntos de moral de {level} y no soporta más.',
  'points.routed':
    'La desbandada de {unit} cuesta {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de {huitsan} ({seat}).',
  'points.routed.you':
    'La desbandada de {unit} cuesta {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de tu {huitsan}.',
  'points.victory':
    'La desbandada de {unit} da {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de {huitsan} ({seat}).',
  'points.victory.you':
    'La desbandada de {unit} da {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de tu {huitsan}.',
  'points.huitsan': '{huitsan} ({seat}) se ha desbandado: sus vecinos pierden {points} puntos de moral cada uno.',
  'points.huitsan.you': 'Tu {huitsan} se ha desbandado: sus vecinos pierden {points} puntos de moral cada uno.',
  'points.dritlan': 'La pérdida de su dritlán cuesta {points} puntos de moral a cada legión de {huitsan} ({seat}).',
  'points.dritlan.you': 'La pérdida de su dritlán cuesta {points} puntos de moral a cada legión de tu {huitsan}.',
  'points.kerdu': 'La pérdida del kérdu cuesta {points} puntos de moral a cada legión de {seat}.',
  'points.kerdu.you': 'La pérdida del kérdu cuesta {points} puntos de moral a cada legión tuya.',
  disorganized: '{unit} cae en el desorden.',
  'disorganized.longer': '{unit} sigue en desorden más tiempo.',
  recovered: '{unit} recupera el orden.',
  'ask.last-stand': '¿Intenta {unit} su última resistencia?',
  'option.last-stand': 'Intentarlo: {chance} de 100',
  'option.no-last-stand': 'Ahora no',
  'stand.made': '{unit} luchará hasta el final donde está.',
  'stand.failed': '{unit} no se resuelve a morir aquí.',
}
