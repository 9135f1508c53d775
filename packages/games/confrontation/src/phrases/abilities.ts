import type { Phrases } from '@fray/kernel'

/** What abilities ask and tell. */
export const abilities: Phrases = {
  'ask.ability': '{fighter}: use {ability}?',
  'option.ability.use': 'Use {ability}',
  'option.ability.no': 'Do not use {ability}',
  'ability.used': '{fighter} uses {ability}',
  'ask.ambidextrous': 'The attack of {attacker} has failed: does {fighter} strike back?',
  'option.ambidextrous.attack': 'Give up {dice, plural, one {the defence die} other {# defence dice}} and attack',
  'option.ambidextrous.keep': 'Keep {dice, plural, one {the defence die} other {# defence dice}}',
  'ask.feint': '{fighter} has hit {target}: wound, or feint?',
  'option.feint.damage': 'Roll for damage',
  'option.feint.attack': 'Feint: {target} loses an attack die',
  'option.feint.defence': 'Feint: {target} loses a defence die',
  feint: '{fighter} feints: {target} loses {kind, select, attack {an attack die} other {a defence die}}',
  fierce: '{fighter} should be dead and fights on',
  'ask.concentration': '{fighter} may concentrate ({left, plural, one {# point} other {# points}} left)',
  'option.concentration.none': 'Not now',
  'option.concentration': '{characteristic} +{points}',
  concentrated: '{fighter} concentrates: {characteristic} +{points}',
  'ask.cure': 'Whom does {fighter} try to heal?',
  'option.cure.none': 'Nobody',
  'roll.cure': '{fighter} heals',
  'roll.ephemeral': 'Does {fighter} fade?',
  healed: '{fighter} is healed by one degree',
  'ask.sequence-dice': 'Does {fighter} strike in sequence?',
  'option.sequence':
    '{dice, plural, =0 {No further dice} one {# die more: ATT and DEF −{cost}} other {# dice more: ATT and DEF −{cost}}}',
  sequence: '{fighter} strikes in sequence: {dice, plural, one {# die} other {# dice}} more',
  'roll.regeneration': 'Does {fighter} regenerate?',
  'roll.survival': 'Survival instinct of {fighter}',
  survival: '{fighter} gets away by instinct',
}
