import type { Phrases } from '@fray/kernel'

/** What can be wrong with situations, fields and armies from outside. The field that is wrong is named beside it. */
export const input: Phrases = {
  'fault.situation.no-unit': 'no unit is called "{name}"',
  'fault.situation.gone': '"{name}" is gone, and runs no more',
  'fault.situation.nowhere': '"{name}" stands nowhere',
  'fault.shape.repeated': 'goes nowhere: two points in a row are the same',
  'fault.shape.turns-back': 'turns back on itself',
  'fault.shape.flat': 'holds nothing: its corners lie on one line',
  'fault.setup.zone': 'the armies would set up in each other: at most {most}, half the depth of the table',
  'fault.setup.objective': 'does not lie on the table',
  'fault.situation.off-table': '"{name}" does not stand wholly on the table',
  'fault.situation.taken': '"{name}" is taken',
  'fault.situation.overlap': '"{name}" overlaps "{other}" (MI-PASS-05)',
  'fault.situation.weapon': '"{weapon}" is no weapon of this race; known are {known} (MI-MELEEFACTOR-33)',
  'fault.situation.apart': '"{name}" does not touch "{other}"',
  'fault.situation.friends': '"{name}" and "{other}" are of one side',
  'fault.situation.original': 'is less than there are now',
  'fault.situation.spells': '"{name}" is no magic user',
  'fault.situation.last-turn': 'the battle has {limit} turns (MI-VICTORY-02)',
  'fault.situation.reserve': 'a side has at most {most} legions in reserve (MI-DIVISION-03)',
  'fault.change.no-piece': 'there is no piece {piece}',
  'fault.change.no-terrain': 'no terrain is called "{kind}"',
  'fault.change.no-offer': 'nothing is called "{offer}"',
  'fault.profile.taken': 'is the id of troops that are offered anyway',
  'fault.profile.twice': '"{id}" is there twice',
  'fault.profile.weapon': '"{weapon}" is no weapon of the race "{race}" ({rule})',
}
