import type { Phrases } from '@fray/kernel'

export const lions: Phrases = {
  'roll.shield': 'The shield of {fighter}',
  shield:
    'The shield of {fighter} takes the blow: {left, plural, =0 {it is broken} one {# structure point left} other {# structure points left}}',
  'option.falcon-kill': '{fighter} sets the falcon on an enemy',
  'label.falcon-kill': 'Kill!',
  'ask.falcon-kill': 'Whom does the falcon harry?',
  'option.falcon-fly': '{fighter} lets the falcon watch for a friend',
  'label.falcon-fly': 'Fly!',
  'ask.falcon-fly': 'For whom does the falcon watch?',
  'option.falcon-mutilate': '{fighter} makes ready to throw Silentz at an enemy',
  'label.falcon-mutilate': 'Mutilate!',
  'falcon-kill': 'The falcon of {fighter} harries {target}',
  'falcon-fly': 'The falcon of {fighter} watches for {target}',
  'falcon-mutilate': '{fighter} fires with Silentz in this round',
}
