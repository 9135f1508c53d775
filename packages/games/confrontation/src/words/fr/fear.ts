import type { Phrases } from '@fray/kernel'

export const fear: Phrases = {
  'ask.rally-order': 'Qui tente de se rallier en premier ?',
  'ask.courage-order': 'Qui teste son Courage en premier ?',
  'ask.flee-from': 'Ils sont aussi effrayants l’un que l’autre : qui fuyez-vous ?',
  'ask.edge': '{fighter} fuit vers le bord le plus proche : lequel ?',
  'option.edge.left': 'Le bord gauche',
  'option.edge.right': 'Le bord droit',
  'option.edge.top': 'Le bord supérieur',
  'option.edge.bottom': 'Le bord inférieur',
  'assault.spot': '{fighter} prend la place quittée par {target}',
  'ask.takes-spot': 'Qui prend la place de la cible en fuite ?',
  'ask.target-fled': '{target} a fui : que fait {fighter} du reste de son mouvement ?',
  'option.chase': 'Poursuivre {target}',
  'option.run-on': 'Courir, sans finir au contact',
  'term.left': 'reste de l’assaut',
  'term.commander': 'commandement de {commander}',
  'term.standard-bearer': 'porte-étendard',
  'ask.mark': 'À qui {fighter} donne-t-il la Marque de sauvagerie ?',
  'option.mark.none': 'À personne',
  marked: '{fighter} porte la Marque de sauvagerie de {chief}',
  'state.savagery': 'Marque de sauvagerie',
}
