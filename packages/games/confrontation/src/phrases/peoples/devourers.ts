import type { Phrases } from '@fray/kernel'

export const devourers: Phrases = {
  'ask.arch-power':
    '{fighter} has {counters, plural, one {# counter} other {# counters}} of the Arch of Torment: what for?',
  'option.arch-power': '{power}, for {price}',
  'option.arch-none': 'Nothing more now',
  'arch-power.echo': 'Echo',
  'arch-power.aura': 'Aura',
  'arch-power.blood': 'Blood',
  'arch-power.spirit': 'Spirit',
  'ask.arch-echo': 'Who gains a point of faith?',
  'ask.arch-blood': 'Whose Wounds heal?',
  'ask.arch-rank': 'Of which rank is {fighter} the bane?',
  arch: '{fighter} uses the Arch of Torment, {power}: {left, plural, one {# counter left} other {# counters left}}',
  'ask.debt': 'How much faith does {fighter} take in advance?',
  'option.debt': '{points, plural, =0 {None} one {# point} other {# points}}',
  debt: '{fighter} takes {points, plural, one {# point} other {# points}} of faith in advance',
  'debt.due': '{fighter} pays {points, plural, one {a debt of # point} other {a debt of # points}} with Wounds',
  'roll.talisman': 'The talisman of {fighter}',
  talisman: '{fighter}: STR +{strength} until the end of the round',
}
