import type { Phrases } from '@fray/kernel'

export const assault: Phrases = {
  'ask.announce': 'Anuncia cargas, trabarse y movimientos a cubierto',
  'option.charge': '{fighter} carga contra {target}',
  'label.charge': 'Cargar contra {target}',
  'option.charge-two': '{fighter} carga contra {target} y {second}',
  'label.charge-two': 'Cargar contra {target} y {second}',
  'option.engagement': '{fighter} se traba con {target}',
  'label.engagement': 'Trabarse con {target}',
  'option.engage-barred': '{fighter} se traba con otro',
  'ask.arrival': '¿Contra qué lado de {target} se coloca {fighter}?',
  'refused.not-against': 'no está contra el objetivo',
  'announced.charge': '{fighter} anuncia una carga contra {target}',
  'announced.engagement': '{fighter} anuncia que se traba con {target}',
  'assault.charge': '{fighter} carga contra {target}',
  'assault.engagement': '{fighter} se traba con {target}',
  'assault.pursuit': '{fighter} se traba con {target} al perseguir',
  'assault.short': '{fighter} no alcanza a {target}',
  'charge.penalty': '{fighter} sufre las penalizaciones de carga',
  'number.force': 'Potencia',
  'term.size': 'Tamaño',
}
