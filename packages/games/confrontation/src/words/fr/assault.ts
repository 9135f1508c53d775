import type { Phrases } from '@fray/kernel'

export const assault: Phrases = {
  'ask.announce': 'Annoncez charges, engagements et déplacements à couvert',
  'option.charge': '{fighter} charge {target}',
  'label.charge': 'Charger {target}',
  'option.charge-two': '{fighter} charge {target} et {second}',
  'label.charge-two': 'Charger {target} et {second}',
  'option.engagement': '{fighter} engage {target}',
  'label.engagement': 'Engager {target}',
  'option.engage-barred': '{fighter} engage quelqu’un d’autre',
  'ask.arrival': 'Contre quel côté de {target} placer {fighter} ?',
  'refused.not-against': 'pas contre la cible',
  'announced.charge': '{fighter} annonce une charge contre {target}',
  'announced.engagement': '{fighter} annonce l’engagement de {target}',
  'assault.charge': '{fighter} charge {target}',
  'assault.engagement': '{fighter} engage {target}',
  'assault.pursuit': '{fighter} engage {target} en poursuite',
  'assault.short': '{fighter} n’atteint pas {target}',
  'charge.penalty': '{fighter} subit les malus de charge',
  'number.force': 'Puissance',
  'term.size': 'Taille',
}
