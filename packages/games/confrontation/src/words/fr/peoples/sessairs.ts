import type { NameList, Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'option.totem-siobhan': '{fighter} invoque Siobhan, qui guérit',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} invoque Fiann, qui fortifie',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} invoque Neraidh, qui frappe',
  'label.totem-neraidh': 'Neraidh',
  totem: '{fighter} brandit le Totem des Matrae : {matra}',
  'roll.totem': 'Le Totem des Matrae et {fighter}',
}

export const sessairsNames: NameList = {
  'Lance of Malachite': 'Lance de malachite',
  'The Totem of the Matrae': 'Le totem des Matrae',
  'Cold Blood': 'Sang froid',
  Nymph: 'Nymphe',
}
