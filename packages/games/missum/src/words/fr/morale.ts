import type { Phrases } from '@fray/kernel'

/** Words of chapters 6 and 7, in French: morale and disorganization. */
export const morale: Phrases = {
  'number.panic': 'Tient à ce nombre ou moins',
  'number.group': 'Tient à ce nombre ou moins',
  'term.rating': 'Valeur de moral',
  'term.group': 'Soutien du groupe',
  'term.disorganized': 'En désordre',
  'term.kerdu': 'Le kérdu est là',
  'term.dritlan': 'Son dritlán est là',
  'roll.panic': '{unit} face à la panique soudaine : {needed} ou moins pour tenir',
  'roll.group': '{unit}, soutien du groupe : {needed} ou moins pour tenir',
  'roll.last-stand': '{unit}, résolution à lutter jusqu’au bout : {chance} ou moins',
  'panic.held': '{unit} : pas de panique.',
  'panic.failed': 'La panique gagne {unit}.',
  'group.held': '{unit} : le groupe fait bloc.',
  'group.failed': '{unit} : le groupe perd courage.',
  'group.spent': '{unit} : {lost} points de moral perdus sur {level}, c’en est trop.',
  'points.routed':
    'La déroute ({unit}) coûte à chaque légion {points, plural, one {# point de moral} other {# points de moral}} : {huitsan} ({seat}).',
  'points.routed.you':
    'La déroute ({unit}) coûte {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.victory':
    'La déroute ({unit}) donne à chaque légion {points, plural, one {# point de moral} other {# points de moral}} : {huitsan} ({seat}).',
  'points.victory.you':
    'La déroute ({unit}) donne {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.huitsan': 'La déroute ({huitsan}, {seat}) coûte {points} points de moral à chacun de ses voisins.',
  'points.huitsan.you': 'La déroute de votre {huitsan} coûte {points} points de moral à chacun de ses voisins.',
  'points.dritlan': 'La perte du dritlán coûte à chaque légion {points} points de moral : {huitsan} ({seat}).',
  'points.dritlan.you': 'La perte du dritlán coûte {points} points de moral à chaque légion de votre {huitsan}.',
  'points.kerdu': 'La perte du kérdu coûte à chaque légion du camp {seat} {points} points de moral.',
  'points.kerdu.you': 'La perte du kérdu coûte à chacune de vos légions {points} points de moral.',
  disorganized: '{unit} : en désordre.',
  'disorganized.longer': '{unit} : en désordre plus longtemps.',
  recovered: '{unit} : de nouveau en bon ordre.',
  'ask.last-stand': '{unit} : tenter de former le dernier carré ?',
  'option.last-stand': 'Tenter : {chance} sur 100',
  'option.no-last-stand': 'Pas maintenant',
  'stand.made': '{unit} : lutte sur place jusqu’au dernier.',
  'stand.failed': '{unit} : pas de résolution à mourir ici.',
}
