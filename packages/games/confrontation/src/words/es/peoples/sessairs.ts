import type { NameList, Phrases } from '@fray/kernel'

export const sessairs: Phrases = {
  'option.totem-siobhan': '{fighter} invoca a Siobhan, que cura',
  'label.totem-siobhan': 'Siobhan',
  'option.totem-fiann': '{fighter} invoca a Fiann, que fortalece',
  'label.totem-fiann': 'Fiann',
  'option.totem-neraidh': '{fighter} invoca a Neraidh, que golpea',
  'label.totem-neraidh': 'Neraidh',
  totem: '{fighter} alza el Tótem de las Matrae: {matra}',
  'roll.totem': 'El Tótem de las Matrae y {fighter}',
}

export const sessairsNames: NameList = {
  'Lance of Malachite': 'Lanza de malaquita',
  'The Totem of the Matrae': 'El tótem de las Matrae',
  'Cold Blood': 'Sangre fría',
  Nymph: 'Ninfa',
}
