import type { Phrases } from '@fray/kernel'

export const morale: Phrases = {
  'number.panic': 'Aguanta con este número o menos',
  'number.group': 'Aguanta con este número o menos',
  'term.rating': 'Categoría de moral',
  'term.group': 'Apoyo del grupo',
  'term.disorganized': 'En desorden',
  'term.kerdu': 'El kérdu está con ella',
  'term.dritlan': 'Su dritlán está con ella',
  'roll.panic': 'Pánico repentino de {unit}: {needed} o menos para aguantar',
  'roll.group': 'Apoyo del grupo de {unit}: {needed} o menos para aguantar',
  'roll.last-stand': 'Resolución de {unit} a luchar hasta el final: {chance} o menos',
  'panic.held': '{unit}: sin pánico.',
  'panic.failed': 'El pánico se apodera de {unit}.',
  'group.held': '{unit}: el grupo se mantiene firme.',
  'group.failed': '{unit}: el grupo se descorazona.',
  'group.spent': '{unit}: con {lost} puntos de moral perdidos de {level}, no se soporta más.',
  'points.routed':
    'La desbandada de {unit} cuesta {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de {huitsan} ({seat}).',
  'points.routed.you':
    'La desbandada de {unit} cuesta {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de tu {huitsan}.',
  'points.victory':
    'La desbandada de {unit} da {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de {huitsan} ({seat}).',
  'points.victory.you':
    'La desbandada de {unit} da {points, plural, one {# punto de moral} other {# puntos de moral}} a cada legión de tu {huitsan}.',
  'points.huitsan': 'La desbandada de {huitsan} ({seat}) cuesta {points} puntos de moral a cada uno de sus vecinos.',
  'points.huitsan.you': 'La desbandada de tu {huitsan} cuesta {points} puntos de moral a cada uno de sus vecinos.',
  'points.dritlan': 'La pérdida de su dritlán cuesta {points} puntos de moral a cada legión de {huitsan} ({seat}).',
  'points.dritlan.you': 'La pérdida de su dritlán cuesta {points} puntos de moral a cada legión de tu {huitsan}.',
  'points.kerdu': 'La pérdida del kérdu cuesta {points} puntos de moral a cada legión de {seat}.',
  'points.kerdu.you': 'La pérdida del kérdu cuesta {points} puntos de moral a cada legión tuya.',
  disorganized: '{unit}: en desorden.',
  'disorganized.longer': '{unit}: en desorden más tiempo.',
  recovered: '{unit}: de nuevo en orden.',
  'ask.last-stand': '{unit}: ¿intentar la última resistencia?',
  'option.last-stand': 'Intentarlo: {chance} de 100',
  'option.no-last-stand': 'Ahora no',
  'stand.made': '{unit}: a luchar aquí hasta el final.',
  'stand.failed': '{unit}: sin resolución de morir aquí.',
}
