import type { Phrases } from '@fray/kernel'

/** Problems of setups and situations. */
export const input: Phrases = {
  'fault.and-advice': '{fault} {advice} ({rules})',
  'fault.setup.no-army': 'the ready army “{army}” does not exist',
  'fault.setup.tournament-table': 'a tournament is played on {width} × {depth} cm',
  'fault.setup.overlap': 'lies on another piece',
  'fault.situation.nobody':
    'no card is called “{written}”, by its id (“lions-guard-of-alahan”) or as printed (“Guard of Alahan”)',
  'fault.situation.no-ability': 'no ability is called “{written}”',
  'fault.situation.bare-ability': '“{ability}” needs a value after a slash: write it like “Toxic/3” or “Immunity/Fear”',
  'fault.situation.no-trace': '“{name}” has no lasting effect',
  'fault.situation.parts': '“{name}” has several effects, each with its own name: {parts}',
  'fault.situation.no-amount': 'give the final amount of “{written}”, like "x": 2',
  'fault.situation.no-use': 'nothing that is counted is called “{written}”',
  'fault.situation.no-extra': 'nothing that can be bought is called “{written}”',
  'fault.situation.near': '{fault}; perhaps {near}',
  'fault.situation.no-spot': 'give a place: x and y, or beside another figure',
  'fault.situation.no-neighbour': 'no earlier figure in the list is called “{name}”',
  'fault.situation.no-card': 'no card of this camp is called “{name}”',
  'fault.situation.no-target': 'no enemy is called “{name}”',
  'fault.situation.no-place': 'the list has no figure {id}; it counts from 0',
  'fault.situation.off-table': '{name} stands off the table',
  'fault.situation.overlap': '{name} stands on {other}',
  'fault.situation.no-room-aboard': '{vehicle} does not carry {name} (CF-ABIL-116)',
}
