import type { Phrases } from '@fray/kernel'

export const fear: Phrases = {
  'ask.rally-order': '¿Quién intenta reagruparse primero?',
  'ask.courage-order': '¿Quién hace primero la prueba de Coraje?',
  'ask.flee-from': 'Inspiran el mismo miedo: ¿de quién huyes?',
  'ask.edge': '{fighter} huye hacia el borde más cercano: ¿cuál?',
  'option.edge.left': 'El borde izquierdo',
  'option.edge.right': 'El borde derecho',
  'option.edge.top': 'El borde superior',
  'option.edge.bottom': 'El borde inferior',
  'assault.spot': '{fighter} ocupa el lugar que {target} ha dejado',
  'ask.takes-spot': '¿Quién ocupa el lugar del objetivo que huyó?',
  'ask.target-fled': '{target} ha huido: ¿qué hace {fighter} con el resto del movimiento?',
  'option.chase': 'Seguir tras {target}',
  'option.run-on': 'Correr, sin acabar en contacto',
  'term.left': 'resto del asalto',
  'term.commander': 'al mando de {commander}',
  'term.standard-bearer': 'portaestandarte',
  'ask.mark': '¿A quién da {fighter} la Marca de Salvajismo?',
  'option.mark.none': 'A nadie',
  marked: '{fighter} lleva la Marca de Salvajismo de {chief}',
  'state.savagery': 'Marca de Salvajismo',
}
