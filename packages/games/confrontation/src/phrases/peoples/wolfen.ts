import type { Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': 'Whom do the runes protect?',
  protected: '{fighter} protects {target}: RES +2 until the end of the round',
  'ask.rapidity': 'How much RES does {fighter} give up for speed?',
  'option.rapidity': '{points, plural, =0 {None} one {RES −#, MOV +{cm}} other {RES −#, MOV +{cm}}}',
}
