import type { Phrases } from '@fray/kernel'

/** Charges and engagements. */
export const assault: Phrases = {
  'ask.announce': 'Announce charges, engagements and moves under cover',
  'option.charge': '{fighter} charges {target}',
  'label.charge': 'Charge {target}',
  'option.charge-two': '{fighter} charges {target} and {second}',
  'label.charge-two': 'Charge {target} and {second}',
  'option.engagement': '{fighter} engages {target}',
  'label.engagement': 'Engage {target}',
  'option.engage-barred': '{fighter} engages somebody else',
  'ask.arrival': 'Against which side of {target} does {fighter} want to stand?',
  'refused.not-against': 'not against the target',
  'announced.charge': '{fighter} announces a charge at {target}',
  'announced.engagement': '{fighter} announces an engagement of {target}',
  'assault.charge': '{fighter} charges {target}',
  'assault.engagement': '{fighter} engages {target}',
  'assault.pursuit': '{fighter} engages {target} in pursuit',
  'assault.short': '{fighter} does not reach {target}',
  'charge.penalty': '{fighter} is shaken by the charge',
  'number.force': 'Force',
  'term.size': 'Size',
  'option.dive': '{fighter} dives at {target}',
  'label.dive': 'Dive at {target}',
}
