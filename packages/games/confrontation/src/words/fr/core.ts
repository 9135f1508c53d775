import type { Phrases } from '@fray/kernel'

export const core: Phrases = {
  preset: '{first} contre {second}, {size}',
  points: '{points} P.A.',
  named: '{fighter}',
  card: '{count, plural, one {{name}} many {{name} × #} other {{name} × #}}',
  'group.fighter': '{fighter}',
  'option.done': 'Rien d’autre à annoncer',
  'option.nothing': '{fighter} ne fait plus rien',
  'label.nothing': 'Plus rien',
  'option.stay': 'Rester sur place',
}
