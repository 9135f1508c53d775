import type { Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'option.totem-siobhan': '{fighter} calls on Siobhan, who heals',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} calls on Fiann, who strengthens',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} calls on Neraidh, who strikes',
  'label.totem-neraidh': 'Neraidh',
  totem: '{fighter} raises the Totem of the Matrae: {matra}',
  'roll.totem': 'The Totem of the Matrae and {fighter}',
}
