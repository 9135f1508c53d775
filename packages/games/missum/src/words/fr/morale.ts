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
  'roll.panic': '{unit} face à la panique soudaine : tient à {needed} ou moins',
  'roll.group': '{unit} éprouve le soutien du groupe : tient à {needed} ou moins',
  'roll.last-stand': '{unit} se résout à lutter jusqu’au bout : {chance} ou moins',
  'panic.held': '{unit} garde son sang-froid.',
  'panic.failed': '{unit} panique.',
  'group.held': '{unit} fait bloc.',
  'group.failed': '{unit} perd courage.',
  'group.spent': '{unit} a perdu {lost} points de moral sur {level} et n’en supporte pas plus.',
  'points.routed':
    'La déroute ({unit}) coûte à chaque légion {points, plural, one {# point de moral} other {# points de moral}} : {huitsan} ({seat}).',
  'points.routed.you':
    'La déroute ({unit}) coûte {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.victory':
    'La déroute ({unit}) donne à chaque légion {points, plural, one {# point de moral} other {# points de moral}} : {huitsan} ({seat}).',
  'points.victory.you':
    'La déroute ({unit}) donne {points, plural, one {# point de moral} other {# points de moral}} à chaque légion de votre {huitsan}.',
  'points.huitsan': '{huitsan} ({seat}) est en déroute : ses voisins perdent {points} points de moral chacun.',
  'points.huitsan.you': 'Votre {huitsan} est en déroute : ses voisins perdent {points} points de moral chacun.',
  'points.dritlan': 'La perte du dritlán coûte à chaque légion {points} points de moral : {huitsan} ({seat}).',
  'points.dritlan.you': 'La perte du dritlán coûte {points} points de moral à chaque légion de votre {huitsan}.',
  'points.kerdu': 'La perte du kérdu coûte à chaque légion du camp {seat} {points} points de moral.',
  'points.kerdu.you': 'La perte du kérdu coûte à chacune de vos légions {points} points de moral.',
  disorganized: '{unit} tombe en désordre.',
  'disorganized.longer': '{unit} reste plus longtemps en désordre.',
  recovered: '{unit} se remet en bon ordre.',
  'ask.last-stand': '{unit} : tenter de former le dernier carré ?',
  'option.last-stand': 'Tenter : {chance} sur 100',
  'option.no-last-stand': 'Pas maintenant',
  'stand.made': '{unit} luttera sur place jusqu’au dernier.',
  'stand.failed': '{unit} ne se résout pas à mourir ici.',
}
