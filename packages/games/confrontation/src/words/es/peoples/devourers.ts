import type { NameList, Phrases } from '@fray/kernel'

export const devourers: Phrases = {
  'ask.arch-power':
    '{fighter} tiene {counters, plural, one {# contador} other {# contadores}} del Arco del Tormento: ¿para qué?',
  'option.arch-power': '{power}, por {price}',
  'option.arch-none': 'Nada más por ahora',
  'arch-power.echo': 'Eco',
  'arch-power.aura': 'Aura',
  'arch-power.blood': 'Sangre',
  'arch-power.spirit': 'Espíritu',
  'ask.arch-echo': '¿Quién gana un punto de fe?',
  'ask.arch-blood': '¿Quién se cura?',
  'ask.arch-rank': '¿De qué rango es {fighter} el azote?',
  arch: '{fighter} usa el Arco del Tormento, {power}: {left, plural, one {queda # contador} other {quedan # contadores}}',
  'ask.debt': '¿Cuánta fe toma {fighter} por adelantado?',
  'option.debt': '{points, plural, =0 {Ninguna} one {# punto} other {# puntos}}',
  debt: '{fighter} toma {points, plural, one {# punto} other {# puntos}} de fe por adelantado',
  'debt.due': '{fighter} paga {points, plural, one {una deuda de # punto} other {una deuda de # puntos}} con Heridas',
  'roll.talisman': 'El talismán de {fighter}',
  talisman: '{fighter}: FUE +{strength} hasta el final de la ronda',
}

export const devourersNames: NameList = {
  'The Black Veil': 'El velo negro',
  'Debt to Vile-Tis': 'Deuda con Vile-Tis',
  'The Arch of Torment': 'El Arco del Tormento',
  'Snare of Chains': 'Lazo de cadenas',
  'Five-bladed Talisman': 'Talismán de cinco hojas',
}
