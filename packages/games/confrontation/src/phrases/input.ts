import type { Phrases } from '@fray/kernel'

/** What is wrong with setups and situations. */
export const input: Phrases = {
  'fault.and-advice': '{fault} {advice} ({rules})',
  'fault.setup.no-army': 'there is no ready army “{army}”',
  'fault.setup.tournament-table': 'a tournament is played on {width} × {depth} cm',
  'fault.setup.overlap': 'lies on another piece',
  'fault.situation.nobody':
    'no card is called “{written}”, by its id (“lions-guard-of-alahan”) or as printed (“Guard of Alahan”)',
  'fault.situation.no-ability': 'no ability is called “{written}”',
  'fault.situation.bare-ability':
    '“{ability}” says nothing without what stands behind its slash: write it like “Toxic/3” or “Immunity/Fear”',
  'fault.situation.no-trace': '“{name}” leaves nothing on anybody',
  'fault.situation.parts': '“{name}” leaves several things, each by a name of its own: {parts}',
  'fault.situation.no-amount': 'say how much “{written}” gives or takes in the end, like "x": 2',
  'fault.situation.no-use': 'nothing that is counted is called “{written}”',
  'fault.situation.no-extra': 'nothing that is bought is called “{written}”',
  'fault.situation.near': '{fault}; perhaps {near}',
  'fault.situation.no-spot': 'say where: x and y, or beside whom',
  'fault.situation.no-neighbour': 'nobody before this figure in the list is called “{name}”',
  'fault.situation.no-card': 'no card of this camp is called “{name}”',
  'fault.situation.no-target': 'no enemy is called “{name}”',
  'fault.situation.no-place': 'the list has no figure {id}; it counts from 0',
  'fault.situation.off-table': '{name} stands off the table',
  'fault.situation.overlap': '{name} stands on {other}',
  'fault.situation.no-room-aboard': '{vehicle} does not carry {name} (CF-ABIL-116)',
}
