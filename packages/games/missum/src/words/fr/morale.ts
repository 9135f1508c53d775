import type { Phrases } from '@fray/kernel'

/** Words of chapters 6 and 7, in French: morale and disorganization. */
export const morale: Phrases = {
  'number.panic': 'Tient à ce nombre ou moins',
  'number.group': 'Tient à ce nombre ou moins',
  'term.rating': 'Valeur de moral',
  'term.group': 'Soutien du groupe',
  'term.disorganized': 'En désordre',
  'term.kerdu': 'Le kérdu est avec la légion',
  'term.dritlan': 'Le dritlán est avec la légion',
  'roll.panic': 'Test de panique de l’unité {unit} : tient à {needed} ou moins',
  'roll.group': 'Soutien du groupe de l’unité {unit} : tient à {needed} ou moins',
  'roll.last-stand': 'Dernier carré de l’unité {unit} à {chance} ou moins',
  'panic.held': '{unit} ne {unit_number, select, many {cèdent} other {cède}} pas à la panique.',
  'panic.failed': 'La panique gagne {unit}.',
  'group.held': '{unit} {unit_number, select, many {tiennent} other {tient}} bon.',
  'group.failed': '{unit} {unit_number, select, many {perdent} other {perd}} courage.',
  'group.spent': 'Le moral de l’unité {unit} se brise : {lost} points perdus sur {level}.',
  'points.routed':
    'La déroute de l’unité {unit} coûte {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de {huitsan} ({seat}).',
  'points.routed.you':
    'La déroute de l’unité {unit} coûte {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.victory':
    'La déroute de l’unité {unit} donne {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de {huitsan} ({seat}).',
  'points.victory.you':
    'La déroute de l’unité {unit} donne {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.huitsan': 'La déroute de {huitsan} ({seat}) coûte {points} points de moral à chacun de ses voisins.',
  'points.huitsan.you': 'La déroute de votre {huitsan} coûte {points} points de moral à chacun de ses voisins.',
  'points.dritlan': 'La perte de son dritlán coûte {points} points de moral à chaque légion de {huitsan} ({seat}).',
  'points.dritlan.you': 'La perte de son dritlán coûte {points} points de moral à chaque légion de votre {huitsan}.',
  'points.kerdu': 'La perte du kérdu coûte à chaque légion du camp {seat} {points} points de moral.',
  'points.kerdu.you': 'La perte du kérdu coûte à chacune de vos légions {points} points de moral.',
  disorganized: '{unit} {unit_number, select, many {tombent} other {tombe}} en désordre.',
  'disorganized.longer': '{unit} {unit_number, select, many {restent} other {reste}} en désordre plus longtemps.',
  recovered: '{unit} {unit_number, select, many {sont} other {est}} de nouveau en bon ordre.',
  'ask.last-stand': '{unit} : tenter de former le dernier carré ?',
  'option.last-stand': 'Tenter ({chance} %)',
  'option.no-last-stand': 'Pas maintenant',
  'stand.made':
    '{unit} {unit_number, select, many {forment} other {forme}} ici {unit_number, select, many {leur} other {son}} dernier carré.',
  'stand.failed': '{unit} ne {unit_number, select, many {forment} other {forme}} pas de dernier carré.',
}
