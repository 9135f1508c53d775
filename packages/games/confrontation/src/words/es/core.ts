import type { Phrases } from '@fray/kernel'

export const core: Phrases = {
  preset: '{first} contra {second}, {size}',
  points: '{points} P.A.',
  named: '{fighter}',
  card: '{count, plural, one {{name}} many {{name} × #} other {{name} × #}}',
  'group.fighter': '{fighter}',
  'option.done': 'Nada más que anunciar',
  'option.nothing': '{fighter} no hace nada más',
  'label.nothing': 'Nada más',
  'option.stay': 'Quedarse aquí',
  'outcome.annihilated': 'no queda nadie en el otro bando',
  'outcome.points': 'las pérdidas del otro bando son mayores',
  'outcome.draw': 'ambos bandos han perdido lo mismo',
}
