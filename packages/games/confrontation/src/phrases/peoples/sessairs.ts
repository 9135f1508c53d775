import type { Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'ask.growth': '{fighter}: round which point do plants grow?',
  'roll.mask': 'The Mask of Contemplation of {fighter}',
  mask: 'The Mask of Contemplation shows {fighter} {result}',
  'ask.mask-gem': 'Does {fighter} spend a gem to bend the Mask of Contemplation?',
  'option.mask-no-gem': 'No gem',
  'ask.mask-shift': 'The Mask shows {fighter} {face}: what does it count as?',
  'option.mask-shift': '{result}',
  'ask.mask-element': 'Of which Element does {fighter} gain the Spirit?',
  'ask.billhook':
    'Who gains from the Billhook of Thorns of {fighter}? {points, plural, one {# point of STR} other {# points of STR}}',
  'billhook-point': 'point of STR',
  'slot.billhook-kept': 'kept for later',
  billhook: '{fighter}: STR +{points} until the end of the round',
  'term.favour': 'Favour of Danu',
  'option.totem-siobhan': '{fighter} calls on Siobhan, who heals',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} calls on Fiann, who strengthens',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} calls on Neraidh, who strikes',
  'label.totem-neraidh': 'Neraidh',
  'note.totem-siobhan':
    'once in the game: each friend within {reach} cm is healed by one degree on a die of {least} or more',
  'note.totem-fiann': 'once in the game: friends within {reach} cm have +1 on Attack and Defence until the round ends',
  'note.totem-neraidh':
    'once in the game: each enemy within {reach} cm suffers a Damage roll of STR 0 on a die of {least} or more',
  totem: '{fighter} raises the Totem of the Matrae: {matra}',
  'roll.totem': 'The Totem of the Matrae and {fighter}',
}
