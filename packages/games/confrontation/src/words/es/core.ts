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
}
