import type { Phrases } from '@fray/kernel'

export const morale: Phrases = {
  'number.panic': 'Aguanta con este número o menos',
  'number.group': 'Aguanta con este número o menos',
  'term.rating': 'Categoría de moral',
  'term.group': 'Apoyo del grupo',
  'term.disorganized': 'En desorden',
  'term.kerdu': 'El kérdu está con la legión',
  'term.dritlan': 'El dritlán está con la legión',
  'roll.panic': 'Prueba de pánico de {unit}: aguanta con {needed} o menos',
  'roll.group': 'Apoyo del grupo de {unit}: aguanta con {needed} o menos',
  'roll.last-stand': 'Última resistencia de {unit} con {chance} o menos',
  'panic.held': '{unit} no {unit_number, select, many {ceden} other {cede}} al pánico.',
  'panic.failed': 'El pánico se apodera de {unit}.',
  'group.held':
    '{unit} se {unit_number, select, many {mantienen} other {mantiene}} firme{unit_number, select, many {s} other {}}.',
  'group.failed': '{unit} {unit_number, select, many {pierden} other {pierde}} el ánimo.',
  'group.spent': 'La moral de {unit} se rompe: {lost} de {level} puntos perdidos.',
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
  disorganized: '{unit} {unit_number, select, many {quedan} other {queda}} en desorden.',
  'disorganized.longer': '{unit} {unit_number, select, many {siguen} other {sigue}} en desorden más tiempo.',
  recovered: '{unit} {unit_number, select, many {vuelven} other {vuelve}} a estar en orden.',
  'ask.last-stand': '¿{unit_number, select, many {Intentan} other {Intenta}} {unit} una última resistencia?',
  'option.last-stand': 'Intentarlo ({chance} %)',
  'option.no-last-stand': 'Ahora no',
  'stand.made': '{unit} {unit_number, select, many {hacen} other {hace}} aquí su última resistencia.',
  'stand.failed': '{unit} no {unit_number, select, many {se atreven} other {se atreve}} a la última resistencia.',
}
