import type { Phrases } from '@fray/kernel'

/** Errors in situations, fields and armies from outside; the faulty field is named beside each. */
export const input: Phrases = {
  'fault.situation.no-unit': 'no unit is called "{name}"',
  'fault.situation.gone': '"{name}" is gone and is not routing any more',
  'fault.situation.nowhere': '"{name}" has no position',
  'fault.shape.repeated': 'goes nowhere: two points in a row are the same',
  'fault.shape.turns-back': 'turns back on itself',
  'fault.shape.flat': 'encloses nothing: its corners lie on one line',
  'fault.setup.zone': 'the armies would deploy inside each other: at most {most}, half the depth of the table',
  'fault.setup.objective': 'is not on the table',
  'fault.situation.off-table': '"{name}" does not fit on the table',
  'fault.situation.taken': 'the name "{name}" is taken',
  'fault.situation.overlap': '"{name}" overlaps "{other}" (MI-PASS-05)',
  'fault.situation.weapon': '"{weapon}" is not a weapon of this race; known are {known} (MI-MELEEFACTOR-33)',
  'fault.situation.apart': '"{name}" does not touch "{other}"',
  'fault.situation.friends': '"{name}" and "{other}" are on the same side',
  'fault.situation.original': 'is fewer than there are now',
  'fault.situation.spells': '"{name}" is not a magic user',
  'fault.situation.last-turn': 'the battle lasts {limit} turns (MI-VICTORY-02)',
  'fault.situation.reserve': 'a side may have at most {most} legions in reserve (MI-DIVISION-03)',
  'fault.change.no-piece': 'piece {piece} does not exist',
  'fault.change.no-terrain': 'unknown terrain "{kind}"',
  'fault.change.no-offer': 'unknown choice "{offer}"',
  'fault.profile.taken': 'is the id of troops that the game already offers',
  'fault.profile.twice': '"{id}" is listed twice',
  'fault.profile.weapon': '"{weapon}" is not a weapon of the race "{race}" ({rule})',
}
