import type { Phrases } from '@fray/kernel'

export const wolfen: Phrases = {
  'ask.protected': 'Whom do the runes protect?',
  protected: '{fighter} protects {target}: RES +2 until the end of the round',
  'ask.rapidity': 'How much RES does {fighter} give up for speed?',
  'option.rapidity': '{points, plural, =0 {None} one {RES −#, MOV +{cm}} other {RES −#, MOV +{cm}}}',
  'ask.eternal-cycle': 'What does the Eternal Cycle do to {fighter}?',
  'option.cycle.disenchantment': 'Disenchantment: all spells on the target end (difficulty {difficulty})',
  'option.cycle.purification': 'Purification: the target is removed (difficulty {difficulty})',
  'option.cycle.rebirth': 'Rebirth: all Wounds of the target heal (difficulty {difficulty})',
  'ask.spout': 'How many gems keep {fighter} deafened?',
  'option.spout':
    '{gems, plural, =0 {None: it ends} one {# gem, against an Initiative test of {difficulty}} other {# gems, against an Initiative test of {difficulty}}}',
  'ask.sceptre': 'Who is the target?',
  'roll.sceptre': 'The sceptre of {fighter}',
  'option.sceptre-offering': '{fighter} lifts a fighter with the sceptre',
  'label.sceptre-offering': 'Celestial offering',
  'option.sceptre-radiation': '{fighter} strikes a fighter with the sceptre',
  'label.sceptre-radiation': 'Lunar radiation',
  'option.sceptre-apogee': '{fighter} lifts and strikes a fighter with the sceptre',
  'label.sceptre-apogee': 'Stellar apogee',
  'sceptre.offering': '{fighter}: Celestial offering on {target}',
  'sceptre.radiation': '{fighter}: Lunar radiation on {target}',
  'sceptre.apogee': '{fighter}: Stellar apogee on {target}',
}
