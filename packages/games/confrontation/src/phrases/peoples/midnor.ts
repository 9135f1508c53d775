import type { Phrases } from '@fray/kernel'

export const midnor: Phrases = {
  'ask.eye': 'Whom does the Eye of the Abyss look at?',
  'eye.cowed': '{target} cannot bear the eye of {fighter}',
  'eye.withstood': '{target} withstands the eye of {fighter} from now on',
  'ask.larva': 'What does the larva in {fighter} give him?',
  'option.larva.spit': 'Corrosive spit: STR +3 until the end of the round',
  'option.larva.fluids': 'Vital fluids: Regeneration/5 until the end of the round',
  'option.larva.none': 'Nothing',
  'ask.devour': 'Whom does {fighter} wound to regenerate after all?',
  'option.devour.none': 'Nobody',
  'ask.bond-with-the-despot': 'How much faith does {fighter} put into the bond with the Despot?',
  'option.despot.none': 'None',
  'option.despot.leads': '{points, plural, one {# point} other {# points}}: he leads over {cm} cm',
  'option.despot.directs':
    '{points, plural, one {# point} other {# points}}: he leads over {cm} cm and rolls two dice for the Tactical roll',
  bond: '{fighter} leads over {cm} cm until the end of the round',
}
