import type { Phrases } from '@fray/kernel'
import { card } from '../card.ts'

/** The game itself, its setups and its ends. */
export const core: Phrases = {
  ...card.phrases.en,
  preset: '{first} against {second}, {size}',
  points: '{points} A.P.',
  named: '{fighter}',
  card: '{count, plural, one {{name}} other {{name} × #}}',
  'group.fighter': '{fighter}',
  'option.done': 'Nothing more to announce',
  'option.nothing': '{fighter} does nothing more',
  'label.nothing': 'Nothing more',
  'option.stay': 'Stay here',
}
