import type { Phrases } from '@fray/kernel'

/** Steam and naphtha. */
export const steam: Phrases = {
  'ask.pressure': '{fighter}, {device}: {fuel, select, naphtha {injection roll} other {pressure roll}} for {raised}?',
  'option.pressure': 'Make the {fuel, select, naphtha {injection roll} other {pressure roll}}',
  'option.pressure.no': 'Not now',
  'roll.pressure':
    '{fuel, select, naphtha {Injection roll} other {Pressure roll}} of {fighter}, {device}: a 1 is an incident',
  'ask.pressure-again': '{fighter}, {device}: {dice}{incident, select, yes {, an incident} other {}}. Roll again?',
  'option.pressure-again': 'Roll again; the new result counts',
  'option.pressure-keep': 'Keep it',
  'roll.incident': 'Incident of {fighter}, {device}: 1 explosion, 2 or 3 breakdown, more overheating',
  pressure: '{fighter}, {device}: {raised} +{bonus}',
  'incident.explosion': 'The boiler of {fighter} explodes',
  'incident.breakdown': 'The boiler of {fighter} breaks down for the rest of the game',
  'incident.overheating': 'The boiler of {fighter} overheats and rests until the next round',
  'term.pressure': 'pressure',
}
